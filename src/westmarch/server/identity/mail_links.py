"""Links that work without logging in: the end of letters, and that an address is one's own."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

CONFIRM_SECONDS = 7 * 24 * 3600


class Links:
    """Signed with the site's secret, so that nothing need be kept of them."""

    def __init__(self, secret: str) -> None:
        self._off = URLSafeSerializer(secret, salt="westmarch-letters-off")
        self._confirm = URLSafeTimedSerializer(secret, salt="westmarch-letters-to")

    def off(self, person: str) -> str:
        return str(self._off.dumps(person))

    def whose_off(self, token: str) -> str | None:
        """Whose letters a link ends; it never grows old."""
        try:
            person = self._off.loads(token)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def confirm(self, person: str, address: str) -> str:
        return str(self._confirm.dumps([person, address]))

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """Who has shown that an address is his; None: nobody, or too late."""
        try:
            found = self._confirm.loads(token, max_age=CONFIRM_SECONDS)
        except BadSignature:
            return None
        return (found[0], found[1]) if isinstance(found, list) and len(found) == 2 else None
