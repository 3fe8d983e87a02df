// What every family of logo marks is given and returns.
import type { Industry } from "../industries.ts";
import type { Random } from "../random.ts";
import type { Palette } from "./palettes.ts";

export interface MarkBrief {
  name: string;
  industry: Industry;
  palette: Palette;
  rng: Random;
}

/** SVG elements inside a 128 x 128 box, kept about 16 units from the edges. */
export type Mark = (brief: MarkBrief) => string;

/** A fixed drawing in three colours of the palette. */
export type Glyph = (ink: string, accent: string, tile: string) => string;
