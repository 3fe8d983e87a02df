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

/** `count` copies of an element turned around the centre. */
export function turned(count: number, element: (turn: string, index: number) => string): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const angle = Math.round((3600 / count) * i) / 10;
    out += element(angle === 0 ? "" : ` transform="rotate(${angle} 64 64)"`, i);
  }
  return out;
}
