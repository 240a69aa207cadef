"""WebP pictures, still and moving, encoded by the same Chromium that took them."""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page

STILL = """async ([picture, width, height, most]) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width || image.width, height || image.height];
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height);
  const [across, down] = [image.width * scale, image.height * scale];
  pen.drawImage(image, (canvas.width - across) / 2, (canvas.height - down) * 0.7, across, down);
  for (let quality = 0.86; quality > 0.2; quality -= 0.06) {
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/webp', quality));
    if (blob.size > most) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }
  throw new Error(`the picture does not go into ${most} bytes`);
}"""
"""A picture as WebP that fills a size (0: its own), as good as goes into so many bytes."""

CHANGED = """async ([picture, width, height, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const last = window.lastFrame;
  const side = 16;
  const across = Math.ceil(width / side);
  const fresh = new Set();
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 4) {
      const far = last ? Math.max(Math.abs(data[i] - last[i]), Math.abs(data[i + 1] - last[i + 1]),
        Math.abs(data[i + 2] - last[i + 2])) : 255;
      if (far >= 14) fresh.add((y >> 4) * across + (x >> 4));
    }
  }
  if (!fresh.size) return null;
  const columns = [...fresh].map((block) => block % across);
  const rows = [...fresh].map((block) => Math.floor(block / across));
  const [left, top] = [Math.min(...columns) * side, Math.min(...rows) * side];
  const right = Math.min(width, (Math.max(...columns) + 1) * side);
  const bottom = Math.min(height, (Math.max(...rows) + 1) * side);
  const part = new OffscreenCanvas(right - left, bottom - top);
  const brush = part.getContext('2d');
  const kept = (window.lastFrame ??= new Uint8ClampedArray(data));
  for (const block of fresh) {
    const [x, y] = [(block % across) * side, Math.floor(block / across) * side];
    brush.drawImage(canvas, x, y, side, side, x - left, y - top, side, side);
    for (let row = y; row < Math.min(height, y + side); row += 1) {
      const from = 4 * (row * width + x);
      kept.set(data.subarray(from, from + 4 * Math.min(side, width - x)), from);
    }
  }
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  return { left, top, width: part.width, height: part.height, bytes: text };
}"""
"""The blocks of a picture that differ from what was shown before, as WebP that is transparent
between them; null where none does."""

COUNT = """async (film) => {
  const data = Uint8Array.from(atob(film), (one) => one.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/webp' });
  await decoder.tracks.ready;
  const count = decoder.tracks.selectedTrack.frameCount;
  for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
    (await decoder.decode({ frameIndex })).image.close();
  }
  return count;
}"""
"""How many frames of a film the browser can show."""

IMAGE_CHUNKS = (b"ALPH", b"VP8 ", b"VP8L")
MOVES = 0x12
"""The flags of a file that moves and is transparent in places."""


def address(kind: str, data: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def still(desk: Page, picture: str, most: int, size: tuple[int, int] = (0, 0)) -> bytes:
    """A picture, by its address, in at most so many bytes."""
    return base64.b64decode(desk.evaluate(STILL, [picture, *size, most]))


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(*numbers: int) -> bytes:
    """Numbers in three bytes each."""
    return b"".join(struct.pack("<I", number)[:3] for number in numbers)


def image_of(webp: bytes) -> bytes:
    """The chunks of a still picture that hold the picture itself."""
    found, at = b"", 12
    while at < len(webp):
        name, size = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])[0]
        end = at + 8 + size + size % 2
        if name in IMAGE_CHUNKS:
            found += webp[at:end]
        at = end
    return found


@dataclass
class Film:
    """Pictures of one size, each shown for so many milliseconds."""

    size: tuple[int, int]
    frames: list[tuple[bytes, int]] = field(default_factory=list)

    def add(self, picture: bytes, ms: int) -> None:
        self.frames.append((picture, ms))

    def hold(self, ms: int) -> None:
        """Show the last picture longer."""
        picture, shown = self.frames[-1]
        self.frames[-1] = (picture, shown + ms)

    def encode(self, desk: Page, most: int) -> bytes:
        """As good as goes into so many bytes: first less sharp, then less smooth."""
        for quality, every in ((0.6, 1), (0.4, 1), (0.4, 2), (0.3, 3)):
            film = self._encode(desk, quality, every)
            if len(film) <= most:
                assert desk.evaluate(COUNT, base64.b64encode(film).decode()) > 1
                return film
        raise ValueError(f"the film does not go into {most} bytes")

    def _thinned(self, every: int) -> Iterator[tuple[bytes, int]]:
        """One of so many frames, shown as long as all of them."""
        for at in range(0, len(self.frames), every):
            some = self.frames[at : at + every]
            yield some[-1][0], sum(ms for _, ms in some)

    def _encode(self, desk: Page, quality: float, every: int) -> bytes:
        desk.evaluate("() => { delete window.lastFrame; }")
        parts: list[tuple[bytes, int]] = []
        for picture, ms in self._thinned(every):
            given = [base64.b64encode(picture).decode(), *self.size, quality]
            part = desk.evaluate(CHANGED, given)
            if part is None:
                place, shown = parts[-1]
                parts[-1] = (place, shown + ms)
                continue
            place = three(part["left"] // 2, part["top"] // 2)
            place += three(part["width"] - 1, part["height"] - 1)
            parts.append((place + image_of(base64.b64decode(part["bytes"])), ms))
        width, height = self.size
        body = chunk(b"VP8X", bytes([MOVES, 0, 0, 0]) + three(width - 1, height - 1))
        body += chunk(b"ANIM", b"\xff\xff\xff\xff" + struct.pack("<H", 0))
        for part, ms in parts:
            body += chunk(b"ANMF", part[:12] + three(ms) + bytes(1) + part[12:])
        return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
