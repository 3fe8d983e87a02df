import assert from "node:assert/strict";
import { test } from "node:test";
import { pathIn, routePath, sitePath } from "./site-path.ts";

const CASES: [path: string, hindi: string, english: string][] = [
  ["/", "/hi", "/"],
  ["/jobs?searchText=java", "/hi/jobs?searchText=java", "/jobs?searchText=java"],
  ["//evil.example/x", "/hi/evil.example/x", "/evil.example/x"],
  ["/\\\\evil.example", "/hi/evil.example", "/evil.example"],
];
for (const [path, hindi, english] of CASES)
  test(`${path}: stays on this site in both languages`, () => {
    assert.equal(pathIn("hi", path), hindi);
    assert.equal(pathIn("en", path), english);
  });

test("English paths are the routes' own", () => {
  assert.equal(sitePath("/jobs"), "/jobs");
  assert.equal(routePath("/jobs"), "/jobs");
});
