"""A site of several processes: who owns a room, how a call reaches him, and what all share.

PostgreSQL decides who owns a room (leases.py) and keeps the work that any process may do: what
bots, hints and reviews think (job_queue.py, job_worker.py). Redis carries what is counted or told
across processes (redis_bus.py). A call for a room that another process owns is handed to it over a
link between the processes (forwarding.py, routing.py).
"""
