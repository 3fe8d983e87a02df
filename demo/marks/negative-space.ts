// Marks that show something by leaving it out: a letter, a path or a horizon cut from a solid shape.
import { drawLetter, letterOf } from "./letters.ts";
import type { Mark } from "./mark.ts";
import { dot, line, solid, turn } from "./shapes.ts";

const SHAPES: readonly string[] = [
  "M64 18a46 46 0 1 1 0 92 46 46 0 0 1 0-92z",
  "M64 14l42 24v52l-42 24-42-24V38z",
  "M64 18c30 0 46 16 46 46v46H64c-30 0-46-16-46-46s16-46 46-46z",
  "M20 28a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v38c0 26-18 40-44 46-26-6-44-20-44-46z",
  "M18 110V64a46 46 0 0 1 92 0v46z",
  "M64 12l52 52-52 52-52-52z",
];

const cutLetter: Mark = ({ name, palette, rng }) => {
  const shape = rng.pick(SHAPES);
  return (
    `<path d="${shape}" fill="${palette.ink}"/>` +
    drawLetter(letterOf(name[0] ?? "O"), { colour: palette.tile, weight: 11, height: 40, round: rng.chance(0.5) })
  );
};

const horizon: Mark = ({ palette }) =>
  `<circle cx="64" cy="64" r="46" fill="${palette.ink}"/><circle cx="64" cy="62" r="18" fill="${palette.accent}"/>` +
  `<path d="M16 66h96M20 82h88M30 98h68" stroke="${palette.tile}" stroke-width="7"/>`;

const path: Mark = ({ palette, rng }) =>
  `<circle cx="64" cy="64" r="46" fill="${palette.ink}"/>` +
  `<path d="M${rng.pick([52, 58])} 112c0-22 26-24 26-46S58 44 58 16" fill="none" stroke="${palette.tile}" stroke-width="${rng.pick([9, 12])}"/>` +
  `<circle cx="${rng.pick([88, 92])}" cy="44" r="8" fill="${palette.accent}"/>`;

const crescent: Mark = ({ palette, rng }) =>
  `<g transform="rotate(${rng.pick([0, 45, 90, 200])} 64 64)"><circle cx="64" cy="64" r="46" fill="${palette.ink}"/>` +
  `<circle cx="80" cy="56" r="32" fill="${palette.tile}"/><circle cx="84" cy="54" r="13" fill="${palette.accent}"/></g>`;

const bite: Mark = ({ palette, rng }) =>
  turn(
    rng.pick([0, 90, 180, 270]),
    solid("M22 22h48a36 36 0 0 1 36 36v48H58a36 36 0 0 1-36-36z", palette.ink) +
      solid("M44 44h26a14 14 0 0 1 14 14v26H58a14 14 0 0 1-14-14z", palette.tile) +
      dot(64, 64, 9, palette.accent),
  );

const check: Mark = ({ palette, rng }) =>
  solid(rng.pick(SHAPES), palette.ink) + line("M42 66l16 16 30-34", palette.tile, 12);

const keyhole: Mark = ({ palette, rng }) =>
  solid(rng.pick(SHAPES), palette.ink) + dot(64, 56, 13, palette.tile) + solid("M58 62h12l6 26H52z", palette.tile);

const valley: Mark = ({ palette }) =>
  dot(64, 64, 46, palette.ink) +
  solid("M18 64c14-10 26-10 40 4s28 16 50 2a46 46 0 0 1-90-6z", palette.tile) +
  dot(78, 44, 10, palette.accent);

const stripes: Mark = ({ palette, rng }) =>
  turn(
    rng.pick([-45, 45]),
    dot(64, 64, 46, palette.ink) +
      `<path d="M10 44h108M10 84h108" stroke="${palette.tile}" stroke-width="8"/><path d="M18 64h92" stroke="${palette.accent}" stroke-width="12"/>`,
  );

const quote: Mark = ({ palette, rng }) =>
  solid(rng.pick(SHAPES), palette.ink) +
  solid(
    "M42 52h18v14c0 12-6 18-16 20v-8c4-2 6-4 6-10h-8zM70 52h18v14c0 12-6 18-16 20v-8c4-2 6-4 6-10h-8z",
    palette.tile,
  );

const plus: Mark = ({ palette, rng }) =>
  solid(rng.pick(SHAPES), palette.ink) + line("M64 44v40M44 64h40", palette.tile, 12);

const arrow: Mark = ({ palette, rng }) =>
  `<g transform="rotate(${rng.pick([0, -45])} 64 64)"><circle cx="64" cy="64" r="46" fill="${palette.ink}"/>` +
  `<path d="M36 64h50M66 42l22 22-22 22" fill="none" stroke="${palette.tile}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>`;

export const NEGATIVE_SPACE: readonly Mark[] = [
  cutLetter,
  cutLetter,
  cutLetter,
  cutLetter,
  horizon,
  path,
  crescent,
  bite,
  arrow,
  check,
  keyhole,
  valley,
  stripes,
  quote,
  plus,
];
