// What a referral earns waits for the candidate's word, whatever the schedule says about time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { assertBooks } from "../../../tests/support/money.ts";
import { aPool, refer, step } from "../../../tests/support/refereeing.ts";
import { act, earningsOf } from "../../../tests/support/referrals.ts";
import { runLedgerRounds } from "../../ledger/index.ts";
import { newId } from "../../platform/ids.ts";
import { runRequestRounds } from "../requests/run-request-rounds.ts";

const hour = 3_600_000;
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

/** The owner pays for what was referred, and at once. */
await app.db.query(
  `insert into fee_version (id, kind, version, amount, release_hours, is_placeholder, made_at) values
     ($1, 'REFERRED_OUTCOME', 2, 200000, 0, false, now()), ($2, 'REVIEWED_REQUEST', 2, 10000, 0, false, now())`,
  [newId(), newId()],
);

async function referred() {
  const { referee, candidate, requestId } = await aPool(app);
  await step(referee, requestId, "claim");
  const answer = await refer(referee, requestId);
  assert.equal(answer.status, 200, answer.text);
  const states = async () => (await earningsOf(app, referee)).map(({ kind, state }) => [kind, state]);
  return { candidate, requestId, states };
}
const both = (state: string) => [
  ["REFERRED_OUTCOME", state],
  ["REVIEWED_REQUEST", state],
];

test("nothing is available before the candidate's time is over, by a clock two hours ahead either; a lost dispute takes it back", async () => {
  const { candidate, requestId, states } = await referred();
  await runLedgerRounds(app.deps);
  assert.deepEqual(await states(), both("PENDING"));
  ahead = 7 * 24 * hour + hour;
  await runLedgerRounds(app.deps);
  ahead = 7 * 24 * hour - hour;
  await candidate.renew();
  assert.equal((await act(candidate, requestId, "dispute", { reason: "NO_REFERENCE" })).status, 200);
  assert.deepEqual(await states(), both("FROZEN"));
  const admin = await signedIn(app, { groups: ["admin"] });
  const verdict = { decision: "NOT_REFERRED", note: "There is no such number." };
  const decided = await admin.send("POST", `/api/admin/referral-disputes/${requestId}/decide`, verdict);
  assert.equal(decided.status, 200, decided.text);
  assert.deepEqual(await states(), both("REVERSED"));
  await assertBooks(app, app.deps.clock());
  ahead = 0;
});

test("it is the referee's as soon as it is confirmed, by the candidate or by time", async () => {
  const [one, two] = [await referred(), await referred()];
  assert.equal((await act(one.candidate, one.requestId, "confirm")).status, 200);
  assert.deepEqual(await one.states(), both("AVAILABLE"));
  ahead = 7 * 24 * hour + 1_000;
  await runRequestRounds(app.deps);
  assert.deepEqual(await two.states(), both("AVAILABLE"));
  ahead = 0;
});
