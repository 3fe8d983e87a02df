// Sessions under real parallel requests: one booking per slot, one answer, one refund; and the books balance after
// each.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GuidanceBooking } from "../../contract/guidance/bookings-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import {
  act,
  anOffer,
  aSession,
  aSlot,
  book,
  cancel,
  hearOfPayments,
  hourMs,
  pay,
  read,
} from "../../tests/support/guidance.ts";
import { assertBooks, balancesOf } from "../../tests/support/money.ts";
import { runGuidanceRounds } from "./index.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Repeats a call that answers 503. */
async function insistently<Called extends { status: number }>(call: () => Promise<Called>): Promise<Called> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

const tally = (answers: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));
const held = async (person: Person) => (await balancesOf(app, person.accountId)).SESSIONS_HELD ?? 0;
const pending = async (person: Person) => (await balancesOf(app, person.accountId)).EARNINGS_PENDING ?? 0;
const entriesOf = async (id: string, kind: string) =>
  (await app.db.query("select from ledger_entry where subject_id = $1 and kind = $2", [id, kind])).length;
const booksBalance = () => assertBooks(app, app.deps.clock());

test("50 people book one slot: one succeeds, 49 are refused", async () => {
  const offered = await anOffer(app);
  const slotId = await aSlot(app, offered, 100);
  const people = await times(50, () => signedIn(app));
  const answers = await times(50, (at) => insistently(() => book(people[at] as Person, slotId)));
  assert.deepEqual(tally(answers), { 201: 1, 409: 49 });
  for (const answer of answers.filter(({ status }) => status === 409))
    assert.equal(refusalIn(answer).field, "slotId", answer.text);
  const rows = await app.db.query("select from guidance_booking where slot_id = $1", [slotId]);
  const payments = await app.db.query(
    "select from payment p join guidance_booking b on b.id = p.subject_id where b.referee_id = $1",
    [offered.referee.accountId],
  );
  assert.deepEqual([rows.length, payments.length], [1, 1]);
  await booksBalance();
});

test("one person books ten overlapping slots of ten referees: one succeeds", async () => {
  const person = await signedIn(app);
  const slots = await times(10, async () => aSlot(app, await anOffer(app), 200));
  const answers = await times(10, (at) => insistently(() => book(person, slots[at] as string)));
  assert.deepEqual(tally(answers), { 201: 1, 409: 9 });
});

test("one person books ten separate slots: three stay unpaid, however many calls at once", async () => {
  const [person, offered] = [await signedIn(app), await anOffer(app)];
  const slots = await times(10, (at) => aSlot(app, offered, 100 + at));
  const answers = await times(10, (at) => insistently(() => book(person, slots[at] as string)));
  assert.deepEqual(tally(answers), { 201: 3, 409: 7 });
});

test("a slot is booked and removed at once: booked and kept, or gone", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const person = await signedIn(app);
    const slotId = await aSlot(app, offered, 100 + round);
    const [booked, removed] = await Promise.all([
      book(person, slotId),
      offered.referee.send<{ removed: string[]; kept: string[] }>("POST", "/api/guidance/own-offer/slots/remove", {
        slotIds: [slotId],
      }),
    ]);
    assert.equal(removed.status, 200, removed.text);
    const isGone = removed.body.removed.length === 1;
    assert.deepEqual([booked.status, removed.body.kept.length], isGone ? [404, 0] : [201, 1], booked.text);
  }
});

test("accepting against cancelling: accepted and then cancelled, or cancelled and not accepted; one full refund", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const { candidate, referee, id } = await aSession(app, { offered, status: "REQUESTED", inHours: 100 + round });
    const { startsAt } = await read(candidate, id);
    const [accepted, cancelled] = await Promise.all([
      act(referee, id, "accept", { startsAt }),
      act(candidate, id, "cancel", { refund: 150_000 }),
    ]);
    assert.equal(cancelled.status, 200, cancelled.text);
    assert.ok([200, 409].includes(accepted.status), accepted.text);
    const end = await read(candidate, id);
    assert.deepEqual([end.status, end.refunded], ["CANCELLED", 150_000]);
    assert.deepEqual([await held(candidate), await entriesOf(id, "SESSION_REFUNDED")], [0, 1]);
  }
  await booksBalance();
});

test("late: accepting against cancelling refunds all or nothing, by the status that was cancelled", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const { candidate, referee, id } = await aSession(app, { offered, status: "REQUESTED", inHours: 20 + round });
    const { startsAt } = await read(candidate, id);
    const [accepted, cancelled] = await Promise.all([
      act(referee, id, "accept", { startsAt }),
      act(candidate, id, "cancel", { refund: 150_000 }),
    ]);
    const end = await read(candidate, id);
    // If accepting came first, the refund changed: the candidate must confirm again.
    if (accepted.status === 200)
      assert.deepEqual([cancelled.status, refusalIn(cancelled).field, end.status], [409, "refund", "ACCEPTED"]);
    else assert.deepEqual([cancelled.status, end.refunded], [200, 150_000]);
  }
  await booksBalance();
});

test("both cancel, twenty times each: one succeeds, one refund", async () => {
  const { candidate, referee, id } = await aSession(app);
  const answers = await times(40, (at) =>
    insistently(() => act(at % 2 ? candidate : referee, id, "cancel", { refund: 150_000 })),
  );
  assert.deepEqual(tally(answers), { 200: 1, 409: 39 });
  assert.deepEqual([await held(candidate), await entriesOf(id, "SESSION_REFUNDED")], [0, 1]);
  const refunds = await app.db.query("select from payment where subject_id = $1 and state = 'REFUND_DUE'", [id]);
  assert.equal(refunds.length, 1);
  const ends = app.facts.filter((fact) => fact.kind === "guidance.ended" && fact.bookingId === id);
  assert.equal(ends.length, 1);
  await booksBalance();
});

test("late, both cancel: the referee earns, or the candidate is refunded, never both", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 8; round += 1) {
    const before = await pending(offered.referee);
    const { candidate, referee, id } = await aSession(app, { offered, inHours: 20 + round });
    const [one, two] = await Promise.all([
      act(candidate, id, "cancel", { refund: 0 }),
      act(referee, id, "cancel", { refund: 150_000 }),
    ]);
    assert.deepEqual(tally([one, two]), { 200: 1, 409: 1 });
    const isRefunded = two.status === 200;
    assert.equal((await read(candidate, id)).refunded, isRefunded ? 150_000 : 0);
    assert.equal((await pending(referee)) - before, isRefunded ? 0 : 120_000);
    assert.equal(await held(candidate), 0);
  }
  await booksBalance();
});

test("the same cancelling ten times under one key: done once, answered alike", async () => {
  const { candidate, id } = await aSession(app);
  const answers = await times(10, () =>
    insistently(() => act(candidate, id, "cancel", { refund: 150_000 }, "one-click")),
  );
  assert.deepEqual(tally(answers), { 200: 10 });
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
});

test("a payment against the round that lapses the session, ten times: requested, or refunded", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const { candidate, id } = await aSession(app, { offered, status: "UNPAID", inHours: 100 + round });
    const unpaid = await read(candidate, id);
    await pay(app, unpaid, { isHeard: false });
    ahead += 0.34 * hourMs;
    await Promise.all([hearOfPayments(app, id), hearOfPayments(app, id), runGuidanceRounds(app.deps)]);
    await hearOfPayments(app, id);
    await candidate.renew();
    await offered.referee.renew();
    const end = await read(candidate, id);
    assert.ok(["REQUESTED", "LAPSED"].includes(end.status), end.status);
    assert.deepEqual(
      [await held(candidate), end.refunded],
      end.status === "REQUESTED" ? [150_000, null] : [0, 150_000],
    );
    assert.equal(await entriesOf(id, "SESSION_REFUNDED"), end.status === "REQUESTED" ? 0 : 1);
  }
  await booksBalance();
});

test("a payment while its session is cancelled: nothing stays held", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const { candidate, id } = await aSession(app, { offered, status: "UNPAID", inHours: 100 + round });
    const unpaid = await read(candidate, id);
    const [, cancelled] = await Promise.all([pay(app, unpaid), act(candidate, id, "cancel", { refund: 0 })]);
    await hearOfPayments(app, id);
    const end = await read(candidate, id);
    // Paid first: the shown refund of nothing is outdated, so cancelling must be confirmed again.
    if (cancelled.status === 409) assert.deepEqual([end.status, await held(candidate)], ["REQUESTED", 150_000]);
    else assert.deepEqual([end.status, end.refunded, await held(candidate)], ["CANCELLED", 150_000, 0]);
  }
  await booksBalance();
});

test("both move at once: one move, or one after the other; one slot is held", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const { candidate, referee, id } = await aSession(app, { offered, inHours: 100 + round });
    const slots = [await aSlot(app, offered, 300 + 2 * round), await aSlot(app, offered, 301 + 2 * round)];
    const [one, two] = await Promise.all([
      act(candidate, id, "move", { slotId: slots[0] }),
      act(referee, id, "move", { slotId: slots[1] }),
    ]);
    assert.deepEqual(tally([one, two]), { 200: 2 }, one.text + two.text);
    const kept = await app.db.query<{ slotId: string; awaits: string }>(
      `select slot_id as "slotId", awaits from guidance_booking where id = $1`,
      [id],
    );
    // The side that moved last awaits the other.
    assert.deepEqual(kept, [
      kept[0]?.slotId === slots[0]
        ? { slotId: slots[0], awaits: "REFEREE" }
        : { slotId: slots[1], awaits: "CANDIDATE" },
    ]);
    await cancel(app, candidate, id);
  }
  await booksBalance();
});

test("ten sessions are moved onto one slot: one succeeds", async () => {
  const offered = await anOffer(app);
  const sessions = await times(10, (at) => aSession(app, { offered, inHours: 100 + at }));
  const slotId = await aSlot(app, offered, 400);
  const answers = await times(10, (at) =>
    insistently(() =>
      act((sessions[at] as { candidate: Person }).candidate, (sessions[at] as { id: string }).id, "move", { slotId }),
    ),
  );
  assert.deepEqual(tally(answers), { 200: 1, 409: 9 });
});

test("a move against an acceptance: no side accepts a time it has not seen", async () => {
  const offered = await anOffer(app);
  for (let round = 0; round < 10; round += 1) {
    const { candidate, referee, id } = await aSession(app, { offered, status: "REQUESTED", inHours: 100 + round });
    const { startsAt } = await read(referee, id);
    const slotId = await aSlot(app, offered, 200 + round);
    const [accepted, moved] = await Promise.all([
      act(referee, id, "accept", { startsAt }),
      act(candidate, id, "move", { slotId }),
    ]);
    assert.equal(moved.status, 200, moved.text);
    if (accepted.status === 409) assert.equal(refusalIn(accepted).field, "startsAt");
    const end = await read(candidate, id);
    assert.deepEqual([end.status, end.awaits, end.startsAt === startsAt], ["REQUESTED", "REFEREE", false]);
  }
});

test("four processes run the rounds at once: each step once, each reminder once, one earning", async () => {
  const offered = await anOffer(app);
  const sessions: { candidate: Person; id: string }[] = [];
  for (let at = 0; at < 6; at += 1) sessions.push(await aSession(app, { offered, inHours: 30 + at }));
  const before = (await balancesOf(app, offered.referee.accountId)).EARNINGS_AVAILABLE ?? 0;
  for (const hours of [10, 19.5, 1, 1, 1, 1, 1, 1, 1, 2, 25]) {
    ahead += hours * hourMs;
    await times(4, () => runGuidanceRounds(app.deps));
  }
  for (const { candidate, id } of sessions) {
    const facts = app.facts.flatMap((fact) => ("bookingId" in fact && fact.bookingId === id ? [fact] : []));
    const reminders = facts.flatMap((fact) => (fact.kind === "guidance.reminder" ? [fact.when] : []));
    assert.deepEqual(reminders, ["DAY", "HOUR"]);
    for (const kind of ["guidance.done", "guidance.settled"])
      assert.equal(facts.filter((fact) => fact.kind === kind).length, 1, kind);
    await candidate.renew();
    const { status, timeline }: GuidanceBooking = await read(candidate, id);
    assert.deepEqual([status, timeline.length], ["SETTLED", 5]);
  }
  assert.equal((await balancesOf(app, offered.referee.accountId)).EARNINGS_AVAILABLE, before + 6 * 120_000);
  await booksBalance();
});
