"""Who is asking: guests with a signed cookie, and accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from westmarch.server.errors import ApiError
from westmarch.server.rows import PersonRow, now
from westmarch.server.store import Store
from westmarch.server.wire import Me

COOKIE = "westmarch"
MAX_AGE = 400 * 24 * 3600
_RESERVED = ("guest",)


class Person(msgspec.Struct, frozen=True):
    """Somebody, as the cookie says and the database knows."""

    id: str
    name: str
    guest: bool = True

    def row(self) -> PersonRow:
        """A guest as a row; accounts have theirs already."""
        return PersonRow(id=self.id, name=self.name, created=now())

    def me(self) -> Me:
        return Me(self.id, self.name, self.guest)


def new_guest() -> Person:
    """Somebody not seen before."""
    return Person(secrets.token_urlsafe(12), f"Guest {secrets.randbelow(9000) + 1000}")


def clean_name(name: str) -> str:
    """A name as it is shown: letters as they are, no control signs, single spaces."""
    name = unicodedata.normalize("NFC", name)
    name = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(name) <= 40:
        raise ApiError(400, "bad_name", "A name has 1 to 40 characters.")
    return name


def account_key(name: str) -> str:
    """Names of accounts differ by more than capitals and look-alike forms."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


class People:
    """Cookies and accounts of one server."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(secret, salt="westmarch-person")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        """Checked when there is no such account, so that the time taken tells nothing."""

    # ---- cookies

    async def known(self, cookie: str | None) -> Person | None:
        """Who a cookie stands for; nobody when it is missing, old or forged."""
        if not cookie or len(cookie) > 500:
            return None
        try:
            said = self._signer.loads(cookie, max_age=MAX_AGE)
            person = msgspec.convert(said, Person)
        except (BadSignature, msgspec.ValidationError):
            return None
        row = await self._store.person(person.id)
        if row is not None:
            return Person(row.id, row.name, row.password is None)
        return person if person.guest else None

    def cookie(self, person: Person, secure: bool) -> Cookie:
        """The cookie that says who somebody is."""
        value = self._signer.dumps(msgspec.to_builtins(person))
        return Cookie(
            key=COOKIE,
            value=str(value),
            max_age=MAX_AGE,
            path="/",
            httponly=True,
            secure=secure,
            samesite="lax",
        )

    # ---- names and accounts

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody otherwise."""
        name = clean_name(name)
        if not person.guest and account_key(name) != account_key(person.name):
            raise ApiError(409, "account_name", "An account keeps its name.")
        await self._store.keep_guest(person.row())
        await self._store.rename(person.id, name)
        return Person(person.id, name, person.guest)

    async def register(self, person: Person | None, name: str, password: str) -> Person:
        """Make an account; a guest's games stay his."""
        name = clean_name(name)
        if person is None or not person.guest:
            person = new_guest()
        hashed = await asyncio.to_thread(self._hasher.hash, _encoded(password))
        row = PersonRow(
            id=person.id, name=name, account=account_key(name), password=hashed, created=now()
        )
        if await self._store.account(account_key(name)) is not None:
            raise ApiError(409, "name_taken", "Somebody has that name already.")
        try:
            await self._store.save_person(row)
        except IntegrityError:
            raise ApiError(409, "name_taken", "Somebody has that name already.") from None
        await self._store.rename(person.id, name)
        return Person(person.id, name, guest=False)

    async def log_in(self, guest: Person | None, name: str, password: str) -> Person:
        """The account with this name and password; what the guest had goes to it."""
        row = await self._store.account(account_key(clean_name(name)))
        hashed = self._nobody if row is None or row.password is None else row.password
        if not await asyncio.to_thread(self._fits, hashed, password) or row is None:
            raise ApiError(401, "wrong_password", "The name or the password is wrong.")
        if guest is not None and guest.guest and guest.id != row.id:
            await self._store.hand_over(guest.id, row.id, row.name)
        return Person(row.id, row.name, guest=False)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, _encoded(password))
        except (Argon2Error, InvalidHashError):
            return False


def _encoded(password: str) -> bytes:
    """A password however its letters were typed."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
