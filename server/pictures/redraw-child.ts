// The child process that decodes an untrusted picture and draws it anew. Its parent starts it for one picture, watches
// it and ends it.
import sharp from "sharp";
import type { PictureOrder, PictureReport } from "./redraw-picture.ts";

const LOADERS = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"];

// Only the three formats that are accepted can be opened, whatever the bytes say they are.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

process.on("disconnect", () => process.exit());
process.once("message", (order: PictureOrder) => {
  redraw(order).then(
    (report) => process.send?.(report),
    () => process.send?.({ problem: "BROKEN" } satisfies PictureReport),
  );
});

async function redraw({ bytes, format, shape, limits }: PictureOrder): Promise<PictureReport> {
  const options = { failOn: "error", limitInputPixels: limits.pixels, sequentialRead: true } as const;
  const read = () => sharp(bytes, options).autoOrient();
  // Refuses by the header alone, before anything is decoded.
  const found = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (found.format !== format) return { problem: "TYPE" };
  const { width, height } = found.autoOrient;
  if (width * height > limits.pixels || Math.max(width, height) > limits.side) return { problem: "LARGE" };
  if (width < shape.least.width || height < shape.least.height) return { problem: "SMALL" };
  const largest = Math.max(...shape.widths);
  const heightOf = (wide: number) => Math.round((wide * (shape.aspect?.height ?? 1)) / (shape.aspect?.width ?? 1));
  const fit = shape.aspect
    ? ({ width: largest, height: heightOf(largest), fit: "cover" } as const)
    : ({ width: largest, height: largest, fit: "inside", withoutEnlargement: true } as const);
  // Decoded once: the smaller ones are made from the largest. Nothing but pixels is left of the file.
  const drawn = await read().resize(fit).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width: wide, height: high, channels } = drawn.info;
  const files: Record<number, Uint8Array> = {};
  for (const to of shape.widths) {
    const image = sharp(drawn.data, { raw: { width: wide, height: high, channels } });
    if (to < wide) image.resize({ width: to });
    files[to] = await image.webp({ quality: shape.quality, smartSubsample: true }).toBuffer();
  }
  return { picture: { width: wide, height: high, files } };
}
