// Rounded pictograms that hint at what an industry does.
import type { Industry } from "../industries.ts";
import type { Glyph, Mark } from "./mark.ts";
import { around, block, dot, line, solid } from "./shapes.ts";

const leaf: Glyph = (ink, accent, tile) =>
  solid("M28 100C22 52 50 24 104 26c2 52-22 80-66 72z", ink) +
  line("M28 104c12-26 28-42 50-52", tile, 7) +
  dot(100, 100, 8, accent);
const sprout: Glyph = (ink, accent) =>
  solid("M62 70C34 70 24 54 24 34c26 0 38 12 38 36z", ink) +
  solid("M66 62c0-22 12-34 38-34 0 22-12 34-38 34z", accent) +
  line("M64 106V66", ink, 8);
const drop: Glyph = (ink, accent) =>
  solid("M64 16c22 26 34 42 34 58a34 34 0 0 1-68 0c0-16 12-32 34-58z", ink) +
  line("M46 76a18 18 0 0 0 18 18", accent, 8);
const bolt: Glyph = (ink, accent) =>
  `<circle cx="64" cy="64" r="46" fill="${ink}"/>${solid("M70 24 40 72h20l-4 32 32-50H66z", accent)}`;
const house: Glyph = (ink, accent) =>
  solid("M64 20l46 38v48H18V58z", ink) + solid("M50 106V80a14 14 0 0 1 28 0v26z", accent);
const skyline: Glyph = (ink, accent, tile) =>
  solid("M22 106V58h26v48zM80 106V46h26v60z", ink) +
  solid("M52 106V24h24v82z", accent) +
  line("M33 72h4M33 88h4M91 62h4M91 78h4", tile, 5);
const book: Glyph = (ink, accent, tile) =>
  solid("M64 38C52 28 38 26 20 28v66c18-2 32 0 44 10z", ink) +
  solid("M64 38c12-10 26-12 44-10v66c-18-2-32 0-44 10z", accent) +
  line("M32 46c8 0 14 1 20 4M32 62c8 0 14 1 20 4", tile, 5);
const cap: Glyph = (ink, accent) =>
  solid("M64 30l50 24-50 24-50-24z", ink) +
  solid("M34 70l30 14 30-14v20c-16 14-44 14-60 0z", ink) +
  line("M104 60v26", accent, 6) +
  dot(104, 92, 6, accent);
const heart: Glyph = (ink, accent) =>
  solid("M64 106C30 84 16 66 16 48c0-28 36-34 48-8 12-26 48-20 48 8 0 18-14 36-48 58z", ink) +
  line("M28 66h18l8-16 14 30 8-14h24", accent, 7);
const cross: Glyph = (ink, accent) => solid("M48 20h32v28h28v32H80v28H48V80H20V48h28z", ink) + dot(64, 64, 12, accent);
const shield: Glyph = (ink, accent) =>
  solid("M64 16l42 14v34c0 24-16 40-42 50-26-10-42-26-42-50V30z", ink) + line("M46 64l13 13 24-26", accent, 10);
const umbrella: Glyph = (ink, accent) =>
  solid("M16 66a48 48 0 0 1 96 0c-8-8-24-8-32 0-8-8-24-8-32 0-8-8-24-8-32 0z", ink) +
  line("M64 62v34a10 10 0 0 0 20 0", accent, 8);
const signal: Glyph = (ink, accent) =>
  dot(64, 94, 10, accent) + line("M40 72a34 34 0 0 1 48 0M24 54a57 57 0 0 1 80 0", ink, 11);
const parcel: Glyph = (ink, accent, tile) =>
  solid("M64 18l44 22v48l-44 22-44-22V40z", ink) +
  line("M22 42l42 21 42-21M64 63v44", tile, 6) +
  line("M42 29l44 22", accent, 8);
const route: Glyph = (ink, accent) =>
  line("M34 98h40a18 18 0 0 0 0-36H54a16 16 0 0 1 0-32h24", ink, 11) +
  dot(30, 98, 11, accent) +
  dot(96, 30, 11, accent);
const nut: Glyph = (ink, accent) =>
  `<path d="M64 16l42 24v48l-42 24-42-24V40z" fill="${ink}"/>` +
  `<circle cx="64" cy="64" r="19" fill="none" stroke="${accent}" stroke-width="9"/>`;
const wheel: Glyph = (ink, accent, tile) =>
  `<circle cx="64" cy="64" r="46" fill="${ink}"/><circle cx="64" cy="64" r="30" fill="${tile}"/>` +
  line("M64 40v48M43 52l42 24M43 76l42-24", accent, 7) +
  dot(64, 64, 9, ink);
const compass: Glyph = (ink, accent) =>
  `<circle cx="64" cy="64" r="42" fill="none" stroke="${ink}" stroke-width="9"/>` +
  solid("M86 42L72 72 42 86l14-30z", accent);
const play: Glyph = (ink, accent) =>
  `<rect x="20" y="26" width="88" height="76" rx="24" fill="${ink}"/>${solid("M54 46l32 18-32 18z", accent)}`;
const bag: Glyph = (ink, accent) => solid("M26 46h76l6 62H20z", ink) + line("M46 58V42a18 18 0 0 1 36 0v16", accent, 8);
const tag: Glyph = (ink, accent) => solid("M22 26h42l46 46-38 38-50-50z", ink) + dot(44, 48, 9, accent);
const bubble: Glyph = (ink, accent) =>
  solid("M22 24h84v62H62l-22 22V86H22z", ink) +
  dot(46, 55, 6, accent) +
  dot(64, 55, 6, accent) +
  dot(82, 55, 6, accent);
const people: Glyph = (ink, accent) =>
  dot(46, 44, 16, ink) +
  solid("M18 104c0-26 12-38 28-38s28 12 28 38z", ink) +
  dot(86, 52, 13, accent) +
  solid("M82 104c0-14-2-22-8-30 20-8 36 6 36 30z", accent);
const pillars: Glyph = (ink, accent) =>
  solid("M64 18l46 26H18z", accent) + solid("M26 52h14v38H26zM57 52h14v38H57zM88 52h14v38H88zM18 96h92v12H18z", ink);
const coins: Glyph = (ink, accent, tile) =>
  `<circle cx="80" cy="52" r="30" fill="${accent}"/><circle cx="52" cy="76" r="36" fill="${tile}"/><circle cx="52" cy="76" r="30" fill="${ink}"/>` +
  line("M52 64v24", tile, 7);
const brackets: Glyph = (ink, accent) =>
  line("M46 36 20 64l26 28M82 36l26 28-26 28", ink, 11) + line("M72 32 56 96", accent, 9);
const lamp: Glyph = (ink, accent) =>
  solid("M64 16a36 36 0 0 1 20 66v10H44V82a36 36 0 0 1 20-66z", ink) + line("M50 106h28", accent, 9);
const cup: Glyph = (ink, accent) =>
  solid("M24 46h64v30a28 28 0 0 1-28 28h-8a28 28 0 0 1-28-28z", ink) +
  line("M90 54h6a12 12 0 0 1 0 24h-8", ink, 8) +
  line("M44 34V22M64 34V22", accent, 7);
const hills: Glyph = (ink, accent) =>
  dot(84, 40, 14, accent) + solid("M14 100c14-40 40-52 62-20 12-14 26-6 38 20z", ink);
const grain: Glyph = (ink, accent) =>
  line("M64 108V44", ink, 7) +
  solid("M64 44c-10-8-10-20 0-28 10 8 10 20 0 28z", accent) +
  solid(
    "M60 70c-18 0-24-10-24-24 16 0 24 8 24 24zM68 70c18 0 24-10 24-24-16 0-24 8-24 24zM60 98c-18 0-24-10-24-24 16 0 24 8 24 24zM68 98c18 0 24-10 24-24-16 0-24 8-24 24z",
    ink,
  );

const prompt: Glyph = (ink, accent) =>
  block(18, 26, 92, 76, 16, ink) + line("M38 52l14 12-14 12", accent, 9) + line("M64 78h24", accent, 9);
const cloud: Glyph = (ink, accent) =>
  solid("M40 94a22 22 0 0 1-2-44 30 30 0 0 1 57 4 20 20 0 0 1-3 40z", ink) +
  line("M64 88V64M54 72l10-10 10 10", accent, 7);
const chip: Glyph = (ink, accent) =>
  line(
    "M46 20v16M64 20v16M82 20v16M46 92v16M64 92v16M82 92v16M20 46h16M20 64h16M20 82h16M92 46h16M92 64h16M92 82h16",
    ink,
    6,
  ) +
  block(32, 32, 64, 64, 12, ink) +
  block(50, 50, 28, 28, 6, accent);
const branch: Glyph = (ink, accent) =>
  line("M40 38v52M40 72c0-16 48-4 48-26", ink, 9) +
  dot(40, 32, 12, ink) +
  dot(40, 96, 12, ink) +
  dot(88, 38, 12, accent);
const cursor: Glyph = (ink, accent) => solid("M32 24l66 28-28 10-10 28z", ink) + line("M78 78l20 22", accent, 10);
const panes: Glyph = (ink, accent) =>
  block(20, 24, 88, 80, 14, ink) +
  block(30, 46, 26, 48, 5, accent) +
  line("M68 52h28M68 68h28M68 84h16", accent, 7) +
  dot(32, 35, 4, accent) +
  dot(44, 35, 4, accent);
const pulse: Glyph = (ink, accent) => line("M16 68h20l12-32 20 60 14-38 8 10h22", ink, 9) + dot(64, 26, 7, accent);
const scales: Glyph = (ink, accent) =>
  line("M64 22v80M40 104h48M28 40h72", ink, 8) +
  solid("M14 66l14-26 14 26a14 14 0 0 1-28 0zM86 66l14-26 14 26a14 14 0 0 1-28 0z", accent);
const handshake: Glyph = (ink, accent) =>
  line("M20 52l26-14 22 12M108 52L82 38 54 62c6 8 14 6 24-2l24 22", ink, 10) +
  line("M28 76l20 18M44 70l22 20", accent, 9);
const truck: Glyph = (ink, accent, tile) =>
  block(16, 40, 56, 44, 8, ink) +
  solid("M76 54h18l16 16v14H76z", accent) +
  dot(40, 88, 12, ink) +
  dot(92, 88, 12, ink) +
  dot(40, 88, 5, tile) +
  dot(92, 88, 5, tile);
const headset: Glyph = (ink, accent) =>
  line("M28 76V62a36 36 0 0 1 72 0v14", ink, 10) +
  block(18, 66, 20, 32, 9, accent) +
  block(90, 66, 20, 32, 9, accent) +
  line("M98 98c0 10-12 12-24 12", ink, 7);
const chat: Glyph = (ink, accent) =>
  solid("M18 26h62v44H48L32 84V70H18z", ink) + solid("M58 78h30V48h22v46h-8v14L88 94H58z", accent);
const cog: Glyph = (ink, accent, tile) =>
  around(8, (at) => `<rect x="56" y="16" width="16" height="24" rx="5" fill="${ink}"${at}/>`) +
  dot(64, 64, 36, ink) +
  dot(64, 64, 18, tile) +
  dot(64, 64, 9, accent);
const factory: Glyph = (ink, accent) =>
  solid("M20 106V62l26-18v18l26-18v18h8V26h16v36h12v44z", ink) + line("M36 84h10M58 84h10M80 84h10", accent, 8);
const tower: Glyph = (ink, accent) =>
  line("M64 50L44 108M64 50l20 58M52 84h24", ink, 8) +
  dot(64, 44, 9, accent) +
  line("M46 60a26 26 0 0 1 0-34M82 60a26 26 0 0 0 0-34", ink, 7);
const reel: Glyph = (ink, accent, tile) =>
  dot(64, 64, 46, ink) +
  dot(64, 36, 11, tile) +
  dot(64, 92, 11, tile) +
  dot(36, 64, 11, tile) +
  dot(92, 64, 11, tile) +
  dot(64, 64, 8, accent);
const key: Glyph = (ink, accent) =>
  `<circle cx="44" cy="50" r="22" fill="none" stroke="${ink}" stroke-width="12"/>${line("M60 66l40 38M84 90l12-12", ink, 11)}${dot(44, 50, 7, accent)}`;
const chart: Glyph = (ink, accent) =>
  line("M24 24v80h80", ink, 9) + line("M40 84l20-24 16 12 26-34", accent, 9) + dot(102, 38, 8, accent);
const crane: Glyph = (ink, accent) =>
  line("M44 108V28h58M44 28L28 44h16M30 108h28", ink, 9) +
  line("M90 30v26", accent, 6) +
  block(78, 56, 24, 20, 4, accent);
const idBadge: Glyph = (ink, accent, tile) =>
  block(30, 26, 68, 82, 12, ink) +
  dot(64, 58, 13, tile) +
  solid("M42 94c0-14 10-20 22-20s22 6 22 20z", tile) +
  line("M54 20h20", accent, 9);
const bed: Glyph = (ink, accent) =>
  line("M20 34v70M20 84h88v20M108 84V68a12 12 0 0 0-12-12H56v26", ink, 9) + dot(38, 64, 10, accent);
const bowl: Glyph = (ink, accent) =>
  solid("M18 62h92c0 24-18 42-46 42S18 86 18 62z", ink) + line("M46 48c-8-8 8-14 0-24M68 48c-8-8 8-14 0-24", accent, 7);

const BY_INDUSTRY: Record<Industry, readonly Glyph[]> = {
  "IT Software & Services": [brackets, prompt, cloud, chip, branch, cursor, panes, key],
  Fintech: [coins, shield, chart, key],
  "Banking & Financial Services": [pillars, coins, key, scales],
  Insurance: [umbrella, shield, heart],
  "E-commerce & Retail": [bag, tag],
  Healthcare: [heart, cross, pulse, drop],
  Education: [book, cap, lamp],
  Manufacturing: [nut, cog, factory],
  Automotive: [wheel, bolt, cog],
  "Energy & Utilities": [bolt, drop],
  "Logistics & Supply Chain": [parcel, route, truck],
  Telecom: [signal, tower, headset],
  "Media & Entertainment": [play, reel, chat],
  "Travel & Hospitality": [compass, cup, hills, bed, bowl],
  "Real Estate & Construction": [house, skyline, crane, key],
  Consulting: [lamp, chart, scales, compass],
  "Recruitment & Staffing": [people, idBadge, handshake],
  "BPO & Customer Experience": [bubble, headset, chat],
  "Agriculture & Food": [leaf, sprout, grain, bowl],
  "Government & Non-profit": [sprout, people, hills, handshake],
};

export const industryGlyph: Mark = ({ industry, palette, rng }) =>
  rng.pick(BY_INDUSTRY[industry])(palette.ink, palette.accent, palette.tile);
