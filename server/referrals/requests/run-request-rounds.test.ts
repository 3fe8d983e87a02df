// Checks the scheduled round for requests: expiring claims and deadlines, the end of the pool, confirmation by time.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ReferralRequestDetails } from "../../../contract/referrals/wire.ts";
import type { Person } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { setFeeBudget } from "../../../tests/support/money.ts";
import {
  aReferee,
  aRequest,
  creditsOf,
  earningsOf,
  factsAbout,
  putInHands,
  sentRequest,
} from "../../../tests/support/referrals.ts";
import { runRequestRounds } from "../run-rounds.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
await setFeeBudget(app);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const kindsOf = ({ timeline }: ReferralRequestDetails) => timeline.map(({ kind }) => kind);
/** Moves the clock, then runs the rounds. */
const pass = async (ms: number) => {
  ahead += ms;
  return runRequestRounds(app.deps);
};
const held = { CREDITS: 2, CREDITS_HELD: 1 };
const back = { CREDITS: 3, CREDITS_HELD: 0 };
const spent = { CREDITS: 2, CREDITS_HELD: 0 };

describe("the scheduled rounds", () => {
  test("a claim expires after ten minutes: open again, without a lapse for the referee", async () => {
    const { candidate, requestId } = await aRequest(app, { status: "CLAIMED" });
    await pass(9 * minute);
    assert.equal((await sentRequest(candidate, requestId)).status, "CLAIMED");
    await pass(minute);
    await candidate.renew();
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, kindsOf(sent)], ["OPEN", ["OPEN", "CLAIMED", "CLAIM_ENDED"]]);
    assert.equal(sent.dueAt, sent.expiresAt);
    assert.deepEqual(await app.db.query("select from referral_answer where request_id = $1", [requestId]), []);
  });

  test("72 hours without an answer: open again for others, not for that referee", async () => {
    const { candidate, requestId, referee } = await aRequest(app, { status: "ACCEPTED" });
    await pass(72 * hour);
    await candidate.renew();
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.referee, kindsOf(sent).at(-1)], ["OPEN", null, "RETURNED"]);
    assert.deepEqual(
      await app.db.query("select referee_id as id, kind from referral_answer where request_id = $1", [requestId]),
      [{ id: referee?.accountId, kind: "LAPSED" }],
    );
    assert.deepEqual(factsAbout(app, requestId), ["referral.sent", "referral.returned"]);
    const told = app.facts.find((fact) => fact.kind === "referral.returned" && fact.requestId === requestId);
    assert.ok(told?.kind === "referral.returned" && told.isByTime);
  });

  test("fourteen days in the pool: expired, the credit is returned", async () => {
    const { candidate, requestId } = await aRequest(app);
    await pass(14 * day);
    await candidate.renew();
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.credit, sent.dueAt], ["EXPIRED", "RETURNED", null]);
    assert.deepEqual(await creditsOf(app, candidate), back);
    assert.deepEqual(factsAbout(app, requestId), ["referral.sent", "referral.ended"]);
  });

  test("a referee who holds it when the pool ends keeps their time; then it expires", async () => {
    const { candidate, requestId, companyId } = await aRequest(app);
    ahead += 14 * day - hour;
    await putInHands(app, requestId, await aReferee(app, companyId), "ACCEPTED");
    await pass(2 * hour);
    await candidate.renew();
    assert.equal((await sentRequest(candidate, requestId)).status, "ACCEPTED");
    await pass(72 * hour);
    await candidate.renew();
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual(kindsOf(sent).slice(-2), ["RETURNED", "EXPIRED"]);
    assert.deepEqual(await creditsOf(app, candidate), back);
  });

  test("seven days without an answer of the candidate: confirmed", async () => {
    const { candidate, requestId, referee } = await aRequest(app, { status: "REFERRED" });
    await pass(7 * day);
    await candidate.renew();
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual([sent.status, sent.credit, sent.timeline.at(-1)?.by], ["CONFIRMED", "SPENT", "SYSTEM"]);
    assert.equal((await earningsOf(app, referee as Person))[0]?.state, "AVAILABLE");
  });

  test("a clock that jumps two hours back and forth repeats no step, and events stay in order", async () => {
    const { candidate, requestId } = await aRequest(app, { status: "CLAIMED" });
    await pass(2 * hour);
    for (const jump of [-2 * hour, 2 * hour, -2 * hour, 2 * hour]) await pass(jump);
    ahead -= 2 * hour;
    const referee = await aReferee(app, (await sentRequest(candidate, requestId)).companyId);
    await putInHands(app, requestId, referee, "ACCEPTED");
    const sent = await sentRequest(candidate, requestId);
    assert.deepEqual(kindsOf(sent), ["OPEN", "CLAIMED", "CLAIM_ENDED", "CLAIMED", "ACCEPTED"]);
    const moments = sent.timeline.map(({ at }) => at);
    assert.deepEqual(moments, moments.toSorted());
    assert.equal(new Set(moments).size, moments.length);
    assert.deepEqual(await creditsOf(app, candidate), held);
  });

  test("eight parallel rounds on the same requests move each once", async () => {
    await pass(72 * hour);
    const requests = [];
    for (let index = 0; index < 6; index += 1) requests.push(await aRequest(app, { status: "REFERRED" }));
    ahead += 7 * day;
    const moved = await Promise.all(Array.from({ length: 8 }, () => runRequestRounds(app.deps)));
    assert.equal(
      moved.reduce((sum, count) => sum + count, 0),
      6,
    );
    for (const { candidate, requestId } of requests) {
      assert.deepEqual(await creditsOf(app, candidate), spent);
      assert.equal(factsAbout(app, requestId).filter((kind) => kind === "referral.confirmed").length, 1);
    }
  });
});
