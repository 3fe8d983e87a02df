// From pieces of text on a page to lines in reading order.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Line } from "../layout.ts";
import { buildItems, type Piece } from "./build-items.ts";
import { buildLines, measureGaps } from "./build-lines.ts";
import { orderLines, partColumns } from "./order-lines.ts";
import { dropRunningLines } from "./read-layout.ts";
import type { DrawnText } from "./read-pages.ts";

const PAGES = [
  { width: 600, height: 800 },
  { width: 600, height: 800 },
];

/** A piece of text at a place, 5 points a letter wide. */
function drawn(text: string, x: number, y: number, more: Partial<DrawnText> = {}): DrawnText {
  const size = more.size ?? 10;
  return {
    text,
    page: 0,
    x,
    right: x + text.length * size * 0.5,
    y,
    size,
    font: "Lato",
    outlined: false,
    ...more,
  };
}

const piecesOf = (texts: readonly DrawnText[]): Piece[] => buildItems(texts, PAGES).pieces;
const linesOf = (texts: readonly DrawnText[]): Line[] => buildLines(piecesOf(texts));
const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

describe("pieces of one line:", () => {
  for (const [name, texts, expected] of [
    ["join without a gap", [drawn("Soft", 50, 100), drawn("ware", 70, 100)], ["Software"]],
    ["part by a space at a gap", [drawn("Blue", 50, 100), drawn("Lantern", 73, 100)], ["Blue Lantern"]],
    ["part by a tab at a wide gap", [drawn("Engineer", 50, 100), drawn("2019", 400, 100)], ["Engineer\t2019"]],
    ["come in the order of the page", [drawn("2019", 400, 100), drawn("Engineer", 50, 100)], ["Engineer\t2019"]],
    ["part at a tab's worth of spaces", [drawn("Engineer          2019", 50, 100)], ["Engineer\t2019"]],
    [
      "part at an icon",
      [drawn("a@b.example", 50, 100), drawn("x", 108, 100, { font: "ABC+FontAwesome" }), drawn("12", 115, 100)],
      ["a@b.example\t12"],
    ],
    [
      "part where the size changes once",
      [drawn("Mira Rao", 50, 100, { size: 20 }), drawn("Engineer", 136, 100)],
      ["Mira Rao\tEngineer"],
    ],
    [
      "stay together in small capitals",
      [
        drawn("M", 50, 100, { size: 12 }),
        drawn("IRA", 56, 100),
        drawn(" R", 71, 100, { size: 12 }),
        drawn("AO", 83, 100),
      ],
      ["MIRA RAO"],
    ],
    [
      "part after a bold label",
      [drawn("Tools", 50, 100, { font: "Lato-Bold" }), drawn("Git", 85, 100)],
      ["Tools\tGit"],
    ],
    [
      "keep raised letters",
      [drawn("4", 50, 100), drawn("th", 55, 97, { size: 6 }), drawn(" place", 61, 100)],
      ["4th place"],
    ],
    ["are drawn once when drawn twice", [drawn("Mira", 50, 100), drawn("Mira", 50.3, 100)], ["Mira"]],
    [
      "compose accents drawn apart",
      [drawn("M", 50, 100), drawn("\u00a8", 55, 100), drawn("uller", 55.5, 100)],
      ["M\u00fcller"],
    ],
    [
      "are no line when too small or off the page",
      [drawn("hidden", 50, 100, { size: 1 }), drawn("off", 700, 100), drawn("seen", 50, 120)],
      ["seen"],
    ],
  ] as const) {
    test(name, () => assert.deepEqual(textsOf(linesOf(texts)), expected));
  }
});

test("hidden text is counted", () => {
  assert.equal(buildItems([drawn("keyword", 50, 100, { size: 0.5 })], PAGES).hidden, 7);
});

test("lines know their looks and the room above them", () => {
  const [first, second, third] = measureGaps(
    linesOf([drawn("Title", 50, 100, { font: "X-Bold", size: 20 }), drawn("text", 50, 130), drawn("more", 50, 142)]),
  );
  assert.deepEqual([first?.bold, first?.size, first?.gapAbove], [true, 20, null]);
  assert.deepEqual([second?.bold, second?.gapAbove, third?.gapAbove], [false, 3, 1.2]);
});

test("text that hangs before a margin is a cell of its own", () => {
  const rows = [1, 2, 3, 4].map((row) => drawn(`Sentence number ${row}`, 150, 100 + row * 40));
  const hanging = drawn("2019 to 2021", 85, 300);
  assert.deepEqual(textsOf(linesOf([...rows, hanging, drawn("Engineer", 150, 300)])).at(-1), "2019 to 2021\tEngineer");
});

describe("reading order:", () => {
  const order = (texts: readonly DrawnText[]) => textsOf(orderLines(linesOf(texts)));

  test("columns stay as they are drawn", () => {
    const texts = [
      drawn("Name", 50, 50),
      drawn("left one", 50, 100),
      drawn("left two", 50, 115),
      drawn("right one", 350, 100),
      drawn("right two", 350, 115),
    ];
    assert.deepEqual(
      order(texts),
      texts.map(({ text }) => text),
    );
  });

  test("a head drawn last comes first", () => {
    const texts = [
      drawn("EXPERIENCE", 50, 150),
      drawn("left one", 50, 165),
      drawn("SKILLS", 350, 150),
      drawn("right one", 350, 165),
      drawn("a@b.example", 450, 50),
      drawn("Name", 50, 60),
    ];
    assert.deepEqual(order(texts), ["a@b.example", "Name", "EXPERIENCE", "left one", "SKILLS", "right one"]);
  });

  test("headings drawn before all text get their text back", () => {
    const heads = [drawn("EXPERIENCE", 50, 100), drawn("EDUCATION", 50, 200), drawn("SKILLS", 350, 100)];
    const body = [drawn("a job here", 50, 120), drawn("a school", 50, 220), drawn("Java", 350, 120)];
    assert.deepEqual(order([...heads, ...body]), [
      "EXPERIENCE",
      "a job here",
      "EDUCATION",
      "a school",
      "SKILLS",
      "Java",
    ]);
  });

  test("bullets and dates drawn apart join their rows", () => {
    const texts = [
      drawn("Acme", 50, 100),
      drawn("2019 - 2020", 450, 100),
      drawn("2017 - 2018", 450, 200),
      drawn("\u2022", 60, 120),
      drawn("\u2022", 60, 135),
      drawn("\u2022", 60, 150),
      drawn("first deed", 70, 120),
      drawn("second deed", 70, 135),
      drawn("third deed", 70, 150),
      drawn("Bolt", 50, 200),
    ];
    assert.deepEqual(order(texts), [
      "Acme\t2019 - 2020",
      "\u2022 first deed",
      "\u2022 second deed",
      "\u2022 third deed",
      "Bolt\t2017 - 2018",
    ]);
  });
});

describe("columns drawn row by row", () => {
  const rows = (left: (row: number) => string, right: (row: number) => string) =>
    Array.from({ length: 10 }, (_, row) => [
      drawn(left(row), 50, 100 + row * 14),
      drawn(right(row), 330, 101 + row * 15),
    ]).flat();
  const parted = (texts: readonly DrawnText[]) => textsOf(buildLines(partColumns(piecesOf(texts), PAGES)));

  test("with headings on both sides are read one after the other", () => {
    const texts = rows(
      (row) => (row === 0 ? "EDUCATION" : `left ${row}`),
      (row) => (row === 0 ? "SKILLS" : `right ${row}`),
    );
    const lines = parted([drawn("Mira Castellan, who stands above both of the columns", 50, 60), ...texts]);
    assert.deepEqual(lines.slice(0, 3), [
      "Mira Castellan, who stands above both of the columns",
      "EDUCATION",
      "left 1",
    ]);
    assert.deepEqual(lines.slice(11, 13), ["SKILLS", "right 1"]);
  });

  test("are told from labels beside text", () => {
    const texts = Array.from({ length: 10 }, (_, row) => [
      drawn(row % 4 === 0 ? "Languages" : `label ${row}`, 50, 100 + row * 14),
      drawn(row % 3 === 0 ? "Experience" : `a longer text in row ${row}`, 330, 100 + row * 14),
    ]).flat();
    assert.equal(parted(texts).length, 10);
  });
});

test("running heads, feet and page numbers go; lines of a single page stay", () => {
  const page = (number: number) => [
    drawn("Mira Castellan", 50, 30, { page: number }),
    drawn(`Sentence of page ${number}, which is not like any other`, 50, 300, { page: number }),
    drawn("Mira Castellan - CV", 50, 760, { page: number }),
    drawn(`Page ${number + 1} of 2`, 50, 780, { page: number }),
    drawn("11/21/26, 8:00 AM", 300, 20, { page: number }),
  ];
  assert.deepEqual(textsOf(dropRunningLines(linesOf([...page(0), ...page(1)]), PAGES)), [
    "Mira Castellan",
    "Sentence of page 0, which is not like any other",
    "Sentence of page 1, which is not like any other",
  ]);
});
