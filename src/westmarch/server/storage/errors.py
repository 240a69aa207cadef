"""What the errors of a database mean: whether they pass, and whose fault they are."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from westmarch.kernel.engine.errors import WestmarchError
from westmarch.server.common.errors import Fenced, NoRedis
from westmarch.tabletop.refusals import Refused


def is_the_databases_fault(error: BaseException) -> bool:
    """Whether no write would have been stored, whatever it was: the disk is full, another program
    holds the database, the database is away. Of PostgreSQL that is an error of no narrower kind: a
    lost connection, a server that is starting or going down."""
    if isinstance(error, OperationalError | InterfaceError | OSError | PoolTimeout):
        return True
    return type(error) is DBAPIError and not is_unfit(error)


def is_unfit(error: BaseException) -> bool:
    """Whether PostgreSQL cannot take what was sent, such as a text with a zero byte (its class 22:
    data exceptions); SQLite takes anything."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(state, str) and state.startswith("22")


def foreseen(error: BaseException) -> bool:
    """Whether it is a refusal, or something that passes and says of itself what it is: whoever
    raises it has left everything as it was, or says what he changed."""
    kinds = Refused, WestmarchError, Fenced, NoRedis
    return isinstance(error, kinds) or is_the_databases_fault(error)
