// Marks made of the company's initials.
import { drawLetter, letterOf } from "./letters.ts";
import type { Mark } from "./mark.ts";

function initials(name: string): [string, string] {
  const words = name.split(/[^A-Za-z]+/).filter((word) => word.length > 0 && word !== "and");
  return [words[0]?.[0] ?? "O", words[1]?.[0] ?? words[0]?.[1] ?? "O"];
}

const plain: Mark = ({ name, palette, rng }) => {
  const round = rng.chance(0.5);
  const letter = drawLetter(letterOf(initials(name)[0]), {
    colour: palette.ink,
    weight: rng.pick([11, 14, 17]),
    height: 58,
    round,
  });
  return `${letter}<circle cx="98" cy="96" r="7" fill="${palette.accent}"/>`;
};

const underlined: Mark = ({ name, palette, rng }) => {
  const letter = drawLetter(letterOf(initials(name)[0]), {
    colour: palette.ink,
    weight: 13,
    height: 50,
    round: false,
    y: 56,
  });
  const width = rng.pick([30, 44, 58]);
  return `${letter}<rect x="${64 - width / 2}" y="96" width="${width}" height="8" rx="4" fill="${palette.accent}"/>`;
};

const shadowed: Mark = ({ name, palette, rng }) => {
  const letter = letterOf(initials(name)[0]);
  const style = { weight: 15, height: 56, round: rng.chance(0.6) };
  const far = drawLetter(letter, { ...style, colour: palette.quiet, x: 70, y: 69 });
  return far + drawLetter(letter, { ...style, colour: palette.ink, x: 61, y: 60 });
};

const ringed: Mark = ({ name, palette, rng }) => {
  const gap = rng.pick([40, 70, 100]);
  const turn = rng.pick([20, 110, 200, 290]);
  return (
    `<circle cx="64" cy="64" r="44" fill="none" stroke="${palette.accent}" stroke-width="6" stroke-linecap="round" stroke-dasharray="${276 - gap} ${gap}" transform="rotate(${turn} 64 64)"/>` +
    drawLetter(letterOf(initials(name)[0]), { colour: palette.ink, weight: 10, height: 40, round: true })
  );
};

const paired: Mark = ({ name, palette, rng }) => {
  const [first, second] = initials(name);
  const a = letterOf(first);
  const b = letterOf(second);
  const height = 40;
  const scale = height / 72;
  const gap = 13;
  const total = (a.width + b.width) * scale + gap;
  const style = { weight: 9, height, round: rng.chance(0.5), y: 64 };
  const left = 64 - total / 2;
  return (
    drawLetter(a, { ...style, colour: palette.ink, x: left + (a.width * scale) / 2 }) +
    drawLetter(b, { ...style, colour: palette.accent, x: left + a.width * scale + gap + (b.width * scale) / 2 })
  );
};

export const MONOGRAMS: readonly Mark[] = [plain, underlined, shadowed, ringed, paired];
