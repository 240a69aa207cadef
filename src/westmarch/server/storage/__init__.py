"""The database: engine, store, transactions, migrations.

It knows no feature and nothing of the web.
"""
