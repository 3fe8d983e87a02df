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

const trefoil: Mark = ({ palette: { ink, accent }, rng }) => {
  const marked = rng.below(3);
  return around(
    3,
    (at, i) =>
      `<circle cx="64" cy="43" r="19" fill="none" stroke="${i === marked ? accent : ink}" stroke-width="11"${at}/>`,
  );
};

const hexagon: Mark = ({ palette: { ink, accent, quiet } }) =>
  around(3, (at, i) => `<path d="M64 61L29 41l35-20 35 20z"${at} fill="${[ink, accent, quiet][i]}"/>`);

const pills: Mark = ({ palette: { ink, accent, quiet }, rng }) =>
  turn(
    rng.pick([0, -45, 90]),
    block(22, 28, 60, 20, 10, ink) + block(46, 54, 60, 20, 10, accent) + block(30, 80, 48, 20, 10, quiet),
  );

const asterisk: Mark = ({ palette: { ink, accent }, rng }) => {
  const count = rng.pick([3, 4]);
  const rays = around(
    count * 2,
    (at, i) => `<path d="M64 50V26" stroke="${i % 2 ? accent : ink}" stroke-width="13" stroke-linecap="round"${at}/>`,
  );
  return rays;
};

const halves: Mark = ({ palette: { ink, accent }, rng }) =>
  turn(
    rng.pick([0, 90]),
    solid("M64 24a20 20 0 0 1 0 40 40 40 0 0 1-40-40z", ink) +
      solid("M64 104a20 20 0 0 1 0-40 40 40 0 0 1 40 40z", accent),
  );

const chevrons: Mark = ({ palette: { ink, accent, quiet }, rng }) =>
  turn(
    rng.pick([0, 90, 270]),
    [ink, accent, quiet]
      .map(
        (colour, i) =>
          `<path d="M28 ${54 + i * 22}l36-24 36 24" fill="none" stroke="${colour}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>`,
      )
      .join(""),
  );

const sparkle: Mark = ({ palette: { ink, accent } }) =>
  solid("M56 24c4 24 12 34 36 40-24 6-32 16-36 40-4-24-12-34-36-40 24-6 32-16 36-40z", ink) +
  solid("M94 20c2 10 6 14 14 16-8 2-12 6-14 16-2-10-6-14-14-16 8-2 12-6 14-16z", accent);

const infinity: Mark = ({ palette: { ink, accent } }) =>
  `<g fill="none" stroke-width="12" stroke-linecap="round"><path d="M64 64c10-14 18-20 28-20a20 20 0 0 1 0 40c-10 0-18-6-28-20" stroke="${accent}"/>` +
  `<path d="M64 64C54 50 46 44 36 44a20 20 0 0 0 0 40c10 0 18-6 28-20" stroke="${ink}"/></g>`;

const frames: Mark = ({ palette: { ink, accent }, rng }) =>
  turn(
    rng.pick([0, 45]),
    `<g fill="none" stroke-width="11"><rect x="26" y="26" width="52" height="52" rx="10" stroke="${ink}"/><rect x="50" y="50" width="52" height="52" rx="10" stroke="${accent}"/></g>`,
  );

const network: Mark = ({ palette: { ink, accent }, rng }) => {
  const top = rng.chance(0.5);
  return (
    line("M34 86 64 38l30 48z", ink, 7) +
    dot(64, 36, 14, top ? accent : ink) +
    dot(32, 88, 14, ink) +
    dot(96, 88, 14, top ? ink : accent)
  );
};

const moons: Mark = ({ palette: { ink, accent, tile } }) =>
  dot(64, 64, 44, ink) + dot(64, 76, 32, tile) + dot(64, 85, 21, accent);

const spiral: Mark = ({ palette: { ink, accent } }) =>
  line("M64 64a10 10 0 0 1 20 0 22 22 0 0 1-44 0 34 34 0 0 1 62-19", ink, 11) + dot(98, 84, 8, accent);

const slices: Mark = ({ palette: { ink, accent, quiet }, rng }) =>
  turn(
    rng.pick([0, 90, 180, 270]),
    solid("M60 68V24a44 44 0 1 0 44 44z", ink) +
      solid("M72 56V20a36 36 0 0 1 36 36z", rng.chance(0.7) ? accent : quiet),
  );

const arch: Mark = ({ palette: { ink, accent, quiet } }) =>
  `<g fill="none" stroke-width="11"><path d="M26 102V64a38 38 0 0 1 76 0v38" stroke="${ink}"/><path d="M45 102V64a19 19 0 0 1 38 0v38" stroke="${accent}"/></g>` +
  dot(64, 94, 8, quiet);

const rays: Mark = ({ palette: { ink, accent }, rng }) =>
  turn(
    rng.pick([0, 180]),
    around(12, (at, i) =>
      i > 3 && i < 9
        ? ""
        : `<path d="M64 44V${i % 2 ? 28 : 20}" stroke="${ink}" stroke-width="7" stroke-linecap="round"${at}/>`,
    ) +
      solid("M42 66a22 22 0 0 1 44 0z", accent) +
      line("M26 80h76M42 96h44", ink, 7),
  );

const weave: Mark = ({ palette: { ink, accent, tile } }) =>
  block(36, 20, 14, 88, 7, ink) +
  block(78, 20, 14, 88, 7, ink) +
  block(20, 36, 88, 14, 7, accent) +
  block(20, 78, 88, 14, 7, accent) +
  `<path d="M33 36h20v14H33zM75 78h20v14H75z" fill="${tile}"/>` +
  solid("M36 33h14v20H36zM78 75h14v20H78z", ink);

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
  trefoil,
  hexagon,
  pills,
  asterisk,
  halves,
  chevrons,
  sparkle,
  infinity,
  frames,
  network,
  moons,
  spiral,
  slices,
  arch,
  rays,
  weave,
];
