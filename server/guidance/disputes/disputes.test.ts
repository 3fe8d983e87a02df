// Disputed sessions: what stays held, who decides, and where the money goes then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { act, aSession, hourMs, read } from "../../../tests/support/guidance.ts";
import { assertBooks, balancesOf } from "../../../tests/support/money.ts";
import { runGuidanceRounds } from "../index.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

/** Lets hours pass, runs the rounds and renews these people's tokens. */
async function pass(hours: number, ...people: Person[]): Promise<void> {
  ahead += hours * hourMs + 2_000;
  await runGuidanceRounds(app.deps);
  for (const person of people) await person.renew();
}

const held = async (person: Person) => (await balancesOf(app, person.accountId)).SESSIONS_HELD ?? 0;
const available = async (person: Person) => (await balancesOf(app, person.accountId)).EARNINGS_AVAILABLE ?? 0;

const admin = await signedIn(app, { groups: ["admin"] });
const say = (id: string, decision: string, by = admin) =>
  by.send<{ status: string; timeline: { reason: string | null }[] }>(
    "POST",
    `/api/admin/guidance-disputes/${id}/decide`,
    { decision, reason: "We asked both." },
  );
/** A second admin asks for it first. */
const decide: typeof say = async (id, decision, by) => {
  await say(id, decision, await signedIn(app, { groups: ["admin"] }));
  return say(id, decision, by);
};
const listed = async (state: string) =>
  (
    await admin.send<{ data: { bookingId: string; disputedBy: string; reason: string }[] }>(
      "GET",
      `/api/admin/guidance-disputes?state=${state}&pageSize=100`,
    )
  ).body.data;
const disputed = async () => {
  const session = await aSession(app, { inHours: 3 });
  await pass(4, session.candidate, session.referee, admin);
  const answer = await act(session.candidate, session.id, "dispute", { reason: "Nobody came" });
  assert.equal(answer.body.status, "DISPUTED", answer.text);
  return session;
};

for (const [decision, status, refunded, earned] of [
  ["REFUND", "CANCELLED", 150_000, 0],
  ["PAY", "SETTLED", 0, 120_000],
] as const)
  test(`decided: ${decision}`, async () => {
    const { candidate, referee, id } = await disputed();
    await pass(25, candidate, referee, admin);
    assert.equal((await read(candidate, id)).status, "DISPUTED", "time alone settles nothing any more");
    assert.equal(await held(candidate), 150_000);
    const [open] = (await listed("OPEN")).filter(({ bookingId }) => bookingId === id);
    assert.deepEqual([open?.disputedBy, open?.reason], ["CANDIDATE", "Nobody came"]);
    assert.equal((await say(id, decision, candidate)).status, 403);
    const decided = await decide(id, decision);
    assert.equal(decided.body.status, status, decided.text);
    assert.deepEqual([(await read(candidate, id)).refunded, await held(candidate)], [refunded, 0]);
    assert.equal(await available(referee), earned);
    assert.equal((await decide(id, "REFUND")).status, 409);
    assert.equal((await decide(id, "PAY")).status, 409);
    assert.ok((await listed("DECIDED")).some(({ bookingId }) => bookingId === id));
  });

test("undecided after 30 days: the candidate is refunded", async () => {
  const { candidate, referee, id } = await disputed();
  await pass(30 * 24 + 1, candidate, referee, admin);
  assert.deepEqual([(await read(candidate, id)).refunded, await available(referee)], [150_000, 0]);
});

test("refused before the session is over, and later than a day after", async () => {
  const { candidate, referee, id } = await aSession(app, { inHours: 3 });
  assert.equal((await act(candidate, id, "dispute", { reason: "x" })).status, 409);
  await pass(4, candidate, referee);
  await pass(24.1, candidate, referee);
  assert.equal((await act(referee, id, "dispute", { reason: "x" })).status, 409);
  await admin.renew();
  assert.equal((await decide(id, "REFUND")).status, 404);
});

test("an admin cannot decide about their own session, on either side", async () => {
  const { candidate, referee, id } = await disputed();
  for (const person of [candidate, referee]) {
    await app.db.query("update account set groups = '{admin}', auth_gen = auth_gen + 1 where id = $1", [
      person.accountId,
    ]);
    await person.renew();
    assert.equal((await decide(id, "PAY", person)).status, 403);
  }
});

test("at the end the books balance", async () => {
  await assertBooks(app, app.deps.clock());
});
