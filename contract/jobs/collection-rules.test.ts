// How collections are addressed: every slug leads back to what it was made of, and other spellings to the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type CollectionKey, collectionSlug, slugReadings } from "./collection-rules.ts";

const SLUGS: [CollectionKey, string][] = [
  [{ field: "software-developer", city: null, workMode: null }, "software-developer"],
  [{ field: null, city: "bengaluru", workMode: null }, "in-bengaluru"],
  [{ field: "nurse", city: "new delhi", workMode: null }, "nurse-in-new-delhi"],
  [{ field: null, city: null, workMode: "WFH" }, "remote"],
  [{ field: "web-developer", city: null, workMode: "HYBRID" }, "hybrid-web-developer"],
  [{ field: null, city: "pune", workMode: "WFH" }, "remote-in-pune"],
  [{ field: "3d-artist", city: "pune", workMode: "WFH" }, "remote-3d-artist-in-pune"],
];
for (const [key, slug] of SLUGS)
  test(`${slug} is made of its parts and read into them`, () => {
    assert.equal(collectionSlug(key), slug);
    const words = { ...key, field: key.field?.replaceAll("-", " ") ?? null };
    assert.deepEqual(slugReadings(slug)[0], words);
  });

const OTHER_SPELLINGS: [string, string, string | null, string | null][] = [
  ["Software-Developer", "no mode", "software developer", null],
  ["software_developer jobs in Bangalore", "no mode", "software developer", "bangalore"],
  ["jobs-in-pune", "no mode", null, "pune"],
  ["work-from-home-nurse-jobs", "WFH", "nurse", null],
  ["-remote-", "WFH", null, null],
  ["engineer-in-charge-in-pune", "no mode", "engineer in charge", "pune"],
];
for (const [slug, mode, field, city] of OTHER_SPELLINGS)
  test(`${slug} is read as ${[mode, field, city].filter(Boolean).join(", ")}`, () =>
    assert.deepEqual(slugReadings(slug)[0], { workMode: mode === "no mode" ? null : mode, field, city }));

test("what has no words has no reading, and long texts are cut", () => {
  for (const slug of ["", "---", "jobs", "💥"]) assert.deepEqual(slugReadings(slug), [], slug);
  assert.ok(slugReadings("in-".repeat(10_000)).length < 60);
});
