// Returning after a sign-in stays on this site, whatever the address was dressed up as.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { safeReturnTo } from "./return-to.ts";

const HOSTILE: unknown[] = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/%2fevil.example",
  "/%2f%2fevil.example",
  "/%252fevil.example",
  "/%25252fevil.example",
  "/%5cevil.example",
  "/%255cevil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http:///evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "JaVaScRiPt://%0aalert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://evil.example/1",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d%0aSet-Cookie:x=y",
  "\t//evil.example",
  " //evil.example",
  "//@evil.example",
  "//user:password@evil.example",
  "@evil.example",
  ".evil.example",
  "evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/jobs/..//evil.example",
  "/jobs/../..//evil.example",
  "/%2e%2e//evil.example",
  "/%2e/%2fevil.example",
  "/\u2215evil.example",
  "/\u2044evil.example",
  "/\uff0fevil.example",
  "/\uff3cevil.example",
  "//evil\u3002example",
  "/\u200b/evil.example",
  "/\u00a0/evil.example",
  "/\u0000/evil.example",
  "/\ufeff/evil.example",
  "",
  "?next=//evil.example",
  "#//evil.example",
  "jobs",
  `/${"a".repeat(2_000)}`,
  null,
  undefined,
  7,
  ["/jobs"],
  { toString: () => "/jobs" },
];

const FRIENDLY = [
  "/",
  "/jobs",
  "/jobs/",
  "/jobs?department=Design&searchText=c%2B%2B",
  "/jobs/Acme_Corp/019a-1?ref=//x#top",
  "/v1/candidate/edit-profile?returnUrl=https%3A%2F%2Fexample.org%2Fjobs",
  "/referrals/caf%C3%A9/12",
  "/jobs/100%25_remote/1",
  "/jobs/a%2Fb/1",
  "/jobs/AT&T_(India)/1",
  "/jobs/@home/1",
  "/a:b",
  "/jobs/तकनीक/1",
];

describe("a return address", () => {
  test("there are more than forty traps", () => assert.ok(HOSTILE.length > 40));
  for (const text of HOSTILE)
    test(`refused: ${JSON.stringify(text) ?? "undefined"}`.slice(0, 80), () => {
      assert.equal(safeReturnTo(text), "/");
    });
  for (const text of FRIENDLY) test(`kept: ${text}`, () => assert.equal(safeReturnTo(text), text));
});
