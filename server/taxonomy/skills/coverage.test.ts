// How many skills listed by employers are known; runs only where the sample of listings lies beside the checkout.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { mineSkills } from "./mine-skills.ts";
import { canonicalSkill } from "./taxonomy.ts";

const SAMPLE = new URL("../../../../shared/data/jobs/b_descriptions.jsonl.gz", import.meta.url);
const skip = existsSync(SAMPLE) ? false : "the sample of real descriptions is not on this machine";

type Row = { description: string; skills?: string[] };

test("listed skills are known and found in their descriptions about as often as measured", { skip }, () => {
  const lines = gunzipSync(readFileSync(SAMPLE)).toString("utf8").split("\n");
  const rows = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
  let listed = 0;
  let known = 0;
  let found = 0;
  let mined = 0;
  for (const { description, skills = [] } of rows) {
    if (skills.length === 0) continue;
    const wanted = new Set(skills.map((skill) => skillKey(canonicalSkill(skill) ?? skill)));
    const hits = mineSkills(description).map((hit) => skillKey(hit.name));
    known += skills.filter((skill) => canonicalSkill(skill)).length;
    listed += skills.length;
    found += hits.filter((key) => wanted.has(key)).length;
    mined += hits.length;
  }
  assert.ok(listed > 5_000, `${listed} listed skills read`);
  assert.ok(known / listed >= 0.85, `${known / listed} known`);
  assert.ok(found / listed >= 0.55, `recall ${found / listed}`);
  assert.ok(found / mined >= 0.25, `precision ${found / mined}`);
});
