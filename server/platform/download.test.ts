// Checks that CSV preserves every text, and that no cell can be a formula.
import assert from "node:assert/strict";
import { test } from "node:test";
import { csvCell, writeCsv } from "./download.ts";

const CELLS: [text: string, cell: string][] = [
  ["Baker", '"Baker"'],
  ["", '""'],
  ['Asha "Ash" Rao', '"Asha ""Ash"" Rao"'],
  ["a, b", '"a, b"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", `"'=1+1"`],
  ["+91 98765 43210", `"'+91 98765 43210"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["\rx", `"'\rx"`],
  ["  =1", `"'  =1"`],
  ["\u00a0=1", `"'\u00a0=1"`],
  ["\ufeff=1", `"'\ufeff=1"`],
  ["\u0000=1", `"'\u0000=1"`],
  ["＝1", `"'＝1"`],
  ["＋1", `"'＋1"`],
  ["－1", `"'－1"`],
  ["＠x", `"'＠x"`],
  ["C++ = fun", '"C++ = fun"'],
  ["a\t=1", '"a\t=1"'],
  ["'=1", `"'=1"`],
];
for (const [text, cell] of CELLS) test(JSON.stringify(text), () => assert.equal(csvCell(text), cell));

test("rows become lines after a UTF-8 byte order mark", () =>
  assert.equal(
    writeCsv([
      ["a", "b"],
      ["1", "é"],
    ]),
    '\ufeff"a","b"\r\n"1","é"\r\n',
  ));
