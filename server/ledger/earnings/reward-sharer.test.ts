// A sharer earns once for each application that got far enough, also when the fact is repeated, and not if the account
// is gone.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Earning } from "../../../contract/ledger/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks, balancesOf } from "../../../tests/support/money.ts";
import { newId } from "../../platform/ids.ts";
import { runLedgerRounds } from "../run-rounds.ts";
import { rewardSharer } from "./earn.ts";

const hour = 3_600_000;
let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });
const roundsAt = async (ahead: number) => {
  aheadMs = ahead;
  await runLedgerRounds(app.deps);
  aheadMs = 0;
};
const earningsOf = async ({ accountId }: Person) => {
  const { EARNINGS_PENDING, EARNINGS_AVAILABLE } = await balancesOf(app, accountId);
  return [EARNINGS_PENDING, EARNINGS_AVAILABLE];
};

describe("the reward for a job that was shared", () => {
  const fact = ({ accountId, email, name }: Person, applicationId = newId()) => ({
    kind: "share.reward-earned" as const,
    applicationId,
    shareId: newId(),
    jobId: newId(),
    jobTitle: "Backend Engineer",
    sharer: { accountId, email, name },
    earnedAt: new Date().toISOString(),
  });

  test("is earned once for an application, also when repeated, and available after two weeks", async () => {
    const sharer = await signedIn(app);
    const told = fact(sharer);
    await Promise.all(Array.from({ length: 5 }, () => rewardSharer(told, app.deps)));
    await rewardSharer(told, app.deps);
    assert.deepEqual(await earningsOf(sharer), [50_000, 0]);
    await roundsAt(335 * hour);
    assert.deepEqual(await earningsOf(sharer), [50_000, 0]);
    await roundsAt(337 * hour);
    await rewardSharer(told, app.deps);
    assert.deepEqual(await earningsOf(sharer), [0, 50_000]);
    const { body } = await sharer.send<{ data: Earning[] }>("GET", "/api/earnings/items");
    assert.deepEqual(
      body.data.map(({ kind, state, memo, amount }) => [kind, state, memo, amount]),
      [["SHARE_REWARD", "AVAILABLE", { job: "Backend Engineer" }, 50_000]],
    );
  });

  test("is nothing for an account that is gone", async () => {
    const sharer = await signedIn(app);
    await app.db.query("update account set sub = 'deleted-' || id, disabled_at = now() where id = $1", [
      sharer.accountId,
    ]);
    await rewardSharer(fact(sharer), app.deps);
    assert.deepEqual(await balancesOf(app, sharer.accountId), {});
  });
});

test("the books are in order after all this", async () => void (await assertBooks(app, app.deps.clock())));
