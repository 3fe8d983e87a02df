// Draws an untrusted picture anew, in a process of its own: only its pixels stay, in the sizes that pages show.
import { join } from "node:path";
import { refuse } from "../platform/refusal.ts";
import { makeTurns } from "../platform/turns.ts";
import { askApart } from "../resumes/index.ts";

/** What a kind of picture becomes: WebP files of these widths, in pixels. */
export type PictureShape = {
  /** Cropped to this around the middle; null keeps the sides as they are, each at most as long as the largest width. */
  aspect: { width: number; height: number } | null;
  widths: readonly number[];
  /** The smallest accepted, as it is shown. */
  least: { width: number; height: number };
  /** Of WebP, from 1 to 100. */
  quality: number;
};

/** `width` and `height` are those of the largest file; `files` are by the width that they were asked for. */
export type RedrawnPicture = { width: number; height: number; files: Record<number, Uint8Array> };

const FORMATS = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
type PictureType = keyof typeof FORMATS;

/** The most pixels in all and along a side. A few kilobytes can decode to any number of them. */
const LIMITS = { pixels: 25_000_000, side: 12_000 } as const;

export type PictureOrder = {
  bytes: Uint8Array;
  format: (typeof FORMATS)[PictureType];
  shape: PictureShape;
  limits: typeof LIMITS;
};
export type PictureReport = { picture: RedrawnPicture } | { problem: "TYPE" | "LARGE" | "SMALL" | "BROKEN" };

/** Each picture needs a process: one at a time, and more than a few waiting are refused for a retry. */
const inTurn = makeTurns({ atOnce: 1, mostWaiting: 6 });

/** `fileName` is for the words of a refusal, `field` what the caller sent it in. */
type Named = { fileName: string; field: string };

/**
 * 415 for bytes that are no picture of this type; 400 for one that is broken, too small, or takes too many pixels, too
 * much memory or time; 503 when many wait.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  mimeType: string,
  shape: PictureShape,
  { fileName, field }: Named,
): Promise<RedrawnPicture> {
  const invalid = (status: number, words: string) => refuse(status, "INVALID_FILE", `“${fileName}” ${words}`, field);
  const format = isPictureType(mimeType) ? FORMATS[mimeType] : null;
  if (format === null || !beginsAs(format, bytes)) throw invalid(415, WRONG_TYPE);
  const order: PictureOrder = { bytes, format, shape, limits: LIMITS };
  const program = join(import.meta.dirname, "redraw-child.ts");
  const report = await inTurn(() => askApart<PictureReport>(program, order, { allowsAddons: true }));
  if (report === null) throw invalid(400, "takes too much to open. Please save it smaller, or as another picture.");
  if ("picture" in report) return report.picture;
  if (report.problem === "TYPE") throw invalid(415, WRONG_TYPE);
  if (report.problem === "SMALL")
    throw invalid(400, `is too small: please choose one of at least ${sizeText(shape.least)} pixels.`);
  if (report.problem === "LARGE")
    throw invalid(
      400,
      `is too large: a picture may have ${LIMITS.pixels / 1_000_000} million pixels, and ${LIMITS.side} along a side.`,
    );
  throw invalid(400, "is damaged or incomplete. Please save it anew, or choose another picture.");
}

const WRONG_TYPE = "is not a JPEG, PNG or WebP picture.";
const isPictureType = (mimeType: string): mimeType is PictureType => mimeType in FORMATS;
const sizeText = ({ width, height }: PictureShape["least"]) => `${width} × ${height}`;

function beginsAs(format: PictureOrder["format"], bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (format === "jpeg") return start.startsWith("\xff\xd8\xff");
  if (format === "png") return start.startsWith("\x89PNG\r\n\x1a\n");
  return start.startsWith("RIFF") && start.slice(8, 12) === "WEBP";
}
