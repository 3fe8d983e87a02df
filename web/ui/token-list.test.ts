// Checks how typed and pasted lists are split into words.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addWords, finishedWords, openOffers, splitWords } from "./token-list.ts";

describe("splitWords", () => {
  const CASES: [string, string[]][] = [
    ["Java, Spring  Boot;AWS", ["Java", "Spring Boot", "AWS"]],
    ["• Java\n• C++\r\n\tC#", ["Java", "C++", "C#"]],
    ["Node.js | CI/CD · R", ["Node.js", "CI/CD", "R"]],
    [" , ;", []],
    ["one", ["one"]],
  ];
  for (const [text, words] of CASES) test(JSON.stringify(text), () => assert.deepEqual(splitWords(text), words));
});

describe("finishedWords", () => {
  const CASES: [string, string[], string][] = [
    ["Ja", [], "Ja"],
    ["Java,", ["Java"], ""],
    ["Java, Spr", ["Java"], "Spr"],
    ["Java;Go;R", ["Java", "Go"], "R"],
    [",", [], ""],
  ];
  for (const [text, whole, rest] of CASES)
    test(JSON.stringify(text), () => assert.deepEqual(finishedWords(text), { whole, rest }));
});

test("addWords adds no word twice and no more than the maximum", () => {
  assert.deepEqual(addWords(["Java"], ["JAVA", "Go", "go", "R", "C"], 3), {
    values: ["Java", "Go", "R"],
    added: ["Go", "R"],
    known: ["JAVA", "go"],
    left: ["C"],
  });
});

test("openOffers omits chosen words", () => {
  assert.deepEqual(openOffers(["Java", "JavaScript", "JavaFX"], ["javascript"], 1), ["Java"]);
});
