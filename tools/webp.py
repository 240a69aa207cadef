"""WebP pictures, still and moving, encoded by the same Chromium that took them."""

from __future__ import annotations

import base64
import struct
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
  for (let quality = 0.88; quality > 0.3; quality -= 0.04) {
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
  let [left, top, right, bottom] = last ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
  if (last) {
    for (let y = 0, i = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, i += 4) {
        const far = Math.max(Math.abs(data[i] - last[i]), Math.abs(data[i + 1] - last[i + 1]),
          Math.abs(data[i + 2] - last[i + 2]));
        if (far < 10) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    }
  }
  if (right < 0) return null;
  window.lastFrame = data;
  [left, top] = [left & ~1, top & ~1];
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext('2d', { alpha: false }).drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  return { left, top, width: part.width, height: part.height, bytes: text };
}"""
"""The part of a picture that differs from the one before, as WebP; null where none does."""

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
ANIMATION = 0x02
"""The flag of a file that moves."""
NO_BLENDING = 0x02


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
        """As good as goes into so many bytes."""
        for quality in (0.8, 0.7, 0.6, 0.5, 0.4, 0.3):
            film = self._encode(desk, quality)
            if len(film) <= most:
                assert desk.evaluate(COUNT, base64.b64encode(film).decode()) > 1
                return film
        raise ValueError(f"the film does not go into {most} bytes")

    def _encode(self, desk: Page, quality: float) -> bytes:
        desk.evaluate("() => { delete window.lastFrame; }")
        parts: list[tuple[bytes, int]] = []
        for picture, ms in self.frames:
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
        body = chunk(b"VP8X", bytes([ANIMATION, 0, 0, 0]) + three(width - 1, height - 1))
        body += chunk(b"ANIM", b"\xff\xff\xff\xff" + struct.pack("<H", 0))
        for part, ms in parts:
            body += chunk(b"ANMF", part[:12] + three(ms) + bytes([NO_BLENDING]) + part[12:])
        return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
