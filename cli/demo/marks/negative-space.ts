// Marks that show something by leaving it out: a letter, a path or a horizon cut from a solid shape.
import { drawLetter, letterOf } from "./letters.ts";
import type { Mark } from "./mark.ts";

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

const doorway: Mark = ({ palette }) =>
  `<path d="M24 108V60a40 40 0 0 1 80 0v48z" fill="${palette.ink}"/><path d="M44 108V64a20 20 0 0 1 40 0v44z" fill="${palette.tile}"/>` +
  `<path d="M58 108V72a6 6 0 0 1 12 0v36z" fill="${palette.accent}"/>`;

const notch: Mark = ({ palette, rng }) =>
  `<g transform="rotate(${rng.pick([0, 90, 180, 270])} 64 64)"><rect x="22" y="22" width="84" height="84" rx="20" fill="${palette.ink}"/>` +
  `<path d="M106 46H82a18 18 0 0 0 0 36h24z" fill="${palette.tile}"/><circle cx="88" cy="64" r="9" fill="${palette.accent}"/></g>`;

const arrow: Mark = ({ palette, rng }) =>
  `<g transform="rotate(${rng.pick([0, -45])} 64 64)"><circle cx="64" cy="64" r="46" fill="${palette.ink}"/>` +
  `<path d="M36 64h50M66 42l22 22-22 22" fill="none" stroke="${palette.tile}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>`;

export const NEGATIVE_SPACE: readonly Mark[] = [cutLetter, cutLetter, horizon, path, crescent, doorway, notch, arrow];
