// The square part of a picture that becomes a photo: its position, and how it moves.

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
