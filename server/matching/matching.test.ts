// The match over HTTP: who may ask, what is refused, and that the server's score is the browser's for generated people and jobs.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { jobCard } from "../../contract/jobs/wire.ts";
import { explainMatch, type MatchProfile, SCORE_VERSION, scoreMatch } from "../../contract/matching/match-score.ts";
import { MAX_MATCH_IDS, type MatchDetails, type SkillMarket } from "../../contract/matching/wire.ts";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { aJob, someJobs } from "../../tests/support/builders.ts";
import { aCandidate } from "../../tests/support/candidates.ts";
import { newId } from "../platform/ids.ts";

const app = await startApp();
const asha = await signedIn(app);
const PROFILE = { coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"], YOE: 3 };
await aCandidate(app.db, asha.accountId, PROFILE);
const kite = await aJob(app.db, {
  coreSkills: ["Go", "Kubernetes"],
  softSkills: ["Teamwork", "Mentoring"],
  experience: { min: 5, max: 8 },
});
const closed = await aJob(app.db, { status: "CLOSED", coreSkills: ["Go"] });
const draft = await aJob(app.db, { status: "DRAFT", coreSkills: ["Go"] });
const frozen = await aJob(app.db, { badJob: true, coreSkills: ["Go"] });
const silent = await aJob(app.db, {});

const matchOf = async (jobId: string, person = asha) =>
  (await person.send<MatchDetails>("GET", `/api/match/${jobId}`)).body;

describe("GET /api/match/{jobid}", () => {
  test("tells the score, its parts and its reasons", async () => {
    const answer = await asha.send<MatchDetails>("GET", `/api/match/${kite.id}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers["cache-control"], "no-store");
    const { createdAt, updatedAt, ...told } = answer.body;
    assert.ok(!Number.isNaN(Date.parse(createdAt)) && updatedAt === createdAt);
    assert.deepEqual(told, {
      id: `${asha.subject}:${kite.id}`,
      userId: asha.subject,
      jobId: kite.id,
      jdMatchErrorCode: null,
      jdMatchErrorDesc: null,
      matchingScore: 48,
      scoreDetails: { coreSkills: 50, experience: 54, roleAndResponsibilities: 36.4, softSkills: 50 },
      matched: { coreSkills: ["Go"], softSkills: ["Teamwork"] },
      missing: { coreSkills: ["Kubernetes"], softSkills: ["Mentoring"] },
      wouldRaise: [
        { kind: "softSkill", name: "Mentoring", score: 61 },
        { kind: "experience", name: "5 years of experience", score: 60 },
        { kind: "coreSkill", name: "Kubernetes", score: 58 },
      ],
      scoreVersion: SCORE_VERSION,
      isTriggered: true,
    });
  });

  const REFUSED: [string, string, number, string][] = [
    ["an unknown id", newId(), 404, "NOT_FOUND"],
    ["what is no id", "market-place", 404, "NOT_FOUND"],
    ["a draft", draft.id, 404, "NOT_FOUND"],
    ["a closed job", closed.id, 410, "JOB_CLOSED"],
    ["a frozen job", frozen.id, 410, "JOB_CLOSED"],
  ];
  for (const [what, id, status, errorCode] of REFUSED)
    test(`${what} is refused with ${status}`, async () => {
      const answer = await asha.send<{ errorCode: string }>("GET", `/api/match/${id}`);
      assert.deepEqual([answer.status, answer.body.errorCode], [status, errorCode]);
    });

  test("refuses calls without a token and with the dummy one", async () => {
    for (const headers of [{}, { authorization: "Bearer dummy-token" }] as Record<string, string>[]) {
      assert.equal((await app.get(`/api/match/${kite.id}`, { headers })).status, 401);
      assert.equal((await app.get("/api/match/market", { headers })).status, 401);
      assert.equal((await app.post("/api/match", { ids: [kite.id] }, { headers })).status, 401);
    }
  });

  test("without a profile, and without a CV, there is no score: -1 and code 250", async () => {
    const newcomer = await signedIn(app);
    const typist = await signedIn(app);
    await aCandidate(app.db, typist.accountId, { ...PROFILE, hasCv: false });
    for (const person of [newcomer, typist]) {
      const told = await matchOf(kite.id, person);
      assert.deepEqual([told.matchingScore, told.jdMatchErrorCode, told.isTriggered], [-1, 250, false]);
      assert.deepEqual(told.wouldRaise, []);
    }
  });

  test("a job that names no skill: the score of the years, and code 251", async () => {
    const told = await matchOf(silent.id);
    assert.deepEqual([told.matchingScore, told.jdMatchErrorCode, told.isTriggered], [25, 251, true]);
  });

  test("a corrected skill changes the score at once", async () => {
    const mani = await signedIn(app);
    await aCandidate(app.db, mani.accountId, { coreSkills: ["Go"], YOE: 9 });
    const before = (await matchOf(kite.id, mani)).matchingScore;
    await app.db.query("update candidate_profile set core_skills = $2 where account_id = $1", [
      mani.accountId,
      ["Go", "kubernetes"],
    ]);
    assert.ok((await matchOf(kite.id, mani)).matchingScore > before);
  });
});

describe("POST /api/match", () => {
  test("keeps the order, tells each once, leaves out what is not listed", async () => {
    const ids = [silent.id, closed.id, kite.id.toUpperCase(), newId(), draft.id, kite.id];
    const { status, body } = await asha.send<{ data: MatchDetails[] }>("POST", "/api/match", { ids });
    assert.equal(status, 200);
    assert.deepEqual(
      body.data.map((one) => one.jobId),
      [silent.id, kite.id],
    );
  });

  const BAD: [string, unknown][] = [
    ["no ids", { ids: [] }],
    ["what is no id", { ids: ["7"] }],
    ["more than a page", { ids: Array.from({ length: MAX_MATCH_IDS + 1 }, () => newId()) }],
    ["another field", { ids: [kite.id], userId: "somebody" }],
    ["nothing", {}],
  ];
  for (const [what, body] of BAD)
    test(`refuses ${what}`, async () => assert.equal((await asha.send("POST", "/api/match", body)).status, 400));
});

describe("browser and server", () => {
  test("come to the same score for 400 generated jobs and 5 people, from what each of them reads", async () => {
    const random = randomBy(7);
    const core = ["Go", "C++", "C#", "Node.js", "REST APIs", "K8s", "Power BI", "SQL", "Excel", "Zephyr Weaving"];
    const soft = ["Teamwork", "Communication", "Mentoring", "Leadership"];
    const some = (names: readonly string[]) => names.filter(() => random() < 0.5);
    const made = await someJobs(
      app.db,
      Array.from({ length: 400 }, () => ({
        coreSkills: some(core),
        softSkills: some(soft),
        experience: random() < 0.2 ? null : { min: Math.floor(random() * 9), max: 9_999 },
      })),
    );
    for (let turn = 0; turn < 5; turn += 1) {
      const person = await signedIn(app);
      const profile: MatchProfile & { coreSkills: string[]; softSkills: string[] } = {
        coreSkills: some(core).map((name) => name.toLowerCase()),
        softSkills: some(soft),
        YOE: Math.round(random() * 120) / 10,
      };
      await aCandidate(app.db, person.accountId, profile);
      for (let from = 0; from < made.length; from += MAX_MATCH_IDS) {
        const ids = made.slice(from, from + MAX_MATCH_IDS).map(({ id }) => id);
        const { body } = await person.send<{ data: MatchDetails[] }>("POST", "/api/match", { ids });
        assert.equal(body.data.length, ids.length);
        const rows = await app.db.query<{ id: string; card: string }>("select id, card from job where id = any ($1)", [
          ids,
        ]);
        const cards = new Map(rows.map(({ id, card }) => [id, jobCard.parse(JSON.parse(card))]));
        for (const told of body.data) {
          const card = cards.get(told.jobId)!;
          const facts = { ...card, minYears: card.experienceRange.min };
          assert.deepEqual(
            { total: told.matchingScore, parts: told.scoreDetails },
            scoreMatch(profile, facts),
            JSON.stringify({ profile, facts }),
          );
          assert.deepEqual(told.wouldRaise, explainMatch(profile, facts).wouldRaise);
        }
      }
    }
  });
});

describe("GET /api/match/market", () => {
  test("is empty for a person without skills", async () => {
    const newcomer = await signedIn(app);
    const { body } = await newcomer.send<SkillMarket>("GET", "/api/match/market");
    assert.deepEqual(body, { jobsRead: 0, jobsThatFit: 0, wanted: [], oneMore: [] });
  });

  test("reads listed jobs that share a skill, and follows the profile at once", async () => {
    await someJobs(app.db, [
      { coreSkills: ["Quillcraft"] },
      { coreSkills: ["Quillcraft", "Inkmaking"] },
      { coreSkills: ["Quillcraft", "Inkmaking"] },
      { coreSkills: ["Quillcraft"], status: "CLOSED" },
      { coreSkills: ["Inkmaking"] },
    ]);
    const scribe = await signedIn(app);
    await aCandidate(app.db, scribe.accountId, { coreSkills: ["quillcraft"], YOE: 1 });
    const before = (await scribe.send<SkillMarket>("GET", "/api/match/market")).body;
    assert.deepEqual(before, {
      jobsRead: 3,
      jobsThatFit: 1,
      wanted: [{ skill: "Quillcraft", jobs: 1, has: true }],
      oneMore: [{ skill: "Inkmaking", opens: 2, raises: 2 }],
    });
    await aCandidate(app.db, scribe.accountId, { coreSkills: ["quillcraft", "inkmaking"], YOE: 1 });
    const after = (await scribe.send<SkillMarket>("GET", "/api/match/market")).body;
    assert.deepEqual([after.jobsRead, after.jobsThatFit, after.oneMore], [4, 4, []]);
  });
});

/** The same numbers for the same seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
