// Checks that the vocabulary follows the board, and the call that suggests from it, on a real database.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JobSuggestion } from "../../../contract/jobs/wire.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany, someJobs } from "../../../tests/support/builders.ts";
import { closeJobs, jobRounds } from "../index.ts";
import { readVocabulary } from "./read-vocabulary.ts";

let now = new Date("2026-11-22T08:00:00Z");
const app = await startApp({ clock: () => now });
const kites = await aCompany(app.db, { name: "Quillfeather Kites" });
const learn = () => jobRounds.learnVocabulary(app.deps);
const suggest = async (text: string) => {
  const answer = await app.get<{ data: JobSuggestion[] }>(`/api/job/suggestions?${new URLSearchParams({ text })}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.map(({ kind, text: found, jobs }) => `${kind} ${found} ${jobs}`);
};

test("an empty board teaches nothing, and suggests nothing", async () => {
  assert.equal(await learn(), false);
  assert.deepEqual(await suggest("data"), []);
  assert.equal((await readVocabulary(app.deps)).wordJobs.size, 0);
});

let jobs: { id: string }[] = [];

test("the first jobs are learnt by the next round, and by one of many at once", async () => {
  jobs = await someJobs(app.db, [
    ...Array.from({ length: 20 }, () => ({
      companyId: kites.id,
      jobTitle: "Kite Tuner - Night Shift",
      coreSkills: ["reactjs", "Kite Tuning"],
      locations: ["Bangalore, Karnataka, India"],
      description: "<p>Tune kites by moonlight.</p>",
    })),
    { companyId: kites.id, jobTitle: "Hidden Tuner", badJob: true },
  ]);
  const rounds = await Promise.all(Array.from({ length: 4 }, learn));
  assert.deepEqual(rounds.filter(Boolean), [true]);
  assert.deepEqual(await suggest("kit"), [
    "title Kite Tuner 20",
    "skill Kite Tuning 20",
    "company Quillfeather Kites 20",
  ]);
  assert.deepEqual(await suggest("kite tuner bang"), ["city kite tuner Bengaluru 20"]);
  assert.deepEqual(await suggest("reac"), ["skill React 20"]);
  assert.deepEqual(await suggest("hidd"), []);
  const { jobs: counted, wordJobs } = await readVocabulary(app.deps);
  assert.equal(counted, 20);
  assert.deepEqual(
    ["kite", "moonlight", "bengaluru", "hidden"].map((word) => wordJobs.get(word)),
    [20, 20, 20, undefined],
  );
  const [word] = await app.db.query("select from job_word where word = 'moonlight'");
  assert.ok(word, "unfinished words are completed by it");
});

test("it is learnt again when a tenth of the board changed, and once a day", async () => {
  assert.equal(await learn(), false);
  await someJobs(app.db, [{ companyId: kites.id, jobTitle: "Sail Maker" }]);
  assert.equal(await learn(), false, "one in twenty");
  await someJobs(app.db, [
    { companyId: kites.id, jobTitle: "Sail Maker" },
    { companyId: kites.id, jobTitle: "Sail Maker" },
  ]);
  assert.equal(await learn(), true, "three in twenty");
  assert.deepEqual(await suggest("sail"), ["title Sail Maker 3"]);
  now = new Date(now.getTime() + 23 * 3_600_000);
  assert.equal(await learn(), false);
  now = new Date(now.getTime() + 3_600_000);
  assert.equal(await learn(), true);
});

test("what is closed is forgotten", async () => {
  await app.db.transaction((tx) =>
    closeJobs(
      tx,
      jobs.map(({ id }) => id),
      now,
    ),
  );
  assert.equal(await learn(), true);
  assert.deepEqual(await suggest("kite t"), []);
});

test("of a large board a sample is learnt, which stands for the whole", async () => {
  const sail = { companyId: kites.id, jobTitle: "Sail Maker", description: "x".repeat(3_000) };
  await someJobs(
    app.db,
    Array.from({ length: 987 }, () => sail),
  );
  assert.equal(await jobRounds.learnVocabulary(app.deps, { jobs: 500, descriptions: 100 }), true);
  const [term] = await app.db.query<{ jobs: number }>(
    "select jobs from job_term where kind = 'title' and text = 'Sail Maker'",
  );
  assert.ok(term && term.jobs > 800 && term.jobs <= 1_100, `${term?.jobs} of 990`);
});

test("bad input is refused with the parameter's name, and odd text answered", async () => {
  for (const [query, field] of [
    [`text=${"x".repeat(201)}`, "text"],
    ["text=a&text=b", "text"],
    ["q=a", "q"],
  ]) {
    const answer = await app.get(`/api/job/suggestions?${query}`);
    assert.equal(answer.status, 400, query);
    assert.match(refusalIn(answer).errorMsg, new RegExp(field!));
  }
  for (const text of ["%", "'; drop table job --", "\u0000", "\u{1F600}", "\\", "a".repeat(200), "-", '"'])
    assert.equal((await app.get(`/api/job/suggestions?${new URLSearchParams({ text })}`)).status, 200, text);
  assert.deepEqual((await app.get("/api/job/suggestions")).body, { data: [] });
});
