// The square part of a picture that becomes a photo: its position, how it moves, and the uploaded file.

import { t } from "#messages/candidates.ts";

export type PictureSize = { width: number; height: number };
/**
 * `x` and `y`: the centre of the square, 0 to 1 of the picture's width and height; `zoom`: 1 for the largest square.
 */
export type Crop = { x: number; y: number; zoom: number };

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;
/** Side of the uploaded photo, in pixels. */
export const PHOTO_SIDE = 512;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The square in the picture's pixels; always within the picture. */
export function squareOf(
  { width, height }: PictureSize,
  { x, y, zoom }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(zoom, 1, MAX_ZOOM);
  return {
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
    side,
  };
}

/** The crop after dragging its content by (`dx`, `dy`), in sides of the square, limited by the picture's edges. */
export function movedBy(size: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  return within(size, {
    ...crop,
    x: (left + side / 2 - dx * side) / size.width,
    y: (top + side / 2 - dy * side) / size.height,
  });
}

export const zoomedTo = (size: PictureSize, crop: Crop, zoom: number): Crop => within(size, { ...crop, zoom });

/** The crop with its centre clamped, so that the square is within the picture. */
function within(size: PictureSize, crop: Crop): Crop {
  const { left, top, side } = squareOf(size, crop);
  return {
    x: (left + side / 2) / size.width,
    y: (top + side / 2) / size.height,
    zoom: clamp(crop.zoom, 1, MAX_ZOOM),
  };
}

/** A small picture is not enlarged. */
export const sideFor = (size: PictureSize, crop: Crop): number =>
  Math.max(1, Math.min(PHOTO_SIDE, Math.round(squareOf(size, crop).side)));

/** Larger files would exhaust a phone's memory when decoded. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
const QUALITY = 0.88;

/** The picture in a file, or why the browser cannot open it. */
export async function readPicture(file: File): Promise<ImageBitmap | string> {
  if (file.size > MAX_FILE_BYTES) return t.thisPictureIsTooLargePlease;
  try {
    return await createImageBitmap(file);
  } catch {
    return t.thisFileCannotBeOpenedAsA;
  }
}

/** Fills the whole canvas with the square; transparent parts become white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a JPEG file, without the camera's metadata; null where the browser cannot make one. */
export async function encodePhoto(picture: ImageBitmap, crop: Crop): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = sideFor(picture, crop);
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return blob && new File([blob], "photo.jpg", { type: "image/jpeg" });
}
