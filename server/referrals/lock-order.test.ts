// Checks the lock order: when one transaction ends several requests of a candidate, a parallel step on one of them
// waits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startApp } from "../../tests/support/app.ts";
import { aSeeker } from "../../tests/support/applying.ts";
import { aCompany } from "../../tests/support/builders.ts";
import { assertBooks } from "../../tests/support/money.ts";
import { aReferee, aRequest, creditsOf } from "../../tests/support/referrals.ts";
import { untilWaiting } from "../../tests/support/waiting.ts";
import type { Writer } from "../platform/db.ts";
import { backToPool } from "./back-to-pool.ts";
import { refereeKeeper, requestKeeper } from "./index.ts";
import { BY_THE_CLOCK, lockRequest } from "./transition.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

const LEAVING = {
  "their candidate leaves": (tx: Writer, { candidate }: Two) => requestKeeper.erase(tx, candidate, app.deps.clock()),
  "their referee leaves": (tx: Writer, { referee }: Two) => refereeKeeper.erase(tx, referee, app.deps.clock()),
};
type Two = Awaited<ReturnType<typeof twoInHand>>;

/** Two requests of one candidate, accepted by one referee, whose time in the pool is over. */
async function twoInHand() {
  const { id: companyId } = await aCompany(app.db);
  const [candidate, referee] = [await aSeeker(app), await aReferee(app, companyId)];
  ahead = -15 * 86_400_000;
  const wishes = { companyId, candidate, referee, status: "ACCEPTED" } as const;
  await candidate.renew();
  const [first, last] = [await aRequest(app, wishes), await aRequest(app, wishes)];
  ahead = 0;
  return { candidate, referee, first, last };
}

for (const [what, leave] of Object.entries(LEAVING))
  test(`a request is returned while ${what}: every credit is returned once`, async () => {
    const two = await twoInHand();
    const { left } = await app.db.transaction(async (tx) => {
      const request = await lockRequest(tx, two.last.requestId);
      const leaving = app.db.transaction((other) => leave(other, two));
      await untilWaiting(app.db);
      await backToPool(tx, request, { ...BY_THE_CLOCK, event: "CLAIM_ENDED" }, app.deps, app.deps.clock());
      return { left: leaving };
    });
    await left;
    assert.deepEqual(await creditsOf(app, two.candidate), { CREDITS: 3, CREDITS_HELD: 0 });
    await assertBooks(app, app.deps.clock());
  });
