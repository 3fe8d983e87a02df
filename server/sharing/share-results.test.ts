// Checks the results of a share: noted once in any order of facts, listed, exported, and erased with the owner.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { follow, linkTo, type OwnedShare, shareIdOf, sharesOf } from "../../tests/support/shares.ts";
import { untilWaiting } from "../../tests/support/waiting.ts";
import type { Fact } from "../facts.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import type { JobRecord } from "../jobs/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { newId } from "../platform/ids.ts";
import { makeShareNotes } from "./index.ts";

const app = await startApp();
const note = makeShareNotes({ ...app.deps, shareRewardStage: "SHORTLISTED" });

type Facts = Extract<Fact, { kind: "application.submitted" }>;

/** An application through a link, as the facts about it have it. */
async function sentBy(link: OwnedShare, job: JobRecord): Promise<Facts> {
  return {
    kind: "application.submitted",
    score: 60,
    applicationId: newId(),
    jobId: job.id,
    jobTitle: job.jobTitle,
    companyId: job.companyId,
    companyName: "Builders",
    candidate: { accountId: newId(), email: "x@people.example", name: "X" },
    shareId: await shareIdOf(app, link),
  };
}
let told = 0;
/** Each fact is a second later than the one before. */
const telling = () => ({ id: newId(), at: new Date(Date.now() + 1_000 * told++) });
const moved = (sent: Facts, to: "SHORTLISTED" | "INTERVIEW" | "APPLIED"): Fact => ({
  ...sent,
  kind: "application.moved",
  eventId: newId(),
  from: "APPLIED",
  to,
  message: null,
});
const withdrawn = (sent: Facts): Fact => ({
  ...sent,
  kind: "application.withdrawn",
  from: "APPLIED",
  reason: "OTHER",
});
const tell = (fact: Fact, when = telling()) => note(fact as Facts, when);
const toldAbout = (shareId: string) =>
  app.facts.flatMap((fact) => ("shareId" in fact && fact.shareId === shareId ? [fact.kind] : []));

describe("the result of a share", () => {
  test("notifies its sharer once of each step, however often and in whatever order facts arrive", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    const [sent, other] = [await sentBy(link, job), await sentBy(link, job)];
    const at = telling();
    await tell(sent, at);
    await tell(sent, at);
    assert.deepEqual(toldAbout(await shareIdOf(app, link)), ["share.applied"]);
    const step = moved(sent, "SHORTLISTED");
    const when = telling();
    await Promise.all(Array.from({ length: 8 }, () => tell(step, when)));
    await tell(moved(sent, "INTERVIEW"));
    await tell(sent, at);
    assert.deepEqual(toldAbout(await shareIdOf(app, link)), ["share.applied", "share.reward-earned"]);
    await tell(other);
    await tell(withdrawn(other));
    const { data, totals } = (await sharesOf(link.by)).body;
    assert.deepEqual(totals, { visitors: 0, applications: 2, rewards: 1 });
    assert.deepEqual(data[0]?.counts, totals);
    assert.deepEqual(
      data[0]?.results.map(({ state }) => state),
      ["ENDED", "EARNED"],
    );
    const reward = app.facts.find((fact) => fact.kind === "share.reward-earned" && fact.jobId === job.id);
    assert.ok(reward?.kind === "share.reward-earned");
    assert.deepEqual(
      [reward.applicationId, reward.sharer.accountId, reward.earnedAt],
      [sent.applicationId, link.by.accountId, when.at.toISOString()],
    );
  });

  test("notifies once if two workers handle the fact at the same moment", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    const sent = await sentBy(link, job);
    await tell(sent);
    const [step, when] = [moved(sent, "SHORTLISTED"), telling()];
    let both: Promise<unknown> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.query("select from share_result where application_id = $1 for update", [sent.applicationId]);
      both = Promise.all([tell(step, when), tell(step, when)]);
      await untilWaiting(app.db, 2);
    });
    await both;
    assert.deepEqual(toldAbout(await shareIdOf(app, link)), ["share.applied", "share.reward-earned"]);
  });

  test("does not exist without a share, or if its sharer's account is deleted", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    const sent = await sentBy(link, job);
    const before = app.facts.length;
    await tell({ ...sent, shareId: null });
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [link.by.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    await tell(sent);
    assert.deepEqual(
      app.facts.slice(before).map(({ kind }) => kind),
      ["account.deleted"],
    );
  });

  test("is no reward once the sharer has joined the company", async () => {
    const firm = await aFirm(app);
    const job = await aJob(app.db, { companyId: firm.companyId });
    const link = await linkTo(app, job);
    const sent = await sentBy(link, job);
    await tell(sent);
    await app.db.query("insert into company_member (account_id, company_id, role, since) values ($1, $2, $3, now())", [
      link.by.accountId,
      firm.companyId,
      "corporate-recruiter",
    ]);
    await tell(moved(sent, "SHORTLISTED"));
    assert.deepEqual(toldAbout(await shareIdOf(app, link)), ["share.applied"]);
  });
});

describe("the list of shares", () => {
  test("is the caller's, newest first, page by page", async () => {
    const asha = await signedIn(app);
    const jobs: JobRecord[] = [];
    for (let count = 0; count < 5; count++) {
      const job = await aJob(app.db);
      jobs.unshift(job);
      await linkTo(app, job, asha);
    }
    await linkTo(app, jobs[0] as JobRecord);
    const seen: string[] = [];
    let lastKey: string | null = "";
    while (lastKey !== null) {
      const page: Awaited<ReturnType<typeof sharesOf>> = await sharesOf(
        asha,
        `?pageSize=2${lastKey && `&lastKey=${encodeURIComponent(lastKey)}`}`,
      );
      assert.equal(page.status, 200, page.text);
      seen.push(...page.body.data.map(({ jobId }) => jobId));
      lastKey = page.body.pagination.lastKey;
    }
    assert.deepEqual(new Set(seen), new Set(jobs.map(({ id }) => id)));
    assert.equal(seen.length, 5);
    const { lastKey: mine } = (await sharesOf(asha, "?pageSize=2")).body.pagination;
    const stranger = await sharesOf(await signedIn(app), `?lastKey=${encodeURIComponent(mine ?? "")}`);
    assert.deepEqual([stranger.status, refusalIn(stranger).errorCode], [400, "INVALID_CURSOR"]);
  });

  test("is in the export, and erased with the account", async () => {
    const job = await aJob(app.db);
    const link = await linkTo(app, job);
    const ravi = await signedIn(app);
    await follow(ravi, link);
    const exported = await link.by.send<{ data: { shares: { jobTitle: string; visitors: number }[] } }>(
      "GET",
      `/api/user/${link.by.email}/export`,
    );
    assert.ok(exported.text.includes(job.jobTitle), exported.text);
    for (const person of [ravi, link.by])
      await app.db.query("update account set deletion_due_at = $2 where id = $1", [person.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    assert.deepEqual(await app.db.query("select from share where job_id = $1", [job.id]), []);
    assert.deepEqual(await app.db.query("select from share_visit where job_id = $1", [job.id]), []);
    assert.equal((await app.get(`/api/share/${link.referAndEarnId}`)).status, 404);
  });
});
