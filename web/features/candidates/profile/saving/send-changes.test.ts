// Checks how changes are saved when others change the profile at the same time.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CallError } from "../../../../../contract/call-error.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { conflictsBetween, differing, isSame, type ProfileWorld, sendChanges, withChanges } from "./send-changes.ts";

const PROFILE: CandidateProfile = {
  designation: "Engineer",
  YOE: 4,
  location: "Pune",
  summary: null,
  links: [],
  coreSkills: ["Java"],
  softSkills: [],
  experience: [],
  education: [],
  preferences: { roles: [], cities: [], workModes: [], salaryLakhs: null, noticePeriodDays: null },
  version: 3,
  edited: ["YOE"],
  fromCv: null,
  softSkillProposals: [],
  photoUrl: null,
  deletionDueAt: null,
};

/** A server with one profile that refuses changes to an old version. */
function serverWith(
  profile: CandidateProfile,
  known = profile,
): ProfileWorld & { sent: number; kept: CandidateProfile } {
  const world = {
    sent: 0,
    kept: profile,
    known: () => known,
    async send({ version, fromCv, ...changes }: Parameters<ProfileWorld["send"]>[0]) {
      world.sent += 1;
      if (version !== world.kept.version) throw new CallError(409, null, "");
      world.kept = { ...withChanges(world.kept, changes), version: version + 1 };
      return world.kept;
    },
    load: async () => world.kept,
  };
  return world;
}

describe("sendChanges", () => {
  test("saves on the known version", async () => {
    const world = serverWith(PROFILE);
    const outcome = await sendChanges({ changes: { location: "Delhi" }, base: { location: "Pune" } }, world);
    assert.equal(outcome.kind, "saved");
    assert.equal(world.kept.location, "Delhi");
    assert.equal(world.sent, 1);
  });

  test("merges with a change to another field", async () => {
    const world = serverWith({ ...PROFILE, YOE: 9, version: 7 }, PROFILE);
    const outcome = await sendChanges({ changes: { location: "Delhi" }, base: { location: "Pune" } }, world);
    assert.equal(outcome.kind, "saved");
    assert.deepEqual([world.kept.YOE, world.kept.location, world.kept.version], [9, "Delhi", 8]);
  });

  test("reports a conflict when the same field was changed", async () => {
    const world = serverWith({ ...PROFILE, location: "Goa", version: 4 }, PROFILE);
    const outcome = await sendChanges({ changes: { location: "Delhi" }, base: { location: "Pune" } }, world);
    assert.ok(outcome.kind === "conflict");
    assert.deepEqual([outcome.fields, outcome.latest.location], [["location"], "Goa"]);
    assert.equal(world.kept.location, "Goa");
  });

  test("reports no conflict when the other change has the same value", async () => {
    const world = serverWith({ ...PROFILE, location: "Delhi", version: 4 }, PROFILE);
    assert.equal(
      (await sendChanges({ changes: { location: "Delhi" }, base: { location: "Pune" } }, world)).kind,
      "saved",
    );
  });

  test("reports every other failure without a retry", async () => {
    const world = serverWith(PROFILE);
    const broken = new CallError(500, null, "");
    world.send = async () => {
      world.sent += 1;
      throw broken;
    };
    const outcome = await sendChanges({ changes: { location: "Delhi" }, base: { location: "Pune" } }, world);
    assert.deepEqual(outcome, { kind: "failed", error: broken });
    assert.equal(world.sent, 1);
  });

  test("gives up when the version never fits", async () => {
    const world = serverWith(PROFILE);
    world.send = async () => {
      throw new CallError(409, null, "");
    };
    assert.equal(
      (await sendChanges({ changes: { location: "Delhi" }, base: { location: "Pune" } }, world)).kind,
      "failed",
    );
  });
});

test("values are compared regardless of key order", () => {
  assert.ok(isSame({ a: 1, b: [{ c: null, d: 2 }] }, { b: [{ d: 2, c: null }], a: 1 }));
  assert.ok(!isSame(["Java", "Go"], ["Go", "Java"]), "order is a value");
  assert.deepEqual(differing({ YOE: 4, links: [] }, { YOE: 4, links: ["https://a.example"] }), {
    links: ["https://a.example"],
  });
  assert.deepEqual(conflictsBetween({}, PROFILE, { location: "Delhi" }), [], "what nobody looked at cannot conflict");
});
