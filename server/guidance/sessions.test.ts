// Sessions from booking to rating over HTTP: what each side sees and may do, and where the money is after each step.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
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
  offerBody,
  pay,
  read,
} from "../../tests/support/guidance.ts";
import { assertBooks, balancesOf } from "../../tests/support/money.ts";
import { runGuidanceRounds } from "./index.ts";

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
const pending = async (person: Person) => (await balancesOf(app, person.accountId)).EARNINGS_PENDING ?? 0;
const paymentOf = async (booking: GuidanceBooking) =>
  (await app.db.query<{ state: string }>("select state from payment where id = $1", [booking.paymentId]))[0]?.state;
const told = (id: string) => app.facts.flatMap((fact) => ("bookingId" in fact && fact.bookingId === id ? [fact] : []));
const kindsTold = (id: string) => told(id).map(({ kind }) => kind);
const stepsOf = ({ timeline }: GuidanceBooking) => timeline.map(({ kind, by }) => `${kind} ${by}`);

test("a session from booking to both ratings", async () => {
  const offered = await anOffer(app, { isReferee: { name: "Meera Iyer", title: "Staff Engineer" } });
  const { referee } = offered;
  const candidate = await signedIn(app, { name: "Asha Rao" });
  const slotId = await aSlot(app, offered, 100);

  const booked = (await book(candidate, slotId, { note: "  Java,\nplease  " })).body;
  assert.deepEqual([booked.status, booked.awaits, booked.role, booked.price], ["UNPAID", null, "CANDIDATE", 150_000]);
  assert.deepEqual(booked.other, { name: null, title: "Staff Engineer" });
  assert.deepEqual([booked.meeting, booked.refunded, booked.timeZone], [null, null, "Europe/London"]);
  const hidden = await referee.send("GET", `/api/guidance/booking/${booked.id}`);
  assert.equal(hidden.status, 404, "its referee knows nothing of what is not paid");
  assert.deepEqual(kindsTold(booked.id), []);

  await pay(app, booked);
  assert.equal(await held(candidate), 150_000);
  const asked = await read(referee, booked.id);
  assert.deepEqual(
    [asked.status, asked.awaits, asked.role, asked.paymentId],
    ["REQUESTED", "REFEREE", "REFEREE", null],
  );
  assert.deepEqual(asked.other, { name: null, title: null }, "no name is shown before both agreed");
  assert.equal(Date.parse(asked.dueAt ?? ""), Date.parse(asked.timeline.at(-1)?.at ?? "") + 48 * hourMs);

  const accepted = (await act(referee, booked.id, "accept", { startsAt: booked.startsAt })).body;
  assert.deepEqual([accepted.status, accepted.awaits, accepted.other.name], ["ACCEPTED", null, "Asha Rao"]);
  const agreed = await read(candidate, booked.id);
  assert.deepEqual([agreed.other.name, agreed.meeting], ["Meera Iyer", "https://meet.example.org/room"]);
  for (const text of [JSON.stringify(agreed), JSON.stringify(accepted)])
    assert.doesNotMatch(text, /@people\.example/, "an address is never told");

  await pass(102, candidate, referee);
  assert.equal((await read(candidate, booked.id)).status, "DONE");
  assert.equal(await held(candidate), 150_000, "held until the time to dispute is over");
  assert.equal(await available(referee), 0);

  const rated = (await act(candidate, booked.id, "rate", { stars: 5, text: "Just right" })).body;
  assert.deepEqual(rated.ratings.mine?.stars, 5);
  assert.equal((await read(referee, booked.id)).ratings.theirs, null, "unseen until one has rated too");
  const back = (await act(referee, booked.id, "rate", { stars: 4 })).body;
  assert.equal(back.ratings.theirs?.text, "Just right");
  assert.deepEqual((await read(candidate, booked.id)).ratings.theirs?.stars, 4);
  assert.equal(refusalIn(await act(candidate, booked.id, "rate", { stars: 1 })).errorCode, "CONFLICT");

  await pass(24, candidate, referee);
  const settled = await read(referee, booked.id);
  assert.deepEqual([settled.status, settled.dueAt, settled.refunded], ["SETTLED", null, 0]);
  assert.deepEqual([await held(candidate), await available(referee), await pending(referee)], [0, 120_000, 0]);
  assert.deepEqual(stepsOf(settled), [
    "UNPAID CANDIDATE",
    "REQUESTED CANDIDATE",
    "ACCEPTED REFEREE",
    "DONE SYSTEM",
    "RATED CANDIDATE",
    "RATED REFEREE",
    "SETTLED SYSTEM",
  ]);
  assert.deepEqual(
    kindsTold(booked.id).filter((kind) => kind !== "guidance.reminder"),
    ["guidance.requested", "guidance.accepted", "guidance.done", "guidance.settled"],
  );
  await assertBooks(app, app.deps.clock());
});

test("a free session is requested at once, and moves no money", async () => {
  const { candidate, referee, id } = await aSession(app, { price: 0 });
  assert.equal((await read(candidate, id)).paymentId, null);
  await pass(150, candidate, referee);
  await pass(25, candidate, referee);
  assert.equal((await read(candidate, id)).status, "SETTLED");
  assert.deepEqual(await balancesOf(app, referee.accountId), {});
});

describe("a deadline that passes", () => {
  test("unpaid after 20 minutes: it lapses, and the slot is free", async () => {
    const { candidate, referee, id, slotId } = await aSession(app, { status: "UNPAID" });
    await pass(0.3, candidate);
    assert.equal((await read(candidate, id)).status, "UNPAID");
    await pass(0.05, candidate, referee);
    const lapsed = await read(candidate, id);
    assert.deepEqual([lapsed.status, lapsed.refunded], ["LAPSED", 0]);
    assert.equal((await book(await signedIn(app), slotId)).status, 201);
    assert.equal((await referee.send("GET", `/api/guidance/booking/${id}`)).status, 404);
  });

  test("paid too late: refunded in full, once", async () => {
    const { candidate, id } = await aSession(app, { status: "UNPAID" });
    const unpaid = await read(candidate, id);
    await pass(1, candidate);
    await pay(app, unpaid);
    await hearOfPayments(app, id);
    const lapsed = await read(candidate, id);
    assert.deepEqual([lapsed.status, lapsed.refunded, await held(candidate)], ["LAPSED", 150_000, 0]);
    assert.equal(await paymentOf(lapsed), "REFUND_DUE");
  });

  test("paid, but the fact comes after it lapsed: refunded in full", async () => {
    const { candidate, id } = await aSession(app, { status: "UNPAID" });
    const unpaid = await read(candidate, id);
    await pay(app, unpaid, { isHeard: false });
    assert.equal(await held(candidate), 150_000);
    await pass(1, candidate);
    assert.deepEqual([(await read(candidate, id)).status, await held(candidate)], ["LAPSED", 0]);
    await hearOfPayments(app, id);
    assert.deepEqual([(await read(candidate, id)).refunded, await held(candidate)], [150_000, 0]);
  });

  test("not answered in 48 hours: refunded in full", async () => {
    const { candidate, referee, id } = await aSession(app, { status: "REQUESTED" });
    await pass(47.9, candidate, referee);
    assert.equal((await read(candidate, id)).status, "REQUESTED");
    await pass(0.2, candidate, referee);
    const lapsed = await read(candidate, id);
    assert.deepEqual([lapsed.status, lapsed.refunded, await held(candidate)], ["LAPSED", 150_000, 0]);
    assert.equal(refusalIn(await act(referee, id, "accept", { startsAt: lapsed.startsAt })).errorCode, "CONFLICT");
  });

  test("an answer is never awaited beyond the session's beginning", async () => {
    const { referee, id } = await aSession(app, { status: "REQUESTED", inHours: 5 });
    const asked = await read(referee, id);
    assert.equal(asked.dueAt, asked.startsAt);
    await pass(5.1, referee);
    const late = await act(referee, id, "accept", { startsAt: asked.startsAt });
    assert.equal(late.status, 409);
  });
});

test("declined: refunded in full, with the reason", async () => {
  const { candidate, referee, id } = await aSession(app, { status: "REQUESTED" });
  assert.equal((await act(candidate, id, "accept", { startsAt: (await read(candidate, id)).startsAt })).status, 409);
  const declined = (await act(referee, id, "decline", { reason: "On holiday" })).body;
  assert.deepEqual([declined.status, declined.refunded], ["DECLINED", 150_000]);
  const seen = await read(candidate, id);
  assert.deepEqual([seen.timeline.at(-1)?.reason, seen.other.name], ["On holiday", null]);
  assert.equal(await held(candidate), 0);
});

test("a session is found by its id in capitals", async () => {
  const { candidate, id } = await aSession(app);
  assert.deepEqual(await read(candidate, id.toUpperCase()), await read(candidate, id));
});

test("strangers can neither read nor change a session", async () => {
  const { id } = await aSession(app);
  const stranger = await signedIn(app);
  assert.equal((await stranger.send("GET", `/api/guidance/booking/${id}`)).status, 404);
  const bodies = {
    accept: { startsAt: "2026-11-25T10:00:00Z" },
    decline: {},
    move: { slotId: id },
    cancel: { refund: 0 },
    dispute: { reason: "x" },
    rate: { stars: 1 },
  };
  for (const [what, body] of Object.entries(bodies)) assert.equal((await act(stranger, id, what, body)).status, 404);
  assert.equal((await app.get(`/api/guidance/booking/${id}`)).status, 401);
});

test("lists: open ones soonest first, past ones latest first, page by page, each side its own", async () => {
  const offered = await anOffer(app);
  const candidate = await signedIn(app);
  const ids: string[] = [];
  for (const inHours of [130, 110, 120]) ids.push((await aSession(app, { offered, candidate, inHours })).id);
  type List = {
    data: GuidanceBooking[];
    pagination: { lastKey: string | null };
    counts: { open: number; awaiting: number };
  };
  const page = async (person: Person, query: string) =>
    (await person.send<List>("GET", `/api/guidance/booking?${query}`)).body;
  const first = await page(candidate, "pageSize=2");
  assert.deepEqual(
    first.data.map(({ id }) => id),
    [ids[1], ids[2]],
  );
  const rest = await page(candidate, `pageSize=2&lastKey=${first.pagination.lastKey}`);
  assert.deepEqual([rest.data.map(({ id }) => id), rest.pagination.lastKey], [[ids[0]], null]);
  await cancel(app, candidate, ids[1] ?? "");
  await cancel(app, offered.referee, ids[0] ?? "");
  assert.deepEqual(
    (await page(candidate, "when=OVER")).data.map(({ id }) => id),
    [ids[0], ids[1]],
  );
  const asReferee = await page(offered.referee, "role=REFEREE");
  assert.deepEqual([asReferee.data.map(({ id }) => id), asReferee.counts], [[ids[2]], { open: 1, awaiting: 0 }]);
  assert.deepEqual((await page(offered.referee, "")).data, []);
});

test("the calendar file: once accepted, without any address", async () => {
  const { offered, candidate, referee, id } = await aSession(app, { isReferee: { name: "Meera Iyer" } });
  const get = (person: Person) =>
    person.send<{ fileName: string; ics: string }>("GET", `/api/guidance/booking/${id}/calendar`);
  const { ics, fileName } = (await get(candidate)).body;
  assert.match(fileName, /^guidance-\d{4}-\d\d-\d\d\.ics$/);
  for (const part of ["METHOD:PUBLISH", `UID:${id}@jobs.example.org`, "Meera Iyer", "https://meet.example.org/room"])
    assert.ok(ics.replace(/\r\n /g, "").includes(part), ics);
  assert.ok(!ics.includes(referee.email) && !ics.includes(candidate.email));
  await app.db.query("update account set language = 'hi' where id = $1", [candidate.accountId]);
  const hindi = (await get(candidate)).body.ics.replace(/\r\n /g, "");
  assert.match(hindi, /SUMMARY:[^\n]*Meera Iyer के साथ/);
  assert.match(hindi, /URL[^\n]*\/hi\//);
  await act(referee, id, "move", { slotId: await aSlot(app, offered, 140) });
  assert.equal((await get(candidate)).status, 409);
});

test("a renamed company and a changed offer do not change what is booked", async () => {
  const { candidate, referee, id } = await aSession(app);
  const changed = await referee.send("PUT", "/api/guidance/own-offer", { ...offerBody(), price: 900_000, minutes: 60 });
  assert.equal(changed.status, 200);
  const booking = await read(candidate, id);
  assert.equal(booking.price, 150_000);
  assert.equal(Date.parse(booking.endsAt) - Date.parse(booking.startsAt), 45 * 60_000);
});

test("at the end the books balance", async () => {
  await assertBooks(app, app.deps.clock());
});
