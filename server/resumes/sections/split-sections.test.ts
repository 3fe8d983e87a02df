// How a résumé's lines fall into parts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Line } from "../layout.ts";
import { settleKind, splitSections } from "./split-sections.ts";

type Written = { x?: number; y?: number; size?: number; bold?: boolean; page?: number; gap?: number | null };

/** Lines below each other, 14 points apart, unless they say otherwise; "|" parts cells. */
function write(...rows: [string, Written?][]): Line[] {
  let below = 40;
  return rows.map(([written, { x = 50, y, size = 10, bold = false, page = 0, gap = 1.4 } = {}]) => {
    below = y ?? below + 14;
    const cells = written.split("|").map((text, at) => {
      const from = x + at * 200;
      return { text, x: from, right: from + text.length * size * 0.5, size, bold };
    });
    const right = cells.at(-1)?.right ?? x;
    return {
      text: cells.map(({ text }) => text).join("\t"),
      cells,
      page,
      x,
      right,
      y: below,
      size,
      bold,
      gapAbove: gap,
    };
  });
}

const head = { size: 14, bold: true, gap: 2.5 };
const partsOf = (lines: Line[]) =>
  splitSections(lines).map(({ kind, lines: own }) => `${kind}: ${own.map(({ text }) => text).join(" / ")}`);

describe("parts:", () => {
  for (const [name, lines, parts] of [
    [
      "headings by their look",
      write(["Mira Castellan", { size: 20 }], ["Experience", head], ["Acme, 2019"], ["Skills", head], ["Java"]),
      ["head: Mira Castellan", "experience: Acme, 2019", "skills: Java"],
    ],
    [
      "plain headings of a plain text",
      write(["Mira"], ["Experience"], ["Acme"], ["Education"], ["A school"]),
      ["head: Mira", "experience: Acme", "education: A school"],
    ],
    [
      "an unknown heading ends the part before it",
      write(
        ["Experience", head],
        ["Acme, 2019"],
        ["Skills", head],
        ["Java"],
        ["Wonders of the World", head],
        ["Petra, the Taj Mahal and the wall that can be seen from the moon"],
      ),
      [
        "experience: Acme, 2019",
        "skills: Java",
        "other: Petra, the Taj Mahal and the wall that can be seen from the moon",
      ],
    ],
    [
      "a title that looks like a heading does not",
      write(["Experience", head], ["Lead Developer", head], ["Acme, 2019"], ["Skills", head], ["Java"]),
      ["experience: Lead Developer / Acme, 2019", "skills: Java"],
    ],
    [
      "a heading with text behind a colon",
      write(
        ["Experience", head],
        ["Acme, 2019"],
        ["Education", head],
        ["A school"],
        ["Technical Skills: Java, SQL", { gap: 2 }],
      ),
      ["experience: Acme, 2019", "education: A school", "skills: Java, SQL"],
    ],
    [
      "a heading glued to its text",
      write(["EXPERIENCE", head], ["Acme, 2019"], ["EDUCATIONMaster of Science", head]),
      ["experience: Acme, 2019", "education: Master of Science"],
    ],
    [
      "a heading on two lines",
      write(["PROFESSIONAL", head], ["EXPERIENCE", { ...head, gap: 1.2 }], ["Acme, 2019"], ["SKILLS", head], ["Java"]),
      ["experience: Acme, 2019", "skills: Java"],
    ],
    [
      "headings in a margin beside their text",
      write(["EXPERIENCE|Acme, 2019", head], ["EDUCATION|A school", head], ["SKILLS|Java", head]),
      ["experience: Acme, 2019", "education: A school", "skills: Java"],
    ],
    [
      "a numbered heading",
      write(["01|Experience", head], ["Acme, 2019"], ["02|Skills", head], ["Java"]),
      ["experience: Acme, 2019", "skills: Java"],
    ],
    [
      "a label among skills is no part",
      write(["EXPERIENCE", head], ["Acme"], ["SKILLS", head], ["Languages: Java, Go"], ["Tools: Git"]),
      ["experience: Acme", "skills: Languages: Java, Go / Tools: Git"],
    ],
    [
      "a bulleted line is no heading",
      write(["Experience", head], ["• Education", head], ["Acme"], ["Skills", head], ["Java"]),
      ["experience: • Education / Acme", "skills: Java"],
    ],
    [
      "a name drawn after the sidebar is the head",
      write(
        ["Contact", { ...head, y: 100 }],
        ["a@b.example"],
        ["Skills", head],
        ["Java"],
        ["Mira Castellan", { x: 250, y: 60, size: 22, gap: null }],
        ["Experience", { ...head, x: 250 }],
        ["Acme", { x: 250 }],
      ),
      ["contact: a@b.example", "skills: Java", "head: Mira Castellan", "experience: Acme"],
    ],
    [
      "a part goes on over the page, past the sidebar",
      write(
        ["Experience", { ...head, x: 250 }],
        ["Acme did many things", { x: 250 }],
        ["Skills", { ...head, x: 50, y: 60 }],
        ["Java", { x: 50 }],
        ["and went on doing", { x: 250, y: 40, page: 1, gap: null }],
      ),
      ["experience: Acme did many things", "skills: Java", "experience: and went on doing"],
    ],
  ] as const) {
    test(name, () => assert.deepEqual(partsOf([...lines]), parts));
  }
});

describe("the lines below decide", () => {
  for (const [heading, kind, text, settled] of [
    ["Qualifications", "skills", ["BSc Physics, University of Galway", "2008 - 2012"], "education"],
    ["Qualifications", "skills", ["Ten years of leading teams", "Fluent in SQL"], "skills"],
    ["Personal Profile", "summary", ["Date of birth: 3 May 1990", "Father's name: R. Rao"], "contact"],
    ["Profile", "summary", ["An engineer who likes short meetings."], "summary"],
    ["Career Summary", "summary", ["2014 - 2020 Acme, Manager", "2010 - 2014 Bolt, Engineer"], "experience"],
  ] as const) {
    test(`${heading}: ${text[0]}`, () =>
      assert.equal(settleKind(kind, heading, write(...text.map((line): [string] => [line]))), settled));
  }
});
