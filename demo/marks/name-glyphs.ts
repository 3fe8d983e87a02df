// Pictograms for names that are a picture already: a heron, a kite, a lantern.
import type { Glyph, MarkBrief } from "./mark.ts";
import { block, dot, line, solid } from "./shapes.ts";

const bird: Glyph = (ink, accent) =>
  solid("M22 78c18 2 26-4 34-22 4-14 14-24 30-24 8 0 12 4 16 8l14 2-14 8c0 34-24 54-52 54-14 0-24-8-28-26z", ink) +
  dot(92, 46, 4.5, accent) +
  solid("M50 80c14 0 24-8 30-20 4 20-8 32-30 20z", accent);
const heron: Glyph = (ink, accent) =>
  line("M50 112V86M64 112V86", accent, 6) +
  solid("M24 84c14-26 36-34 58-26-2 22-28 36-58 26z", ink) +
  line("M76 62c8-10-6-22 6-34", ink, 10) +
  solid("M78 22l34 8-32 8z", accent);
const kite: Glyph = (ink, accent, tile) =>
  solid("M78 16l30 30-30 34-34-30z", ink) +
  line("M78 20v56M48 48h56", tile, 5) +
  line("M78 80c-4 14-22 8-26 18s-14 12-24 10", accent, 6);
const boat: Glyph = (ink, accent) =>
  solid("M60 20v58H26c16-14 28-34 34-58z", ink) +
  solid("M70 32c20 12 30 28 32 46H70z", accent) +
  solid("M18 86h92c-6 14-16 22-30 22H48c-14 0-24-8-30-22z", ink);
const lantern: Glyph = (ink, accent) =>
  line("M52 26a12 12 0 0 1 24 0", ink, 7) +
  block(42, 30, 44, 10, 5, ink) +
  solid("M44 46h40c10 16 10 28 0 44H44c-10-16-10-28 0-44z", ink) +
  solid("M64 54c8 10 10 14 10 20a10 10 0 0 1-20 0c0-6 2-10 10-20z", accent) +
  block(42, 96, 44, 10, 5, ink);
const anchor: Glyph = (ink, accent) =>
  `<circle cx="64" cy="30" r="11" fill="none" stroke="${accent}" stroke-width="8"/>${line("M64 44v60M44 56h40M22 72c2 20 18 32 42 32s40-12 42-32", ink, 10)}`;
const feather: Glyph = (ink, accent, tile) =>
  solid("M104 22C66 20 34 40 32 88l10 8c44-2 64-36 62-74z", ink) +
  line("M24 106c14-24 34-44 56-58M52 74h20", tile, 6) +
  dot(24, 106, 6, accent);
const tree: Glyph = (ink, accent) =>
  dot(46, 56, 22, ink) + dot(82, 56, 22, ink) + dot(64, 38, 22, ink) + line("M64 108V62M64 86l16-14", accent, 9);
const pine: Glyph = (ink, accent) =>
  solid("M64 14l26 34H38z", ink) + solid("M64 38l34 46H30z", ink) + block(58, 84, 12, 26, 3, accent);
const bridge: Glyph = (ink, accent) =>
  line("M18 52h92", ink, 9) +
  line("M24 104V76a20 20 0 0 1 40 0v28M64 104V76a20 20 0 0 1 40 0v28", ink, 10) +
  dot(64, 30, 8, accent);
const tide: Glyph = (ink, accent) =>
  solid("M18 92c0-42 28-66 62-62 20 2 30 16 28 32-10-12-26-12-32 0-6 14 4 26 18 30z", ink) +
  line("M26 106h76", accent, 8);
const fruit: Glyph = (ink, accent) =>
  solid("M70 38c24-6 40 12 36 36-4 22-24 36-48 32-24-4-38-18-36-34 2-18 22-28 48-34z", ink) +
  line("M70 38c0-10 4-16 12-20", accent, 7) +
  solid("M72 32c-14 4-24 0-30-10 14-6 26-2 30 10z", accent);
const flame: Glyph = (ink, accent) =>
  solid("M66 14c22 22 34 38 34 58a36 36 0 0 1-72 0c0-14 6-24 16-34 2 10 6 14 10 14 2-14 4-26 12-38z", ink) +
  solid("M66 62c10 10 14 16 14 24a16 16 0 0 1-32 0c0-8 8-14 18-24z", accent);
const blossom: Glyph = (ink, accent) =>
  [0, 72, 144, 216, 288]
    .map(
      (angle) => `<circle cx="64" cy="40" r="19" fill="${ink}"${angle ? ` transform="rotate(${angle} 64 64)"` : ""}/>`,
    )
    .join("") + dot(64, 64, 12, accent);
const fern: Glyph = (ink, accent) =>
  line("M40 110C48 70 60 40 92 18", accent, 7) +
  line(
    "M46 84c-10-2-16-8-18-16M52 68c-10-2-16-10-16-18M62 50c-8-4-12-12-12-20M48 84c12 2 20 0 26-6M56 66c12 2 20-2 26-8M68 48c10 0 18-4 24-10",
    ink,
    9,
  );
const window: Glyph = (ink, accent, tile) =>
  solid("M28 108V56a36 36 0 0 1 72 0v52z", ink) + line("M64 24v80M32 66h64", tile, 6) + dot(82, 46, 7, accent);
const drum: Glyph = (ink, accent, tile) =>
  `${solid("M24 46h80v40c0 12-18 20-40 20s-40-8-40-20z", ink)}<ellipse cx="64" cy="46" rx="40" ry="16" fill="${accent}"/>${line("M34 68l14 30M62 74v30M94 68L80 98", tile, 5)}`;
const kettle: Glyph = (ink, accent) =>
  solid("M34 58h52c10 10 12 28 4 46H30c-8-18-6-36 4-46z", ink) +
  line("M88 72c12-2 12-12 22-14M40 52c2-18 38-18 40 0", ink, 8) +
  dot(60, 48, 7, accent);
const ladder: Glyph = (ink, accent) =>
  line("M46 108V20M84 108V20", ink, 9) + line("M46 40h38M46 64h38M46 88h38", accent, 9);
const lighthouse: Glyph = (ink, accent, tile) =>
  solid("M50 44h28l10 64H40z", ink) +
  line("M46 70h36M43 88h42", tile, 7) +
  block(48, 24, 32, 16, 4, accent) +
  line("M92 30l16-6M92 38l16 6M36 30l-16-6M36 38l-16 6", accent, 5);
const stones: Glyph = (ink, accent) =>
  `<ellipse cx="64" cy="94" rx="40" ry="14" fill="${ink}"/><ellipse cx="60" cy="65" rx="28" ry="12" fill="${accent}"/><ellipse cx="67" cy="40" rx="18" ry="10" fill="${ink}"/>`;
const cycle: Glyph = (ink, accent) =>
  `<g fill="none" stroke="${ink}" stroke-width="8"><circle cx="36" cy="80" r="20"/><circle cx="92" cy="80" r="20"/></g>${line("M36 80l18-34h28l10 34M54 46l16 34 12-34M46 46h14M82 46l-4-12h12", accent, 6)}`;
const spool: Glyph = (ink, accent) =>
  block(30, 20, 68, 16, 8, ink) +
  block(30, 92, 68, 16, 8, ink) +
  block(42, 40, 44, 10, 5, accent) +
  block(42, 59, 44, 10, 5, accent) +
  block(42, 78, 44, 10, 5, accent);
const gem: Glyph = (ink, accent) =>
  solid("M40 28h48l20 26-44 52-44-52z", ink) +
  line("M20 54h88M48 54l16 50 16-50M40 28l8 26 16-26 16 26 8-26", accent, 5);
const elephant: Glyph = (ink, accent) =>
  solid(
    "M26 62c0-24 18-36 42-36 26 0 40 16 40 40v40H90V86H58v20H40V86c-2 12-8 18-16 18-6 0-8-4-8-8 6 0 10-4 10-14z",
    ink,
  ) +
  dot(44, 54, 4.5, accent) +
  line("M64 42c10 4 12 20 2 30", accent, 6);
const fish: Glyph = (ink, accent) =>
  solid("M18 64c16-26 46-30 68-8l22-18v52L86 72c-22 22-52 18-68-8z", ink) +
  dot(42, 58, 5, accent) +
  line("M60 50c6 8 6 20 0 28", accent, 5);
const letterbox: Glyph = (ink, accent, tile) =>
  block(20, 34, 88, 60, 10, ink) + line("M26 42l38 28 38-28", tile, 7) + dot(96, 38, 11, accent);
const weatherSun: Glyph = (ink, accent) =>
  dot(52, 50, 20, accent) +
  solid("M40 98a20 20 0 0 1 2-40 28 28 0 0 1 52 4 18 18 0 0 1-2 36z", ink) +
  line("M48 106v6M66 106v6M84 106v6", accent, 6);

const WORDS: readonly (readonly [RegExp, Glyph])[] = [
  [/^(Lark|Finch|Tern|Plover|Petrel|.*Sparrow|.*Peacock)/, bird],
  [/Heron/, heron],
  [/^Kite/, kite],
  [/Ferry|Paddle|Harbour/, boat],
  [/Lantern|Wicket/, lantern],
  [/Anchor/, anchor],
  [/Quill|Notebook|Almanac/, feather],
  [/Banyan|Neem|Peepal|Linden|Hazel|Alder|Willow|Teak|Orchard|Sandal/, tree],
  [/Juniper/, pine],
  [/bridge|span/, bridge],
  [/Tide|Monsoon|Inland|Upstream/, tide],
  [/Monsoon|Sunday/, weatherSun],
  [/Mango|Tamarind|Cardamom/, fruit],
  [/Candle|Ember|Cinder|Kiln/, flame],
  [/Jasmine|Marigold|Clover|Indigo|Saffron|Gulmohara|Parijat|Kachnara/, blossom],
  [/Fern|Bramble|Sorrel|Trellis|Meadow/, fern],
  [/Window|Verandah|Balcony|Courtyard/, window],
  [/Drum/, drum],
  [/Kettle|Teapot|Tiffin/, kettle],
  [/Ladder|Staircase/, ladder],
  [/Lighthouse|Signal/, lighthouse],
  [/Pebble|Cobble|Slate|Puddle/, stones],
  [/Bicycle|Cartwheel/, cycle],
  [/Spindle|Loom|Thimble/, spool],
  [/Opal|Garnet/, gem],
  [/Elephant/, elephant],
  [/Otter|Matsya/, fish],
  [/Postcard/, letterbox],
];

/** The pictogram of a name, if the name is one. */
export function nameGlyph({ name, palette }: MarkBrief): string | null {
  const found = WORDS.find(([word]) => word.test(name));
  return found ? found[1](palette.ink, palette.accent, palette.tile) : null;
}
