// What the drawing instructions add to pdf.js's text.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Drawing, findInDrawing, readDrawing } from "./read-drawing.ts";

const OPS = { showText: 1, setTextRenderingMode: 2, save: 3, restore: 4 };
const glyphs = (text: string) => Array.from(text, (unicode) => ({ unicode, width: unicode === " " ? 250 : 500 }));

function draw(...instructions: [number, unknown?][]): Drawing {
  const fnArray = instructions.map(([instruction]) => instruction);
  return readDrawing(
    { fnArray, argsArray: instructions.map(([, given]) => (given === undefined ? null : [given])) },
    OPS,
  );
}

const textsOf = (texts: string[], drawing: Drawing) => findInDrawing(texts, drawing).map(({ text }) => text);

describe("soft hyphens that are drawn are seen:", () => {
  for (const [name, drawn, texts, seen] of [
    ["within a word", "high\u00adimpact", ["highimpact"], ["high-impact"]],
    ["between two dates", "2019\u00ad2021", ["2019", " ", "2021"], ["2019 - ", " ", "2021"]],
    ["within a piece with spaces", "Sep 2019 \u00ad May 2021", ["Sep 2019 May 2021"], ["Sep 2019 - May 2021"]],
    ["at a line's end", "con\u00adsul", ["con", "sul"], ["con-", "sul"]],
    ["nowhere", "plain text", ["plain", " ", "text"], ["plain", " ", "text"]],
    ["not where the texts part ways", "abc\u00addef", ["xyz", "abcdef"], ["xyz", "abcdef"]],
  ] as const) {
    test(name, () => assert.deepEqual(textsOf([...texts], draw([1, glyphs(drawn)])), seen));
  }
});

test("an outline makes letters bold until it is taken back", () => {
  const drawing = draw([1, glyphs("a")], [3], [2, 2], [1, glyphs("bold")], [4], [1, glyphs("c")]);
  assert.deepEqual(
    findInDrawing(["a", "bold", "c"], drawing).map(({ outlined }) => outlined),
    [false, true, false],
  );
});

test("letter-spaced words part where the gap is wider", () => {
  const spaced = [..."JOAN PIRES"].flatMap((sign) => (sign === " " ? [-600] : [{ unicode: sign, width: 500 }, -300]));
  assert.deepEqual(textsOf(["J O A N P I R E S"], draw([1, spaced])), ["JOAN PIRES"]);
  const spaces = glyphs("J O A N   P I R E S");
  assert.deepEqual(textsOf(["J O A N P I R E S"], draw([1, spaces])), ["JOAN PIRES"]);
});
