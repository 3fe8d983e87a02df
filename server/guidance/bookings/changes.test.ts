// Cancelling and moving: who may until when, what is refunded, and where the money is then.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import {
  act,
  anOffer,
  aSession,
  aSlot,
  book,
  cancel,
  hearOfPayments,
  hourMs,
  offerBody,
  pay,
  read,
} from "../../../tests/support/guidance.ts";
import { assertBooks, balancesOf } from "../../../tests/support/money.ts";
import { untilWaiting } from "../../../tests/support/waiting.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

const held = async (person: Person) => (await balancesOf(app, person.accountId)).SESSIONS_HELD ?? 0;
const pending = async (person: Person) => (await balancesOf(app, person.accountId)).EARNINGS_PENDING ?? 0;
const told = (id: string) => app.facts.flatMap((fact) => ("bookingId" in fact && fact.bookingId === id ? [fact] : []));

describe("cancelling", () => {
  const CASES: [what: string, inHours: number, by: "candidate" | "referee", refunded: number, earned: number][] = [
    ["the candidate, more than 48 hours before", 48.1, "candidate", 150_000, 0],
    ["the candidate, less than 48 hours before", 47.9, "candidate", 0, 120_000],
    ["the referee, an hour before", 2.5, "referee", 150_000, 0],
  ];
  for (const [what, inHours, by, refunded, earned] of CASES)
    test(what, async () => {
      const session = await aSession(app, { inHours });
      const { candidate, referee, id, slotId } = session;
      const answer = await cancel(app, by === "candidate" ? candidate : referee, id);
      assert.deepEqual([answer.status, answer.body.status, answer.body.refunded], [200, "CANCELLED", refunded]);
      assert.deepEqual([await held(candidate), await pending(referee)], [0, earned]);
      const fact = told(id).at(-1);
      assert.equal(fact?.kind === "guidance.ended" && fact.refunded, refunded);
      assert.equal((await book(await signedIn(app), slotId)).status, 201, "the slot is free again");
      assert.equal((await cancel(app, candidate, id)).status, 409);
      assert.equal(await pending(referee), earned);
    });

  test("a payment fact repeated after a late cancellation takes nothing from the referee", async () => {
    const { candidate, referee, id } = await aSession(app, { inHours: 40 });
    await cancel(app, candidate, id);
    await hearOfPayments(app, id);
    assert.equal(await pending(referee), 120_000);
  });

  test("the refund must be the one the person was shown: 409 when it has changed", async () => {
    const { candidate, id } = await aSession(app, { inHours: 48.01 });
    ahead += 0.02 * hourMs;
    const answer = await act(candidate, id, "cancel", { refund: 150_000 });
    assert.deepEqual([answer.status, refusalIn(answer).field], [409, "refund"]);
    assert.equal((await read(candidate, id)).status, "ACCEPTED");
  });

  test("a requested session is refunded in full, however late", async () => {
    const { candidate, id } = await aSession(app, { status: "REQUESTED", inHours: 3 });
    assert.equal((await cancel(app, candidate, id)).body.refunded, 150_000);
  });

  test("an unpaid session refunds nothing; a later payment is refunded", async () => {
    const { candidate, id } = await aSession(app, { status: "UNPAID" });
    const unpaid = await read(candidate, id);
    assert.equal((await cancel(app, candidate, id)).body.refunded, 0);
    await pay(app, unpaid);
    assert.deepEqual([(await read(candidate, id)).refunded, await held(candidate)], [150_000, 0]);
  });

  test("is refused once the session has begun", async () => {
    const { candidate, referee, id } = await aSession(app, { inHours: 5 });
    ahead += 5.1 * hourMs;
    await candidate.renew();
    await referee.renew();
    for (const person of [candidate, referee]) assert.equal((await cancel(app, person, id)).status, 409);
  });
});

describe("moving", () => {
  test("to a slot while its offer's length changes", async () => {
    const { candidate, referee, offered, id } = await aSession(app, { inHours: 100 });
    const slotId = await aSlot(app, offered, 120);
    const { moved, saved } = await app.db.transaction(async (tx) => {
      await tx.query("select from guidance_slot where id = $1 for update", [slotId]);
      const first = act(candidate, id, "move", { slotId });
      await untilWaiting(app.db);
      const second = referee.send("PUT", "/api/guidance/own-offer", offerBody({ minutes: 30 }));
      await untilWaiting(app.db, 2);
      return { moved: first, saved: second };
    });
    assert.equal((await moved).status, 200);
    assert.equal((await saved).status, 200, (await saved).text);
    assert.equal((await read(candidate, id)).status, "REQUESTED");
  });

  test("the candidate proposes another slot, and the referee accepts", async () => {
    const { offered, candidate, referee, id, slotId } = await aSession(app);
    const other = await aSlot(app, offered, 120);
    const moved = (await act(candidate, id, "move", { slotId: other })).body;
    assert.deepEqual([moved.status, moved.awaits], ["REQUESTED", "REFEREE"]);
    assert.equal(moved.other.name, referee.name, "who knew each other still do");
    assert.equal((await act(candidate, id, "accept", { startsAt: moved.startsAt })).status, 409);
    const accepted = await act(referee, id, "accept", { startsAt: moved.startsAt });
    assert.equal(accepted.body.status, "ACCEPTED");
    assert.equal((await book(await signedIn(app), slotId)).status, 201, "the old slot is free");
    assert.deepEqual(
      told(id).map((fact) => [fact.kind, fact.sequence]),
      [
        ["guidance.requested", 0],
        ["guidance.accepted", 1],
        ["guidance.moved", 2],
        ["guidance.accepted", 3],
      ],
    );
  });

  test("the referee moves it; the candidate declines with a full refund, however late", async () => {
    const { offered, candidate, referee, id } = await aSession(app, { inHours: 20 });
    const moved = (await act(referee, id, "move", { slotId: await aSlot(app, offered, 30) })).body;
    assert.deepEqual([moved.status, moved.awaits], ["REQUESTED", "CANDIDATE"]);
    const refused = (await act(candidate, id, "decline", { reason: "Not then" })).body;
    assert.deepEqual([refused.status, refused.refunded, await held(candidate)], ["CANCELLED", 150_000, 0]);
  });

  test("a time that the accepting side has not seen is refused", async () => {
    const { offered, candidate, referee, id } = await aSession(app, { status: "REQUESTED" });
    const asked = await read(referee, id);
    await act(candidate, id, "move", { slotId: await aSlot(app, offered, 120) });
    const answer = await act(referee, id, "accept", { startsAt: asked.startsAt });
    assert.deepEqual([answer.status, refusalIn(answer).field], [409, "startsAt"]);
  });

  test("the candidate cannot move within 48 hours, because that would bypass the refund rule", async () => {
    const { offered, candidate, referee, id } = await aSession(app, { inHours: 47 });
    assert.equal((await act(candidate, id, "move", { slotId: await aSlot(app, offered, 120) })).status, 409);
    assert.equal((await act(referee, id, "move", { slotId: await aSlot(app, offered, 130) })).status, 200);
  });

  test("not to a slot that is taken, too soon, too far, another referee's or gone", async () => {
    const { offered, candidate, id } = await aSession(app);
    const taken = await aSlot(app, offered, 110);
    await book(await signedIn(app), taken);
    const foreign = await aSlot(app, await anOffer(app), 100);
    const slots = [taken, await aSlot(app, offered, 1.5), await aSlot(app, offered, 24 * 91), foreign, id];
    for (const slotId of slots) {
      const answer = await act(candidate, id, "move", { slotId });
      assert.deepEqual([answer.status, refusalIn(answer).field], [409, "slotId"], answer.text);
    }
    assert.equal((await read(candidate, id)).status, "ACCEPTED");
  });

  test("not onto another session of the candidate's", async () => {
    const { offered, candidate, referee, id } = await aSession(app);
    await aSession(app, { candidate, inHours: 130 });
    const answer = await act(referee, id, "move", { slotId: await aSlot(app, offered, 130) });
    assert.deepEqual([answer.status, refusalIn(answer).field], [409, "slotId"]);
  });
});

test("at the end the books balance", async () => {
  await assertBooks(app, app.deps.clock());
});
