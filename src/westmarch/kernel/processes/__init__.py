"""Work in processes of its own: the pool (pool.py), and what runs in each process (worker.py). It
knows nothing of what the work is."""
