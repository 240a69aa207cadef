"""Who is asking: guests with a signed cookie, and accounts with a password and sessions."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from datetime import UTC, datetime, timedelta

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.datastructures import Cookie
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from westmarch.kernel.texts.site_texts import say
from westmarch.server.common.errors import ApiError
from westmarch.server.common.time import now
from westmarch.server.identity import passwords
from westmarch.server.identity import queries as identity_queries
from westmarch.server.identity.account_mail import Letters, confirmed_address
from westmarch.server.identity.mail import checked_address
from westmarch.server.identity.names import account_key, clean_name, is_odd, name_of_guest, skeleton
from westmarch.server.identity.repository import ensure_person, rename_person, save_person
from westmarch.server.identity.schemas import Me
from westmarch.server.identity.sessions import PREFIX, Sessions, hashed
from westmarch.server.storage.rows.people import PersonRow, SessionRow
from westmarch.server.storage.store import Store
from westmarch.server.storage.tables.people import people as people_table
from westmarch.server.storage.tables.people import recovery as recovery_table

COOKIE = "westmarch"
MAX_AGE = 400 * 24 * 3600
CODES = 8
"""Recovery codes of an account; each opens it once."""
MAILED_LASTS = timedelta(hours=1)
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class Person(msgspec.Struct, frozen=True):
    """Somebody, as the cookie says and the database knows."""

    id: str
    name: str
    guest: bool = True
    session: str = ""
    """The session it is; guests have none."""
    language: str | None = None
    """The language chosen, if any."""

    def row(self) -> PersonRow:
        """A guest as a row; accounts have theirs already."""
        return PersonRow(id=self.id, name=self.name, created=now())

    def me(self) -> Me:
        return Me(self.id, self.name, self.guest, self.language, is_odd_account(self))


def is_odd_account(person: Person) -> bool:
    """Whether an account has a name that nobody could take today; it may have another."""
    return not person.guest and is_odd(person.name)


def new_guest() -> Person:
    """Somebody not seen before."""
    return Person(secrets.token_urlsafe(12), name_of_guest(secrets.randbelow(9000) + 1000))


class People:
    """Cookies and accounts of one server."""

    def __init__(self, store: Store, secret: str, letters: Letters | None = None) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(secret, salt="westmarch-person")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        """Checked when there is no such account, so that the time taken tells nothing."""
        self.sessions = Sessions(store)
        self.letters = letters

    # ---- cookies

    async def known(self, cookie: str | None) -> Person | None:
        """Who a cookie stands for; nobody when it is missing, ended or forged. A guest's cookie
        opens no account, also not the one the guest has become. It has no age of its own: browsers
        drop it in time, and a clock that is set back throws nobody out."""
        if not cookie or len(cookie) > 500:
            return None
        if cookie.startswith(PREFIX):
            return await self._logged_in(cookie)
        try:
            person = msgspec.convert(self._signer.loads(cookie), Person)
        except (BadSignature, msgspec.ValidationError):
            return None
        row = await identity_queries.person(self._store, person.id)
        if row is None:
            return person if person.guest else None
        if row.password is not None:
            return None
        return Person(row.id, row.name, language=row.language)

    async def _logged_in(self, cookie: str) -> Person | None:
        session = await self.sessions.of_cookie(cookie)
        row = (
            None if session is None else await identity_queries.person(self._store, session.person)
        )
        if session is None or row is None:
            return None
        return Person(row.id, row.name, guest=False, session=session.id, language=row.language)

    def guest_cookie(self, person: Person, secure: bool) -> Cookie:
        """The cookie that says which guest somebody is."""
        said = {"id": person.id, "name": person.name, "guest": True}
        return _cookie(str(self._signer.dumps(said)), secure)

    async def session_cookie(self, person: Person, agent: str, secure: bool) -> Cookie:
        """The cookie of a new session."""
        return _cookie(await self.sessions.begin(person.id, agent), secure)

    # ---- names

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody otherwise. Nobody takes a name that could be taken for an account's, and an
        account keeps its own, unless it is one that nobody could take any more."""
        name = clean_name(name)
        other = account_key(name) != account_key(person.name)
        if other and not person.guest and not is_odd_account(person):
            raise ApiError(409, "account_name", say("error-account_name"))
        await self.check_free(name, person.id)
        await ensure_person(self._store, person.row())
        if other and not person.guest:
            await self._call_account(person.id, name)
        await rename_person(self._store, person.id, name)
        return msgspec.structs.replace(person, name=name)

    async def _call_account(self, person: str, name: str) -> None:
        values = {"account": account_key(name), "skeleton": skeleton(name)}
        try:
            await self._store.write(
                update(people_table).where(people_table.c.id == person).values(**values)
            )
        except IntegrityError:
            raise ApiError(409, "name_taken", say("error-name_taken")) from None

    async def check_free(self, name: str, person: str) -> None:
        """Raise `ApiError` when somebody else has that name, or one that looks like it."""
        for found in (
            await identity_queries.account(self._store, account_key(name)),
            await identity_queries.looks_like(self._store, skeleton(name)),
        ):
            if found is not None and found.id != person:
                raise ApiError(409, "name_taken", say("error-name_taken"))

    async def set_language(self, person: Person, language: str) -> None:
        """Keep the language somebody has chosen."""
        await ensure_person(self._store, person.row())
        mine = people_table.c.id == person.id
        await self._store.write(update(people_table).where(mine).values(language=language))

    # ---- accounts

    async def register(
        self, person: Person | None, name: str, password: str, mail: str | None = None
    ) -> tuple[Person, list[str]]:
        """Make an account, with its recovery codes; a guest's games stay his."""
        name = clean_name(name)
        if person is None or not person.guest:
            person = new_guest()
        await self.check_free(name, "")
        address = checked_address(mail)
        passwords.check(password, name, *known_of(address))
        row = PersonRow(
            id=person.id,
            name=name,
            account=account_key(name),
            password=await self._hash(password),
            created=now(),
            skeleton=skeleton(name),
            mail=address,
            language=person.language,
        )
        try:
            await save_person(self._store, row)
        except IntegrityError:
            raise ApiError(409, "name_taken", say("error-name_taken")) from None
        await rename_person(self._store, person.id, name)
        known = Person(person.id, name, guest=False, language=person.language)
        return known, await self._new_codes(person.id)

    async def log_in(self, name: str, password: str) -> Person:
        """The account with this name and password."""
        row = await self._checked(name, password)
        return Person(row.id, row.name, guest=False, language=row.language)

    async def _checked(self, name: str, password: str) -> PersonRow:
        row = await identity_queries.account(self._store, account_key(name))
        kept = self._nobody if row is None or row.password is None else row.password
        if not await asyncio.to_thread(self._fits, kept, password) or row is None:
            raise ApiError(401, "wrong_password", say("error-wrong_login"))
        return row

    async def confirm(self, person: Person, password: str) -> None:
        """Raise `ApiError` unless it is an account and this is its password."""
        row = await identity_queries.person(self._store, person.id)
        kept = self._nobody if row is None or row.password is None else row.password
        if not await asyncio.to_thread(self._fits, kept, password) or person.guest:
            raise ApiError(403, "wrong_password", say("error-wrong_password"))

    async def set_password(self, person: str, password: str) -> list[SessionRow]:
        """A new password ends every session, and every code that was mailed before is void; which
        sessions they were."""
        row = await identity_queries.person(self._store, person)
        if row is not None:
            passwords.check(password, row.name, *known_of(row.mail))
        values = {"password": await self._hash(password)}
        await self._store.write(
            update(people_table).where(people_table.c.id == person).values(**values),
            _void_mailed(person),
        )
        ended = await self.sessions.of_person(person)
        await self.sessions.end(ended)
        return ended

    # ---- ways back

    async def new_codes(self, person: Person) -> list[str]:
        """Recovery codes instead of those before."""
        return await self._new_codes(person.id)

    async def _new_codes(self, person: str) -> list[str]:
        codes = [_new_code() for _ in range(CODES)]
        rows = [{"code": hashed(_plain(code)), "person": person, "mailed": None} for code in codes]
        await self._store.write(
            delete(recovery_table).where(recovery_table.c.person == person),
            insert(recovery_table).values(rows),
        )
        return codes

    async def set_mail(self, person: Person, mail: str | None) -> None:
        """Where letters go; nowhere: None. A code that was mailed before is void."""
        values = {"mail": checked_address(mail)}
        await self._store.write(
            update(people_table).where(people_table.c.id == person.id).values(**values),
            _void_mailed(person.id),
        )

    async def send_code(self, name: str) -> None:
        """Mail a code, where there is such an account with an address that was confirmed. Nobody is
        told whether."""
        row = await identity_queries.account(self._store, account_key(name))
        if self.letters is None or row is None:
            return
        if await confirmed_address(self._store, row.id) is None:
            return
        code = _new_code()
        values = {"code": hashed(_plain(code)), "person": row.id, "mailed": now()}
        await self._store.write(insert(recovery_table).values(**values))
        await self.letters.code(row, code)

    async def recover(self, name: str, code: str, password: str) -> tuple[Person, list[SessionRow]]:
        """A new password for a code, which is used up; all sessions end."""
        passwords.check(password, name)  # before the code is used up
        row = await identity_queries.account(self._store, account_key(name))
        wrong = ApiError(401, "wrong_code", say("error-wrong_code"))
        if row is None or not await self._use_code(row.id, code):
            raise wrong
        ended = await self.set_password(row.id, password)
        return Person(row.id, row.name, guest=False), ended

    async def _use_code(self, person: str, code: str) -> bool:
        """Whether a code is right; it is gone then, even when asked twice at the same time."""
        codes, mine = recovery_table.c, (recovery_table.c.code == hashed(_plain(code)))
        async with self._store.engine.begin() as connection:
            found = await connection.execute(
                select(codes.mailed).where(mine, codes.person == person)
            )
            row = found.one_or_none()
            if row is None:
                return False
            gone = await connection.execute(
                delete(recovery_table).where(mine, codes.person == person)
            )
        if gone.rowcount != 1:
            return False
        return row.mailed is None or (
            datetime.now(UTC) - datetime.fromisoformat(row.mailed) < MAILED_LASTS
        )

    async def _hash(self, password: str) -> str:
        return await asyncio.to_thread(self._hasher.hash, _encoded(password))

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _encoded(password))
        except (Argon2Error, InvalidHashError):
            return False


def _cookie(value: str, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=MAX_AGE,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def _new_code() -> str:
    """Four groups of five: 98 random bits."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(5)) for _ in range(4))


def _plain(code: str) -> str:
    """A code however it was typed."""
    return "".join(c for c in code.lower() if c.isalnum())


def known_of(address: str | None) -> list[str]:
    """What an address says of its owner."""
    return [address.partition("@")[0]] if address else []


def _void_mailed(person: str) -> Executable:
    """Codes that were mailed are good no more: whoever reads the letters may not be the owner."""
    codes = recovery_table.c
    return delete(recovery_table).where(codes.person == person, codes.mailed.is_not(None))


def _encoded(password: str) -> bytes:
    """A password however its letters were typed."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
