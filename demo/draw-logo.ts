// Draws a company logo as a small, self-contained SVG: a coloured tile and one flat mark.
import type { Industry } from "./industries.ts";
import { GEOMETRY } from "./marks/geometry.ts";
import { industryGlyph } from "./marks/glyphs.ts";
import type { Mark } from "./marks/mark.ts";
import { MONOGRAMS } from "./marks/monograms.ts";
import { nameGlyph } from "./marks/name-glyphs.ts";
import { NEGATIVE_SPACE } from "./marks/negative-space.ts";
import { PALETTES, type Palette } from "./marks/palettes.ts";
import { PATTERNS } from "./marks/patterns.ts";
import { Random, type Seed } from "./random.ts";

const TILES: readonly string[] = [
  '<rect width="128" height="128" rx="28" fill="FILL"/>',
  '<rect width="128" height="128" rx="28" fill="FILL"/>',
  '<rect width="128" height="128" rx="28" fill="FILL"/>',
  '<rect width="128" height="128" rx="16" fill="FILL"/>',
  '<circle cx="64" cy="64" r="64" fill="FILL"/>',
];

function chooseMark(rng: Random): Mark {
  const family = rng.next();
  if (family < 0.22) return rng.pick(MONOGRAMS);
  if (family < 0.44) return rng.pick(GEOMETRY);
  if (family < 0.58) return rng.pick(PATTERNS);
  if (family < 0.78) return rng.pick(NEGATIVE_SPACE);
  return industryGlyph;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/**
 * A logo as an SVG document of at most 1.5 KB: viewBox 0 0 128 128, an accessible title, no text, ids, scripts, styles or
 * references, so it can be inlined or served as a file. Pure: the same arguments give the same bytes.
 */
export function drawLogo(name: string, industry: Industry, seed: Seed): string {
  const rng = new Random(`logo:${seed}:${name}`);
  const palette = rng.pick(PALETTES) as Palette;
  const brief = { name, industry, palette, rng };
  const picture = nameGlyph(brief);
  const mark = picture !== null && rng.chance(0.7) ? () => picture : chooseMark(rng);
  const tile = rng.pick(TILES);
  const content = mark(brief);
  const body = tile.includes("circle") ? `<g transform="translate(9 9) scale(.86)">${content}</g>` : content;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img"><title>${escapeXml(name)} logo</title>` +
    `${tile.replace("FILL", palette.tile)}${body}</svg>`
  );
}
