/** Goes over a drawn picture with the brush, away from the page. */
import { stroke } from "./kuwahara";

const REACH = 3;

self.onmessage = async ({ data }: MessageEvent<{ key: string; drawing: ImageBitmap }>) => {
  const { key, drawing } = data;
  const { width, height } = drawing;
  const canvas = new OffscreenCanvas(width, height);
  const ink = canvas.getContext("2d", { willReadFrequently: true })!;
  ink.drawImage(drawing, 0, 0);
  drawing.close();
  const drawn = ink.getImageData(0, 0, width, height);
  drawn.data.set(stroke(drawn.data, width, height, REACH));
  ink.putImageData(drawn, 0, 0);
  self.postMessage({ key, picture: await canvas.convertToBlob({ type: "image/webp", quality: 0.86 }) });
};
