// CSV as people and programs write it, and broken or hostile: a row costs itself only.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rowsInCsv } from "./csv-rows.ts";

type Short = Record<string, unknown> | string;

/** Rows as records, or as "line N: why". */
const short = (text: string): Short[] | undefined =>
  rowsInCsv(text)?.map((row) => ("raw" in row ? row.raw : `line ${row.line}: ${row.problem}`));

const ROW = { Title: "Baker", Place: "Pune" };
const UNCLOSED = "a quote that it opens is not closed";

const FORMS: Record<string, [text: string, rows: Short[] | undefined]> = {
  commas: ["Title,Place\nBaker,Pune\n", [ROW]],
  semicolons: ["Title;Place\r\nBaker;Pune\r\n", [ROW]],
  tabs: ["Title\tPlace\nBaker\tPune", [ROW]],
  bars: ["Title|Place\nBaker|Pune", [ROW]],
  "the separator that Excel names": [
    "sep=;\nTitle;Place, town\nBaker;Pune",
    [{ Title: "Baker", "Place, town": "Pune" }],
  ],
  "a separator within quotes": [
    '"Title, or ""role""";Place\nBaker;Pune',
    [{ 'Title, or "role"': "Baker", Place: "Pune" }],
  ],
  "quoted line breaks": [
    'Title,Place\r\n"Baker\r\nand cook","Pune"\r\n',
    [{ Title: "Baker\r\nand cook", Place: "Pune" }],
  ],
  "blanks around quotes": ['Title, Place\n "Baker" , "Pune" \n', [ROW]],
  "a quote within a value": ['Title,Place\n5" pipes,Pune\n', [{ Title: '5" pipes', Place: "Pune" }]],
  "blank lines, and rows without values": ["Title,Place\n\nBaker,Pune\n,\n\n", [ROW]],
  "a further empty value": ["Title,Place\nBaker,Pune,\n", [ROW]],
  "columns without a name, and of one name": [
    "Title,,Place,Place\nBaker,x,Pune,Goa\n",
    [{ Title: "Baker", Place: "Pune", "Place (2)": "Goa" }],
  ],
  "names of every object": [
    "__proto__,constructor\nBaker,Pune\n",
    [JSON.parse('{"__proto__": "Baker", "constructor": "Pune"}')],
  ],
  formulas: ['Title,Place\n"=HYPERLINK(""http://x"")",+1\n', [{ Title: '=HYPERLINK("http://x")', Place: "+1" }]],
  "a header alone": ["Title,Place\n", []],
  "too few and too many values": [
    "Title,Place\nBaker\nBaker,Pune\nBaker,Pune,India\n",
    ["line 2: it has 1 value for 2 columns", ROW, "line 4: it has 3 values for 2 columns"],
  ],
  "a quote that is not closed": ['Title,Place\n"Baker,Pune\nBaker,Pune\n', [`line 2: ${UNCLOSED}`, ROW]],
  "a quote that is not closed before one that is": [
    'Title,Place\n"Cook,Goa\nBaker,Pune\n"Baker",Pune\n',
    [`line 2: ${UNCLOSED}`, ROW, ROW],
  ],
  "text behind a quote": ['Title,Place\n"Ba"ker,Pune\nBaker,Pune\n', ["line 2: its quotes cannot be read", ROW]],
  "no table": ["just\nwords\n", undefined],
  "one line": ["Hello, world", undefined],
  "JSON lines behind a broken one": ['no, json\n{"title": "Baker"}\n', undefined],
  "a broken list in JSON": ['[{"a": 1,\n"b": 2}', undefined],
};

describe("forms", () => {
  for (const [name, [text, rows]] of Object.entries(FORMS)) test(name, () => assert.deepEqual(short(text), rows));
});

describe("hostile", () => {
  const CASES: Record<string, [text: string, rows: Short[]]> = {
    "a line of 10 MB": [
      `Title,Place\n${"x".repeat(10_000_001)},y\nBaker,Pune\n`,
      ["line 2: it is longer than 10 MB", ROW],
    ],
    "a quoted value of 10 MB": [
      `Title,Place\n"${"x\n".repeat(9_000)}${"x".repeat(9_990_000)}\nBaker,Pune\n`,
      [`line 2: ${UNCLOSED}`, ...Array(8_999).fill("x"), ROW],
    ],
    "a million values": [
      `Title,Place\n${"x,".repeat(1_000_000)}\nBaker,Pune\n`,
      ["line 2: it has 1000001 values for 2 columns", ROW],
    ],
    "a quote in each of 20,000 lines": [
      `Title,Place\n${'"x,y\n'.repeat(20_000)}`,
      Array.from({ length: 20_000 }, (_, at) => `line ${at + 2}: ${UNCLOSED}`),
    ],
  };
  for (const [name, [text, rows]] of Object.entries(CASES))
    test(name, () => {
      const found = short(text) ?? [];
      // Lines of the broken value are rows of one value by themselves.
      assert.deepEqual(
        found.filter((row) => typeof row !== "string" || !/has 1 value/.test(row)),
        rows.filter((row) => row !== "x"),
      );
    });

  test("a million columns, and more rows than are read in one go", () => {
    assert.equal(short(`${"x,".repeat(1_000_000)}\nBaker,Pune\n`), undefined);
    assert.throws(() => short(`${"x,".repeat(1_001)}\nBaker,Pune\n`), /more than 1000 columns/);
    assert.throws(() => short(`Title,Place\n${"a,b\n".repeat(200_500)}`), /more than 200000 rows/);
  });
});
