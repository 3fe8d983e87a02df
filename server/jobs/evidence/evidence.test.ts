// What tells whether a job is still open: the rules as a table, the mark on cards, its filter and its order.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Job, JobCard } from "../../../contract/jobs/wire.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany, someJobs } from "../../../tests/support/builders.ts";
import { freshDatabase } from "../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { joinCopiesAgain } from "../copies/join-copies.ts";
import { type DoubtFacts, doubtsOf, isDoubted } from "./doubt-rules.ts";
import { lookForDoubts } from "./look-for-doubts.ts";

const database = await freshDatabase();
const DAY_MS = 86_400_000;
const NOW = new Date("2026-11-27T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe("doubts", () => {
  const FINE: DoubtFacts = {
    title: "Engineer",
    isOwn: false,
    openSince: ago(20),
    seenAt: ago(0),
    missingRuns: 0,
    reopenedAt: null,
    reposts: 0,
    others: { open: 4, closed: 1 },
    answered: null,
  };
  const cases: [string, Partial<DoubtFacts>, string[], boolean][] = [
    ["nothing", {}, [], false],
    ["missing at its source", { missingRuns: 2, seenAt: ago(20) }, ["MISSING"], true],
    ["a source that was not read for long", { seenAt: ago(14) }, ["UNSEEN"], true],
    ["a source that was not read for a while", { seenAt: ago(13) }, [], false],
    ["closed and opened again", { reopenedAt: ago(3) }, ["REOPENED"], true],
    ["opened again long ago", { reopenedAt: ago(40) }, [], false],
    ["the company closes", { others: { open: 1, closed: 4 } }, ["COMPANY_CLOSES"], true],
    ["the company closes a part", { others: { open: 8, closed: 4 } }, [], false],
    ["a season that began", { title: "Intern, Summer 2026" }, ["SEASON_BEGAN"], true],
    ["a season to come", { title: "Intern, Summer 2027" }, [], false],
    ["age alone", { openSince: ago(300) }, ["OLD"], false],
    ["age and reposts", { openSince: ago(300), reposts: 3 }, ["OLD", "REPOSTED"], true],
    ["age and silence", { openSince: ago(300), answered: { applicants: 40, share: 4 } }, ["OLD", "UNANSWERED"], true],
    ["silence to few", { openSince: ago(300), answered: { applicants: 12, share: 0 } }, ["OLD"], false],
    ["a job posted here has no source", { isOwn: true, missingRuns: 4, seenAt: null }, [], false],
  ];
  for (const [name, facts, reasons, marked] of cases)
    test(name, () => {
      const doubts = doubtsOf({ ...FINE, ...facts }, NOW);
      assert.deepEqual([doubts.map(({ reason }) => reason), isDoubted(doubts)], [reasons, marked]);
    });
});

test("the mark is on the card and the page, filtered by and ordered by; a repost is counted", async () => {
  const app = await startApp({ clock: () => NOW });
  const company = await aCompany(app.db);
  const facts = (jobTitle: string, days: number) => ({
    companyId: company.id,
    jobTitle,
    createdAt: ago(days),
    externalJobId: `lever:acme:${newId()}`,
  });
  const [gone, fine, again, first] = await someJobs(app.db, [
    facts("Intern, Summer 2026", 1),
    facts("Potter", 2),
    facts("Weaver", 3),
    { ...facts("Weaver", 30), status: "CLOSED" as const, updatedAt: ago(4) },
  ]);
  await joinCopiesAgain(app);
  await lookForDoubts({ db: app.db, clock: () => NOW });
  const list = async (query: string) => (await app.get<{ data: JobCard[] }>(`/api/job${query}`)).body.data;
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  assert.deepEqual(await ids(""), [gone!.id, fine!.id, again!.id]);
  assert.deepEqual(await ids("?sureOnly=true"), [fine!.id, again!.id]);
  assert.deepEqual(await ids("?sortOrder=sure"), [fine!.id, again!.id, gone!.id]);
  assert.deepEqual(
    (await list("")).map(({ isDoubted: doubted, reposts }) => [doubted, reposts]),
    [
      [true, undefined],
      [undefined, undefined],
      [undefined, 1],
    ],
  );
  const paged: string[] = [];
  let lastKey: string | null = "";
  while (lastKey !== null) {
    const answer: { body: { data: JobCard[]; pagination: { lastKey: string | null } } } = await app.get(
      `/api/job?sortOrder=sure&pageSize=2${lastKey && `&lastKey=${encodeURIComponent(lastKey)}`}`,
    );
    paged.push(...answer.body.data.map(({ id }) => id));
    lastKey = answer.body.pagination.lastKey;
  }
  assert.deepEqual(paged, [fine!.id, again!.id, gone!.id]);
  const { evidence } = (await app.get<Job>(`/api/job/${gone!.id}`)).body;
  assert.equal(evidence.isDoubted, true);
  assert.deepEqual(
    evidence.doubts.map(({ reason }) => reason),
    ["SEASON_BEGAN"],
  );
  assert.equal((await app.get<Job>(`/api/job/${again!.id}`)).body.evidence.reposts, 1);
  assert.equal((await app.get(`/api/job/${first!.id}`)).status, 410);
});

describe("how a company's employees answer referral requests is on the page of its jobs", () => {
  const cases: [requests: number, answers: number, hours: number | null, shown: object | null][] = [
    [4, 4, 2, null],
    [5, 4, 6, { percent: 80, requests: 5, medianHours: null }],
    [14, 13, 6.4, { percent: 93, requests: 14, medianHours: 6.4 }],
  ];
  for (const [requests, answers, hours, shown] of cases)
    test(`${answers} of ${requests}`, async () => {
      const app = await startApp({ database });
      const [job] = await someJobs(app.db, [{}]);
      await app.db.query(
        "update company set referral_requests = $2, referral_answers = $3, referral_median_hours = $4 where id = $1",
        [job!.companyId, requests, answers, hours],
      );
      assert.deepEqual((await app.get<Job>(`/api/job/${job!.id}`)).body.evidence.referrals, shown);
    });
});
