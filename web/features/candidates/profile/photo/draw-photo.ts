// Turns a picture file into the uploaded square JPEG; drawing it anew drops the camera's metadata.
import { type Crop, sideFor, squareOf } from "./crop.ts";

/** Larger files would exhaust a phone's memory when decoded. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;
const QUALITY = 0.88;

/** Carries words for a file that cannot become a photo. */
export class UnfitPicture extends Error {}

/** Rejects with UnfitPicture when the browser cannot decode the file. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  if (file.size > MAX_FILE_BYTES) throw new UnfitPicture("This picture is too large. Please choose one under 30MB.");
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnfitPicture("This file cannot be opened as a picture. Please choose a JPEG, PNG or WebP picture.");
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

export async function encodePhoto(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = sideFor(picture, crop);
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (blob === null) throw new UnfitPicture("This browser could not make a photo of the picture.");
  return new File([blob], "photo.jpg", { type: "image/jpeg" });
}
