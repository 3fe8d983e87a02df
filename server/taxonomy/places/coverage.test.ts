// How many locations of real listings are understood; runs only where the sample of listings lies beside the checkout.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { isRemoteText } from "./places.ts";
import { readPlace } from "./read-place.ts";

const SAMPLE = new URL("../../../../shared/data/jobs/a_listings.jsonl.gz", import.meta.url);
const skip = existsSync(SAMPLE) ? false : "the sample of real listings is not on this machine";

test("at least 85 % of first locations name a known city, and nearly all others are understood", { skip }, () => {
  const lines = gunzipSync(readFileSync(SAMPLE)).toString("utf8").split("\n");
  const firsts = lines
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line).locations?.[0] as string | undefined)
    .filter((text) => text !== undefined && text !== "");
  const places = firsts.map((text) => ({ text: text as string, ...readPlace(text as string) }));
  const known = places.filter((place) => place.known).length / places.length;
  const understood = places.filter((place) => place.city || place.country || isRemoteText(place.text)).length;
  assert.ok(places.length > 60_000, `${places.length} locations read`);
  assert.ok(known >= 0.85, `${known} known`);
  assert.ok(understood / places.length >= 0.97, `${understood / places.length} understood`);
});
