"""Work in processes of their own: bots, the teacher, reading of strangers' texts.

It knows neither the web nor the database.
"""
