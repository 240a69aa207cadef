"""The services that other tests run on: started, killed, started again, gone at the end."""

from __future__ import annotations

import pytest

from tools.harness.services import Postgres, Redis, postgres_folder


def test_databases_are_new_and_apart(postgres: Postgres) -> None:
    one, two = (postgres.database().rpartition("/")[2] for _ in range(2))
    postgres.sql("CREATE TABLE things (id int)", one)
    assert postgres.sql("SELECT count(*) FROM things", one) == "0\n"
    assert postgres.sql("SELECT count(*) FROM pg_tables WHERE tablename='things'", two) == "0\n"


@pytest.mark.skipif(postgres_folder() is None, reason="PostgreSQL is not installed")
def test_what_was_committed_is_there_after_a_kill() -> None:
    with Postgres() as own:
        own.sql("CREATE TABLE things (id int); INSERT INTO things VALUES (7)")
        own.kill()
        assert not own.answers()
        own.start()
        assert own.sql("SELECT id FROM things") == "7\n"


def test_redis_is_its_own(redis: Redis) -> None:
    assert redis.ask("SET", "a", "1") == "+OK"
    assert redis.ask("GET", "a") == "$1"
    with Redis() as other:
        assert other.ask("GET", "a") == "$-1"
        other.kill()
        assert other.ask("PING") == ""
        other.start()
        assert other.ask("PING") == "+PONG"
    assert not other.folder.exists()
