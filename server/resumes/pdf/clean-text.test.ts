// What typesetting does to text, and what it was before.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cleanText, composeAccents, isLetterSpaced } from "./build-items.ts";

describe("text is cleaned:", () => {
  for (const [drawn, clean] of [
    ["\ufb01nance o\ufb03ce", "finance office"],
    ["2019 \u2013 2021", "2019 - 2021"],
    ["555\u00ad\u20105555", "555-5555"],
    ["2019 \u00ad 2021", "2019 - 2021"],
    ["on--campus", "on-campus"],
    ["zero\u200bwidth\ufeff", "zerowidth"],
    ["\uf0b7 Led a team", "\u2022 Led a team"],
    ["\u25aa Led a team", "\u2022 Led a team"],
    ["Education ........ 2012", "Education 2012"],
    ["a\u00a0b\u2003c", "a b c"],
    ["\uff33\uff31\uff2c", "SQL"],
    ["O\u2019Brien \u201cBob\u201d", 'O\'Brien "Bob"'],
    ["R\u00b2 = \u00bd \u2122", "R\u00b2 = \u00bd \u2122"],
    ["C++ & C#", "C++ & C#"],
    ["nego\u7400\u6900ation", "negotiation"],
    ["\u6600\u6900nance", "finance"],
    ["\u5f20\u4e09 A", "\u5f20\u4e09 A"],
  ] as const) {
    test(JSON.stringify(drawn), () => assert.equal(cleanText(drawn), clean));
  }
});

describe("accents join their letters:", () => {
  for (const [drawn, composed] of [
    ["M\u00a8uller", "M\u00fcller"],
    ["Fran\u00b8cois", "Fran\u00e7ois"],
    ["Universit\u00a8at", "Universit\u00e4t"],
    ["Jos\u00b4e", "Jos\u00e9"],
    ["Jose\u00b4", "Jos\u00e9"],
    ["f \u00a8ur", "f\u00fcr"],
    ["Va\u02c7sek", "Va\u0161ek"],
    ["e\u0301cole", "\u00e9cole"],
    ["na\u00a8\u0131ve", "na\u00efve"],
    ["the `quoted' word", "the `quoted' word"],
    ["plain", "plain"],
  ] as const) {
    test(JSON.stringify(drawn), () => assert.equal(composeAccents(drawn), composed));
  }
});

test("letter-spaced words are told from short ones", () => {
  for (const text of ["E D U C A T I O N", "A B C D", "W O R K H I S T O R Y"]) assert.ok(isLetterSpaced(text), text);
  for (const text of ["C, R, Go", "a b", "Plan A and plan B", "Education"]) assert.ok(!isLetterSpaced(text), text);
});
