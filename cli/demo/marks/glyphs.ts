// Rounded pictograms that hint at what an industry does.
import type { Industry } from "../industries.ts";
import type { Mark } from "./mark.ts";

type Glyph = (ink: string, accent: string, tile: string) => string;

const line = (d: string, colour: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

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

const BY_INDUSTRY: Record<Industry, readonly Glyph[]> = {
  "IT Software & Services": [brackets],
  Fintech: [coins, shield],
  "Banking & Financial Services": [pillars, coins],
  Insurance: [umbrella, shield],
  "E-commerce & Retail": [bag, tag],
  Healthcare: [heart, cross],
  Education: [book, cap, lamp],
  Manufacturing: [nut],
  Automotive: [wheel],
  "Energy & Utilities": [bolt, drop],
  "Logistics & Supply Chain": [parcel, route],
  Telecom: [signal],
  "Media & Entertainment": [play],
  "Travel & Hospitality": [compass, cup, hills],
  "Real Estate & Construction": [house, skyline],
  Consulting: [lamp],
  "Recruitment & Staffing": [people],
  "BPO & Customer Experience": [bubble],
  "Agriculture & Food": [leaf, sprout, grain],
  "Government & Non-profit": [sprout, people, hills],
};

export const industryGlyph: Mark = ({ industry, palette, rng }) =>
  rng.pick(BY_INDUSTRY[industry])(palette.ink, palette.accent, palette.tile);
