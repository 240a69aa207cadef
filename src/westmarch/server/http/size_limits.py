"""How large a request or a message may be, in bytes."""

from __future__ import annotations

BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 4 * 1024 * 1024
MESSAGE_LIMIT = 8 * 1024
FRAME_LIMIT = 256 * 1024
"""A WebSocket message beyond this ends the connection; up to it, it is refused kindly."""
