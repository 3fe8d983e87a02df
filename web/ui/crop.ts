// The part of a picture that is uploaded: its position, how it moves, and the file that is made of it.

import { t } from "#messages/pictures.ts";

export type PictureSize = { width: number; height: number };
/**
 * `x` and `y`: the centre of the part, 0 to 1 of the picture's width and height; `zoom`: 1 for the largest part.
 */
export type Crop = { x: number; y: number; zoom: number };

/** What is made of a part: its sides in pixels at most, and the type of the file. */
export type CropShape = {
  width: number;
  height: number;
  mimeType: "image/jpeg" | "image/png";
  fileName: string;
  /** Shown as a circle. */
  isRound?: boolean;
};

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

type Part = { left: number; top: number; width: number; height: number };

/** The part in the picture's pixels; always within the picture, and as wide for its height as the shape. */
export function partOf(size: PictureSize, { x, y, zoom }: Crop, shape: PictureSize): Part {
  const closer = clamp(zoom, 1, MAX_ZOOM);
  const width = Math.min(size.width, (size.height * shape.width) / shape.height) / closer;
  const height = (width * shape.height) / shape.width;
  return {
    left: clamp(x * size.width - width / 2, 0, Math.max(0, size.width - width)),
    top: clamp(y * size.height - height / 2, 0, Math.max(0, size.height - height)),
    width,
    height,
  };
}

/** The crop after dragging its content by (`dx`, `dy`), in sides of the part, limited by the picture's edges. */
export function movedBy(
  size: PictureSize,
  crop: Crop,
  shape: PictureSize,
  { dx, dy }: { dx: number; dy: number },
): Crop {
  const { left, top, width, height } = partOf(size, crop, shape);
  const x = (left + width / 2 - dx * width) / size.width;
  const y = (top + height / 2 - dy * height) / size.height;
  return placed(size, crop, shape, { x, y });
}

/** The crop with some of it changed and its centre clamped, so that the part is within the picture. */
export function placed(size: PictureSize, crop: Crop, shape: PictureSize, change: Partial<Crop>): Crop {
  const wanted = { ...crop, ...change };
  const { left, top, width, height } = partOf(size, wanted, shape);
  return {
    x: (left + width / 2) / size.width,
    y: (top + height / 2) / size.height,
    zoom: clamp(wanted.zoom, 1, MAX_ZOOM),
  };
}

/** The file's sides in pixels: a small picture is not enlarged. */
export function sidesFor(size: PictureSize, crop: Crop, shape: PictureSize): PictureSize {
  const part = partOf(size, crop, shape);
  const width = Math.max(1, Math.min(shape.width, Math.round(part.width)));
  return { width, height: Math.max(1, Math.round((width * shape.height) / shape.width)) };
}

/** Larger files would exhaust a phone's memory when decoded. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
const QUALITY = 0.88;

/** What a browser may open; the server takes what the crop makes of it. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic";

/** The picture in a file, or why the browser cannot open it. */
export async function readPicture(file: File): Promise<ImageBitmap | string> {
  if (file.size > MAX_FILE_BYTES) return t.thisPictureIsTooLarge;
  try {
    return await createImageBitmap(file);
  } catch {
    return t.thisFileCannotBeOpened;
  }
}

/** Fills the whole canvas with the part; in a JPEG, transparent parts become white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, shape: CropShape): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, width, height } = partOf(picture, crop, shape);
  context.fillStyle = "#fff";
  if (shape.mimeType === "image/jpeg") context.fillRect(0, 0, canvas.width, canvas.height);
  else context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The part as a file, without the camera's metadata; null where the browser cannot make one. */
export async function encodeCrop(picture: ImageBitmap, crop: Crop, shape: CropShape): Promise<File | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sidesFor(picture, crop, shape));
  drawCrop(canvas, picture, crop, shape);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, shape.mimeType, QUALITY));
  return blob && new File([blob], shape.fileName, { type: shape.mimeType });
}
