// Days of mails in words, in India's time zone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { showLast, showNext } from "./show-when.ts";

// Saturday, 23:45 in India.
const now = Date.parse("2026-11-21T18:15:00Z");

const NEXT: [at: string, words: string][] = [
  ["2026-11-21T02:30:00Z", "today"],
  ["2026-11-22T02:30:00Z", "tomorrow"],
  ["2026-11-23T02:30:00Z", "on Monday"],
  ["2026-11-27T02:30:00Z", "on Friday"],
  ["2026-11-28T02:30:00Z", "on 28 November"],
];
for (const [at, words] of NEXT) test(`next ${at}: ${words}`, () => assert.equal(showNext(at, now), words));

const LAST: [at: string, words: string][] = [
  ["2026-11-21T02:30:00Z", "today"],
  ["2026-11-20T19:00:00Z", "today"],
  ["2026-11-20T02:30:00Z", "yesterday"],
  ["2026-11-19T02:30:00Z", "on 19 November"],
  ["2025-12-03T02:30:00Z", "on 3 December 2025"],
];
for (const [at, words] of LAST) test(`last ${at}: ${words}`, () => assert.equal(showLast(at, now), words));
