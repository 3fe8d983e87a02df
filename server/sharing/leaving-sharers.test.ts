// Checks what happens while a sharer's account is being deleted: to people who use the link, and to a company's steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { anApplication } from "../../tests/support/applications.ts";
import { apply, aSeeker, SUITED } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { aCandidate } from "../../tests/support/candidates.ts";
import { follow, linkTo, type OwnedShare, shareIdOf } from "../../tests/support/shares.ts";
import { untilWaiting } from "../../tests/support/waiting.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import type { Writer } from "../platform/db.ts";
import { shareKeeper } from "./shares.ts";

const app = await startApp();

/** Starts `other` while the sharer's links are being erased; it continues afterwards. */
async function whileErased<Result>(link: OwnedShare, other: () => Promise<Result>): Promise<Result> {
  let under: Promise<Result> | undefined;
  await app.db.transaction(async (tx) => {
    await tx.query("select from account where id = $1 for update", [link.by.accountId]);
    await shareKeeper.erase(tx, link.by, app.deps.clock());
    under = other();
    await untilWaiting(app.db);
  });
  return under as Promise<Result>;
}

test("an application by a link that is being erased is sent without it", async () => {
  const job = await aJob(app.db, SUITED);
  const link = await linkTo(app, job);
  const seeker = await aSeeker(app);
  const answer = await whileErased(link, () => apply(seeker, job.id, { referAndEarnId: link.referAndEarnId }));
  assert.equal(answer.status, 201, answer.text);
});

test("so is the application of a person who followed it before", async () => {
  const job = await aJob(app.db, SUITED);
  const link = await linkTo(app, job);
  const seeker = await aSeeker(app);
  await follow(seeker, link);
  const answer = await whileErased(link, () => apply(seeker, job.id));
  assert.equal(answer.status, 201, answer.text);
});

test("following a link that is being erased answers 404", async () => {
  const job = await aJob(app.db, SUITED);
  const link = await linkTo(app, job);
  const seeker = await aSeeker(app);
  const answer = await whileErased(link, () => follow(seeker, link));
  assert.equal(answer.status, 404, answer.text);
});

test("a company's step on applications of the sharer and of a follower does not deadlock", async () => {
  const job = await aJob(app.db);
  const sharer = await signedIn(app);
  await aCandidate(app.db, sharer.accountId);
  const own = await anApplication(app.db, job.id, sharer.accountId, { appliedAt: new Date(Date.now() - 60_000) });
  const link = await linkTo(app, job, sharer);
  const friend = await aSeeker(app);
  const theirs = await anApplication(app.db, job.id, friend.accountId);
  await app.db.query("update application set share_id = $2 where id = $1", [theirs, await shareIdOf(app, link)]);

  // In the order of ids, as a company's step locks them.
  const hold = (tx: Writer, id: string) => tx.query("select from application where id = $1 for no key update", [id]);
  let erasing: Promise<void> | undefined;
  await app.db.transaction(async (tx) => {
    await hold(tx, own);
    erasing = app.db.transaction(async (other) => {
      for (const keeper of DATA_KEEPERS) await keeper.erase(other, sharer, app.deps.clock());
    });
    // The result is checked below.
    erasing.catch(() => {});
    await untilWaiting(app.db);
    await hold(tx, theirs);
  });
  await erasing;
  const left = await app.db.query(`select id, share_id as "shareId" from application where job_id = $1`, [job.id]);
  assert.deepEqual(left, [{ id: theirs, shareId: null }]);
});
