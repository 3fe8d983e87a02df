// Abstract marks built from a few flat shapes.
import { type Mark, turned } from "./mark.ts";

const QUARTERS = [
  "M0 0h38a38 38 0 0 1-38 38z",
  "M38 0v38A38 38 0 0 1 0 0z",
  "M38 38H0A38 38 0 0 1 38 0z",
  "M0 38V0a38 38 0 0 1 38 38z",
];

const tiles: Mark = ({ palette, rng }) => {
  const layouts = [
    [0, 1, 3, 2],
    [2, 3, 1, 0],
    [0, 0, 2, 2],
    [1, 3, 3, 1],
    [2, 0, 0, 2],
    [3, 3, 1, 1],
  ];
  const layout = rng.pick(layouts);
  const colours = rng.pick([
    [palette.ink, palette.accent, palette.accent, palette.ink],
    [palette.ink, palette.ink, palette.accent, palette.quiet],
    [palette.accent, palette.ink, palette.ink, palette.quiet],
  ]);
  return layout
    .map(
      (quarter, i) =>
        `<path d="${QUARTERS[quarter]}" transform="translate(${i % 2 ? 66 : 24} ${i > 1 ? 66 : 24})" fill="${colours[i]}"/>`,
    )
    .join("");
};

const petals: Mark = ({ palette, rng }) => {
  const count = rng.pick([4, 5, 6, 8]);
  const shape = rng.pick([
    "M64 60C48 48 50 26 64 18c14 8 16 30 0 42z",
    "M64 58c-12 0-16-12-16-20a16 16 0 0 1 32 0c0 8-4 20-16 20z",
    "M64 56L50 38l14-20 14 20z",
  ]);
  const alternate = rng.chance(0.5) && count % 2 === 0;
  return (
    turned(
      count,
      (turn, i) => `<path d="${shape}"${turn} fill="${alternate && i % 2 ? palette.accent : palette.ink}"/>`,
    ) + (rng.chance(0.6) ? `<circle cx="64" cy="64" r="7" fill="${alternate ? palette.ink : palette.accent}"/>` : "")
  );
};

const arcs: Mark = ({ palette, rng }) => {
  const turn = rng.pick([0, 90, 180, 270]);
  return (
    `<g transform="rotate(${turn} 64 64)" fill="none" stroke-width="13"><path d="M30 104a68 68 0 0 1 68-68" stroke="${palette.ink}"/>` +
    `<path d="M54 104a44 44 0 0 1 44-44" stroke="${palette.accent}"/><path d="M78 104a20 20 0 0 1 20-20" stroke="${palette.ink}"/></g>`
  );
};

const bars: Mark = ({ palette, rng }) => {
  const heights = rng.pick([
    [30, 52, 76],
    [56, 80, 40],
    [34, 60, 60, 34],
    [26, 44, 62, 80],
    [48, 80, 48],
  ]);
  const accent = rng.below(heights.length);
  const step = 88 / heights.length;
  const width = Math.round(step * 0.66);
  const rx = rng.pick([2, width / 2]);
  const centred = rng.chance(0.5);
  return heights
    .map((height, i) => {
      const x = Math.round((20 + step * i + (step - width) / 2) * 10) / 10;
      const y = centred ? 64 - height / 2 : 104 - height;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${i === accent ? palette.accent : palette.ink}"/>`;
    })
    .join("");
};

const overlap: Mark = ({ palette, rng }) => {
  const turn = rng.pick([0, 30, 90, -45]);
  return (
    `<g transform="rotate(${turn} 64 64)"><circle cx="49" cy="64" r="31" fill="${palette.ink}"/><circle cx="79" cy="64" r="31" fill="${palette.accent}"/>` +
    `<path d="M64 37a31 31 0 0 1 0 54 31 31 0 0 1 0-54z" fill="${palette.tile}"/></g>`
  );
};

const fold: Mark = ({ palette, rng }) => {
  const flip = rng.chance(0.5) ? ' transform="matrix(-1 0 0 1 128 0)"' : "";
  return (
    `<g${flip}><path d="M26 30h30l24 34H50z" fill="${palette.ink}"/><path d="M80 64 56 98H26l24-34z" fill="${palette.quiet}"/>` +
    `<path d="M64 30h18l24 34-24 34H64l24-34z" fill="${palette.accent}"/></g>`
  );
};

const cube: Mark = ({ palette }) =>
  `<path d="M64 20l40 23-40 23-40-23z" fill="${palette.accent}"/><path d="M24 50l37 21v39L24 88z" fill="${palette.ink}"/>` +
  `<path d="M104 50L67 71v39l37-22z" fill="${palette.quiet}"/>`;

const layers: Mark = ({ palette }) =>
  `<path d="M64 64l44 22-44 22-44-22z" fill="${palette.quiet}"/><path d="M64 44l44 22-44 22-44-22z" fill="${palette.accent}"/>` +
  `<path d="M64 22l44 22-44 22-44-22z" fill="${palette.ink}"/>`;

const dots: Mark = ({ palette, rng }) => {
  const marked = rng.below(9);
  const rising = rng.chance(0.5);
  let out = "";
  for (let i = 0; i < 9; i++) {
    const column = i % 3;
    const row = (i - column) / 3;
    const r = rising ? 5 + 2.5 * (column + 2 - row) : 10;
    const colour = i === marked ? palette.accent : palette.ink;
    out += `<circle cx="${34 + column * 30}" cy="${34 + row * 30}" r="${r}" fill="${colour}"/>`;
  }
  return out;
};

const orbit: Mark = ({ palette, rng }) => {
  const turn = rng.pick([-30, 20, 60, 140]);
  return (
    `<g transform="rotate(${turn} 64 64)"><circle cx="64" cy="64" r="19" fill="${palette.ink}"/>` +
    `<ellipse cx="64" cy="64" rx="46" ry="19" fill="none" stroke="${palette.accent}" stroke-width="6"/>` +
    `<path d="M45 64a19 19 0 0 1 38 0z" fill="${palette.ink}"/><circle cx="110" cy="64" r="8" fill="${palette.ink}"/></g>`
  );
};

const pinwheel: Mark = ({ palette, rng }) => {
  const shape = rng.pick([
    "M64 64V20a44 44 0 0 1 31 13z",
    "M64 64V22h22c0 20-6 34-22 42z",
    "M64 60V20c22 0 34 14 34 34H70z",
  ]);
  const count = rng.pick([4, 6, 8]);
  return turned(count, (turn, i) => `<path d="${shape}"${turn} fill="${i % 2 ? palette.accent : palette.ink}"/>`);
};

const waves: Mark = ({ palette, rng }) => {
  const rows = [42, 64, 86];
  const accent = rng.below(3);
  return rows
    .map(
      (y, i) =>
        `<path d="M22 ${y}c14-18 28-18 42 0s28 18 42 0" fill="none" stroke="${i === accent ? palette.accent : palette.ink}" stroke-width="10" stroke-linecap="round"/>`,
    )
    .join("");
};

const links: Mark = ({ palette, rng }) =>
  `<g transform="rotate(${rng.pick([-45, 45, 0])} 64 64)" fill="none" stroke-width="11"><rect x="20" y="44" width="52" height="40" rx="20" stroke="${palette.ink}"/>` +
  `<rect x="56" y="44" width="52" height="40" rx="20" stroke="${palette.accent}"/><path d="M52 44a20 20 0 0 1 20 20" stroke="${palette.ink}"/></g>`;

const peaks: Mark = ({ palette }) =>
  `<circle cx="88" cy="42" r="13" fill="${palette.accent}"/><path d="M16 100l34-56 34 56z" fill="${palette.ink}"/>` +
  `<path d="M62 100l24-38 26 38z" fill="${palette.quiet}"/>`;

const sunrise: Mark = ({ palette }) =>
  `<path d="M30 72a34 34 0 0 1 68 0z" fill="${palette.accent}"/>` +
  `<path d="M22 84h84M36 99h56" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="M64 20v8M26 36l6 6M102 36l-6 6" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round"/>`;

const steps: Mark = ({ palette }) =>
  `<path d="M24 104V80h28V56h26V32h26v72z" fill="${palette.ink}"/><circle cx="38" cy="54" r="11" fill="${palette.accent}"/>`;

const knot: Mark = ({ palette }) =>
  turned(
    3,
    (turn, i) =>
      `<path d="M64 26a24 24 0 0 1 24 24v18" fill="none" stroke="${i === 0 ? palette.accent : palette.ink}" stroke-width="12" stroke-linecap="round"${turn}/>`,
  );

export const GEOMETRY: readonly Mark[] = [
  tiles,
  tiles,
  petals,
  petals,
  arcs,
  bars,
  overlap,
  fold,
  cube,
  layers,
  dots,
  orbit,
  pinwheel,
  waves,
  links,
  peaks,
  sunrise,
  steps,
  knot,
];
