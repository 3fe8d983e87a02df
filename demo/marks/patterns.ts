// More abstract marks: rings, rays, weaves and small networks.
import type { Mark } from "./mark.ts";
import { around, block, dot, line, solid, turn } from "./shapes.ts";

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

export const PATTERNS: readonly Mark[] = [
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
