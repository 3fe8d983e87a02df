// Every stored problem is found again by its English words, with its values.
import assert from "node:assert/strict";
import { test } from "node:test";
import { t as english } from "../../messages/en/problems.ts";
import { formatParts } from "../../messages/fill.ts";
import { t as hindi } from "../../messages/hi/problems.ts";
import { problemInHindi } from "./problem-words.ts";

/** Values with the signs that patterns and messages have. */
const VALUES = {
  origin: "http://a.example:81",
  host: "jobs.(a+b).example",
  path: "/jobs/?x=[1]*$",
  limit: "3",
  seconds: "90",
  bytes: "64000000",
  status: "503",
  source: "Workable",
  board: "acme.{x}",
  address: "https://a.example/list.xml",
  kind: "workday",
  rejected: "4",
  rows: "9",
  percent: "44",
};

for (const [key, message] of Object.entries(english))
  test(`${key}: “${message}”`, () => {
    const filled = (text: string, language: "en" | "hi", reason: string) =>
      formatParts(text, { ...VALUES, reason }, language) as string;
    const own = hindi[key as keyof typeof hindi];
    assert.equal(problemInHindi(filled(message, "en", "ECONNREFUSED")), filled(own, "hi", "ECONNREFUSED"));
    assert.equal(problemInHindi(filled(message, "en", english.notInTime)), filled(own, "hi", hindi.notInTime));
  });

test("what is none of ours has no Hindi", () => {
  assert.equal(problemInHindi(null), null);
  assert.equal(problemInHindi(""), null);
  assert.equal(problemInHindi("The receiver was said to have answered 500."), null);
});
