"""Work in other processes: the pool (`pool`), calls that wait for results (`calls`), and the code
that runs in each process (`worker`).

It must not know what the work is about: a job is a function and its arguments.
"""
