// Concurrent moves of two people's money wait for one another but never deadlock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { assertBooks, balancesOf, earned, openFor, setFeeBudget } from "../../../tests/support/money.ts";
import { decline, step } from "../../../tests/support/refereeing.ts";
import { aReferee, aRequest } from "../../../tests/support/referrals.ts";
import { untilWaiting } from "../../../tests/support/waiting.ts";
import { newId } from "../../platform/ids.ts";
import { earnSession } from "../earnings/earn.ts";
import { type EarningOutcome, releaseDueEarnings, settleEarning } from "../earnings/settle-earning.ts";
import { holdPaidSession } from "./holds.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const { vault, clock } = app.deps;
const hour = 3_600_000;

for (const [what, other] of [
  ["a fee is released by hand", settleByHand],
  ["fees are released by time", () => releaseDueEarnings(app.deps)],
] as const)
  test(`a session is settled while, for the same person, ${what}`, async () => {
    const [payer, referee] = [await signedIn(app), await signedIn(app)];
    await openFor(app, payer);
    await openFor(app, referee);
    const [sessionId, requestId] = [newId(), await earned(app, referee)];
    const expiresAt = new Date(clock().getTime() + 1_000 * hour);
    const session = { ownerId: payer.accountId, subjectId: sessionId, amount: 100_000, expiresAt, memo: {} };
    await app.db.transaction((tx) => holdPaidSession(tx, session, clock()));
    ahead += 169 * hour;
    const { begun } = await app.db.transaction(async (tx) => {
      await earnSession(tx, { subjectId: sessionId, earner: referee, memo: {} }, { vault, now: clock() });
      await tx.query("update ledger_earning set release_at = earned_at where subject_id = $1", [sessionId]);
      const released = other({ requestId, earnerId: referee.accountId });
      await untilWaiting(app.db);
      await settleEarning(tx, available("GUIDANCE_SESSION", sessionId, referee.accountId), clock());
      return { begun: released };
    });
    await begun;
    const { EARNINGS_PENDING, EARNINGS_AVAILABLE } = await balancesOf(app, referee.accountId);
    assert.deepEqual([EARNINGS_PENDING, EARNINGS_AVAILABLE], [0, 90_000]);
    await assertBooks(app, clock());
  });

function available(kind: EarningOutcome["kind"], subjectId: string, earnerId: string): EarningOutcome {
  return { kind, subjectId, earnerId, outcome: "AVAILABLE", memo: {} };
}

function settleByHand({ requestId, earnerId }: { requestId: string; earnerId: string }): Promise<unknown> {
  return app.db.transaction((tx) => settleEarning(tx, available("REVIEWED_REQUEST", requestId, earnerId), clock()));
}

/** Makes a person who has a request elsewhere a referee too. */
async function asReferee({ accountId }: Person, companyId: string): Promise<void> {
  const other = await aReferee(app, companyId);
  await app.db.query("update referee set account_id = $2 where account_id = $1", [other.accountId, accountId]);
}

test("two referees decline each other's requests at once: both end, both credits are spent and both fees earned", async () => {
  await setFeeBudget(app);
  for (let round = 0; round < 8; round += 1) {
    const [here, there] = [await aCompany(app.db), await aCompany(app.db)];
    const one = await aRequest(app, { companyId: here.id });
    const two = await aRequest(app, { companyId: there.id });
    await asReferee(one.candidate, there.id);
    await asReferee(two.candidate, here.id);
    for (const [person, id] of [
      [one.candidate, two.requestId],
      [two.candidate, one.requestId],
    ] as const)
      assert.equal((await step(person, id, "claim")).status, 200);
    const answers = await Promise.all([decline(one.candidate, two.requestId), decline(two.candidate, one.requestId)]);
    for (const { status, text } of answers) assert.equal(status, 200, text);
    for (const { accountId } of [one.candidate, two.candidate]) {
      const { CREDITS, CREDITS_HELD, EARNINGS_PENDING } = await balancesOf(app, accountId);
      assert.deepEqual([CREDITS, CREDITS_HELD, EARNINGS_PENDING], [2, 0, 10_000]);
    }
  }
  await assertBooks(app, clock());
});
