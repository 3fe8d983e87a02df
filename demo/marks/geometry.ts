// Abstract marks built from a few flat shapes.
import type { Mark } from "./mark.ts";
import { around, block, dot, line, solid, turn } from "./shapes.ts";

const QUARTERS = [
  "M0 0h38a38 38 0 0 1-38 38z",
  "M38 0v38A38 38 0 0 1 0 0z",
  "M38 38H0A38 38 0 0 1 38 0z",
  "M0 38V0a38 38 0 0 1 38 38z",
];
const LAYOUTS = [
  [0, 1, 3, 2],
  [2, 3, 1, 0],
  [0, 0, 2, 2],
  [1, 3, 3, 1],
  [2, 0, 0, 2],
  [3, 3, 1, 1],
  [0, 1, 0, 1],
];

const tiles: Mark = ({ palette: { ink, accent, quiet }, rng }) => {
  const layout = rng.pick(LAYOUTS);
  const colours = rng.pick([
    [ink, accent, accent, ink],
    [ink, ink, accent, quiet],
    [accent, ink, ink, quiet],
    [ink, ink, ink, accent],
  ]);
  return layout
    .map((quarter, i) => {
      const at = `translate(${i % 2 ? 66 : 24} ${i > 1 ? 66 : 24})`;
      return `<path d="${QUARTERS[quarter]}" transform="${at}" fill="${colours[i]}"/>`;
    })
    .join("");
};

const PETALS = [
  "M64 60C48 48 50 26 64 18c14 8 16 30 0 42z",
  "M64 58c-12 0-16-12-16-20a16 16 0 0 1 32 0c0 8-4 20-16 20z",
  "M64 56L50 38l14-20 14 20z",
];

const petals: Mark = ({ palette: { ink, accent }, rng }) => {
  const count = rng.pick([4, 5, 6, 8]);
  const shape = rng.pick(PETALS);
  const alternate = rng.chance(0.5) && count % 2 === 0;
  const leaves = around(count, (at, i) => `<path d="${shape}"${at} fill="${alternate && i % 2 ? accent : ink}"/>`);
  return rng.chance(0.6) ? leaves + dot(64, 64, 7, alternate ? ink : accent) : leaves;
};

const arcs: Mark = ({ palette: { ink, accent }, rng }) =>
  turn(
    rng.pick([0, 90, 180, 270]),
    `<g fill="none" stroke-width="13"><path d="M30 104a68 68 0 0 1 68-68" stroke="${ink}"/>` +
      `<path d="M54 104a44 44 0 0 1 44-44" stroke="${accent}"/><path d="M78 104a20 20 0 0 1 20-20" stroke="${ink}"/></g>`,
  );

const BAR_HEIGHTS = [
  [30, 52, 76],
  [56, 80, 40],
  [34, 60, 60, 34],
  [26, 44, 62, 80],
  [48, 80, 48],
  [40, 66, 84, 58, 32],
];

const bars: Mark = ({ palette: { ink, accent }, rng }) => {
  const heights = rng.pick(BAR_HEIGHTS);
  const marked = rng.below(heights.length);
  const step = 88 / heights.length;
  const width = Math.round(step * 0.66);
  const rx = rng.pick([2, width / 2]);
  const centred = rng.chance(0.5);
  return heights
    .map((height, i) => {
      const x = Math.round((20 + step * i + (step - width) / 2) * 10) / 10;
      return block(x, centred ? 64 - height / 2 : 104 - height, width, height, rx, i === marked ? accent : ink);
    })
    .join("");
};

const overlap: Mark = ({ palette: { ink, accent, tile }, rng }) =>
  turn(
    rng.pick([0, 30, 90, -45]),
    dot(49, 64, 31, ink) + dot(79, 64, 31, accent) + solid("M64 37a31 31 0 0 1 0 54 31 31 0 0 1 0-54z", tile),
  );

const fold: Mark = ({ palette: { ink, accent, quiet }, rng }) => {
  const shapes =
    solid("M26 30h30l24 34H50z", ink) +
    solid("M80 64 56 98H26l24-34z", quiet) +
    solid("M64 30h18l24 34-24 34H64l24-34z", accent);
  return rng.chance(0.5) ? `<g transform="matrix(-1 0 0 1 128 0)">${shapes}</g>` : shapes;
};

const cube: Mark = ({ palette: { ink, accent, quiet } }) =>
  solid("M64 20l40 23-40 23-40-23z", accent) +
  solid("M24 50l37 21v39L24 88z", ink) +
  solid("M104 50L67 71v39l37-22z", quiet);

const layers: Mark = ({ palette: { ink, accent, quiet } }) =>
  solid("M64 64l44 22-44 22-44-22z", quiet) +
  solid("M64 44l44 22-44 22-44-22z", accent) +
  solid("M64 22l44 22-44 22-44-22z", ink);

const dots: Mark = ({ palette: { ink, accent }, rng }) => {
  const marked = rng.below(9);
  const rising = rng.chance(0.6);
  let out = "";
  for (let i = 0; i < 9; i++) {
    const column = i % 3;
    const row = (i - column) / 3;
    out += dot(
      34 + column * 30,
      34 + row * 30,
      rising ? 5 + 2.5 * (column + 2 - row) : 10,
      i === marked ? accent : ink,
    );
  }
  return out;
};

const orbit: Mark = ({ palette: { ink, accent }, rng }) =>
  turn(
    rng.pick([-30, 20, 60, 140]),
    dot(64, 64, 19, ink) +
      `<ellipse cx="64" cy="64" rx="46" ry="19" fill="none" stroke="${accent}" stroke-width="6"/>` +
      solid("M45 64a19 19 0 0 1 38 0z", ink) +
      dot(110, 64, 8, ink),
  );

const pinwheel: Mark = ({ palette: { ink, accent }, rng }) => {
  const [count, shape] = rng.pick([
    [4, "M62 62V22h20c0 22-6 34-20 40z"],
    [4, "M64 64V20a44 44 0 0 1 38 22z"],
    [6, "M64 64V20a44 44 0 0 1 26 9z"],
    [8, "M64 64V20a44 44 0 0 1 20 5z"],
  ] as const);
  return around(count, (at, i) => `<path d="${shape}"${at} fill="${i % 2 ? accent : ink}"/>`);
};

const waves: Mark = ({ palette: { ink, accent }, rng }) => {
  const marked = rng.below(3);
  return [42, 64, 86]
    .map((y, i) => line(`M22 ${y}c14-18 28-18 42 0s28 18 42 0`, i === marked ? accent : ink, 10))
    .join("");
};

const links: Mark = ({ palette: { ink, accent }, rng }) =>
  turn(
    rng.pick([-45, 45, 0]),
    `<g fill="none" stroke-width="11"><rect x="20" y="44" width="52" height="40" rx="20" stroke="${ink}"/>` +
      `<rect x="56" y="44" width="52" height="40" rx="20" stroke="${accent}"/><path d="M52 44a20 20 0 0 1 20 20" stroke="${ink}"/></g>`,
  );

const peaks: Mark = ({ palette: { ink, accent, quiet } }) =>
  dot(88, 42, 13, accent) + solid("M16 100l34-56 34 56z", ink) + solid("M62 100l24-38 26 38z", quiet);

const sunrise: Mark = ({ palette: { ink, accent } }) =>
  solid("M30 72a34 34 0 0 1 68 0z", accent) +
  line("M22 84h84M36 99h56", ink, 8) +
  line("M64 20v8M26 36l6 6M102 36l-6 6", ink, 7);

const steps: Mark = ({ palette: { ink, accent } }) =>
  solid("M24 104V80h28V56h26V32h26v72z", ink) + dot(38, 54, 11, accent);

export const GEOMETRY: readonly Mark[] = [
  tiles,
  tiles,
  tiles,
  petals,
  petals,
  petals,
  arcs,
  bars,
  bars,
  overlap,
  fold,
  cube,
  layers,
  dots,
  orbit,
  pinwheel,
  pinwheel,
  waves,
  links,
  peaks,
  sunrise,
  steps,
];
