// Draws a company logo as a small, self-contained SVG: a coloured tile and one flat mark.
import data from "./data/logos.json" with { type: "json" };
import { Random, type Seed } from "./random.ts";

/** `ink` and `accent` draw the mark, `quiet` is a tone between them and the tile. */
export type Palette = { tile: string; ink: string; accent: string; quiet: string };
/** SVG elements inside a 128 x 128 box, about 16 units from the edges. */
export type Mark = (name: string, palette: Palette, rng: Random) => string;

export const PALETTES: readonly Palette[] = data.palettes;

/** Less round than the site cuts logos, and none a bare disc: it shows them on white, which would be seen on dark cards. */
const TILES: readonly string[] = [
  ...new Array(3).fill('<rect width="128" height="128" rx="20" fill="FILL"/>'),
  '<rect width="128" height="128" rx="16" fill="FILL"/>',
  '<rect width="128" height="128" rx="20" fill="QUIET"/><circle cx="64" cy="64" r="57" fill="FILL"/>',
];

const LETTERS: Record<string, { path: string; width: number }> = data.letters;

type LetterStyle = { colour: string; weight: number; height: number; at: [x: number, y: number] };

/** A capital drawn as one stroke; an "O" for anything outside A-Z. */
function letter(character: string | undefined, { colour, weight, height, at: [x, y] }: LetterStyle): string {
  const { path, width } = LETTERS[character?.toUpperCase() ?? "O"] ?? (LETTERS.O as { path: string; width: number });
  const scale = round(height / 72);
  const shift = `${round(x - (width * scale) / 2)} ${round(y - (72 * scale) / 2)}`;
  return `<path d="${path}" transform="translate(${shift}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${round(weight / scale)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const dot = (r: number, colour: string, at: [x: number, y: number] = [64, 64]) =>
  `<circle cx="${at[0]}" cy="${at[1]}" r="${r}" fill="${colour}"/>`;
const turned = (degrees: number): string => (degrees === 0 ? "" : ` transform="rotate(${round(degrees)} 64 64)"`);
const initials = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length > 0 && word !== "and")
    .map((word) => word.charAt(0));

const monogram: Mark = (name, { ink, accent, quiet }, rng) => {
  const style = { colour: ink, weight: rng.pick([11, 14, 17]), height: 56 };
  const [first] = initials(name);
  if (rng.chance(0.4))
    return letter(first, { ...style, colour: quiet, at: [70, 69] }) + letter(first, { ...style, at: [61, 60] });
  return letter(first, { ...style, at: [60, 62] }) + dot(7, accent, [100, 98]);
};

const pair: Mark = (name, { ink, accent }, rng) => {
  const [first, second] = initials(name);
  const style = { weight: rng.pick([8, 10]), height: 38 };
  return (
    letter(first, { ...style, colour: ink, at: [42, 64] }) +
    letter(second ?? name.charAt(1), { ...style, colour: accent, at: [87, 64] })
  );
};

/** Equal shapes around the centre. */
const flower: Mark = (_, { ink, accent, quiet }, rng) => {
  const count = rng.pick([3, 4, 5, 6, 8]);
  const shape = rng.pick(data.petals);
  const second = rng.pick([ink, accent, quiet]);
  const start = rng.pick([0, 0, 180 / count]);
  const leaves = Array.from(
    { length: count },
    (_, i) =>
      `<path d="${shape}"${turned(start + (360 / count) * i)} fill="${count % 2 === 0 && i % 2 ? second : ink}"/>`,
  );
  return leaves.join("") + (rng.chance(0.6) ? dot(7, accent) : "");
};

/** Three by three cells, the right column like the left one. */
const mosaic: Mark = (_, { ink, accent, quiet }, rng) => {
  const cells: string[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      const shape = rng.pick(data.quarters);
      const colour = rng.pick([ink, ink, accent, quiet]);
      const y = 28 + row * 24;
      cells.push(`<path d="${shape}" transform="translate(${column === 0 ? 28 : 52} ${y})" fill="${colour}"/>`);
      if (column === 0) cells.push(`<path d="${shape}" transform="translate(100 ${y}) scale(-1 1)" fill="${colour}"/>`);
    }
  }
  return cells.join("");
};

/** Bars side by side, rising, falling or in a wave. */
const bars: Mark = (_, { ink, accent }, rng) => {
  const count = rng.pick([3, 4, 5]);
  const width = round(80 / (count * 1.5));
  const marked = rng.below(count);
  const drawn = Array.from({ length: count }, (_, i) => {
    const height = rng.pick([24, 36, 48, 60, 72, 80]);
    const x = round(24 + (i * 80) / count + width / 4);
    return `<rect x="${x}" y="${104 - height}" width="${width}" height="${height}" rx="${round(width / 3)}" fill="${i === marked ? accent : ink}"/>`;
  });
  return drawn.join("");
};

/** Rings, one inside the other, each with a gap. */
const rings: Mark = (_, { ink, accent, quiet }, rng) => {
  const colours = rng.shuffle([ink, accent, ink, quiet]);
  const drawn = [44, 30, 16].slice(0, rng.pick([2, 3])).map((radius, i) => {
    const around = round(2 * Math.PI * radius);
    const gap = round(around * rng.pick([0, 0.2, 0.25, 0.5]));
    const dashes =
      gap > 0 ? ` stroke-dasharray="${round(around - gap)} ${gap}"${turned(rng.pick([0, 90, 180, 270]))}` : "";
    return `<circle cx="64" cy="64" r="${radius}" fill="none" stroke="${colours[i]}" stroke-width="9"${dashes}/>`;
  });
  return drawn.join("") + dot(6, accent);
};

export const MARKS: readonly Mark[] = [monogram, monogram, pair, flower, flower, mosaic, bars, rings];

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/**
 * A logo as an SVG document of at most 1.5 KB: viewBox 0 0 128 128, an accessible title, no text, ids, scripts, styles or
 * references, so it can be inlined or served as a file. Pure: the same arguments give the same bytes.
 */
export function drawLogo(name: string, seed: Seed): string {
  const rng = new Random(`logo:${seed}:${name}`);
  const palette = rng.pick(PALETTES);
  const tile = rng.pick(TILES);
  const mark = rng.pick(MARKS)(name, palette, rng);
  const body = tile.includes("circle") ? `<g transform="translate(14 14) scale(.78)">${mark}</g>` : mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img"><title>${escapeXml(name)} logo</title>` +
    `${tile.replace("FILL", palette.tile).replace("QUIET", palette.quiet)}${body}</svg>`
  );
}
