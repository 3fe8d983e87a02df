// Guidance data of a person: exported without the other side, prevents deletion while a session is open, and erased
// afterwards.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { act, anOffer, aSession, aSlot, book, cancel, hourMs, read } from "../../tests/support/guidance.ts";
import { assertBooks, balancesOf } from "../../tests/support/money.ts";
import { guidanceKeeper, runGuidanceRounds } from "./index.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

type Collected = {
  guidance: {
    offer: object | null;
    slots: object[];
    bookings: { id: string; role: string; ratings: object[]; timeline: { reason: string | null }[] }[];
  };
};
const collect = async (owner: { accountId: string; email: string }) =>
  (await guidanceKeeper.collect(app.db, owner)) as Collected;

describe("an export", async () => {
  const session = await aSession(app, {
    isReferee: { name: "Meera Iyer" },
    candidate: await signedIn(app, { name: "Asha Rao" }),
  });
  const { candidate, referee, id } = session;
  await aSession(app, { offered: session.offered, status: "UNPAID", inHours: 200 });

  test("of the candidate has what they booked, not with whom", async () => {
    const { guidance } = await collect(candidate);
    assert.deepEqual([guidance.offer, guidance.slots.length, guidance.bookings.length], [null, 0, 1]);
    assert.deepEqual([guidance.bookings[0]?.id, guidance.bookings[0]?.role], [id, "CANDIDATE"]);
    assert.doesNotMatch(JSON.stringify(guidance), /Meera|Iyer|people\.example/);
  });

  test("of the referee has their offer and what was asked of them", async () => {
    const { guidance } = await collect(referee);
    assert.deepEqual([guidance.slots.length, guidance.bookings.map(({ role }) => role)], [2, ["REFEREE"]]);
    assert.ok(guidance.offer);
    assert.doesNotMatch(JSON.stringify(guidance), /Asha|Rao|people\.example/);
  });
});

describe("leaving", () => {
  test("is refused while a session is open, on either side, and allowed once it has ended", async () => {
    const { candidate, referee, id } = await aSession(app);
    const leave = (owner: { accountId: string; email: string }) =>
      app.db.transaction((tx) => guidanceKeeper.refuseLeaving?.(tx, owner) ?? Promise.resolve());
    for (const person of [candidate, referee])
      await assert.rejects(leave(person), (error: { status: number }) => error.status === 409);
    assert.equal((await cancel(app, candidate, id)).status, 200);
    for (const person of [candidate, referee]) await leave(person);
  });

  test("the account page shows why", async () => {
    const password = "a long password of tests";
    const person = await signedIn(app, { password });
    const { id } = await aSession(app, { candidate: person });
    const leave = () => person.send("DELETE", `/api/user/${person.email}`, { password });
    const refused = await leave();
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "CONFLICT"]);
    assert.match(refusalIn(refused).errorMsg, /guidance sessions that are not over/);
    await cancel(app, person, id);
    assert.equal((await leave()).status, 200);
  });

  test("leaving against booking, on either side: either the session prevents leaving, or the booking is refused", async () => {
    for (let round = 0; round < 8; round += 1) {
      const password = "a long password of tests";
      const [candidate, offered] = [await signedIn(app, { password }), await anOffer(app, { isReferee: { password } })];
      const slotId = await aSlot(app, offered, 500 + round);
      const leaving = round % 2 ? candidate : offered.referee;
      const [booked, left] = await Promise.all([
        book(candidate, slotId),
        leaving.send("DELETE", `/api/user/${leaving.email}`, { password }),
      ]);
      assert.deepEqual([booked.status === 201, left.status === 200].sort(), [false, true], booked.text + left.text);
    }
  });

  test("should a session be open all the same, nothing stays held", async () => {
    const { candidate, id } = await aSession(app);
    await app.db.transaction((tx) => guidanceKeeper.erase(tx, candidate, app.deps.clock()));
    assert.equal((await balancesOf(app, candidate.accountId)).SESSIONS_HELD, 0);
    assert.deepEqual((await read(candidate, id)).status, "CANCELLED");
    await assertBooks(app, app.deps.clock());
  });

  test("the person's texts are erased; the bare session stays for the other side", async () => {
    const { offered, candidate, referee, id } = await aSession(app, { inHours: 3 });
    const free = await aSlot(app, offered, 400);
    await app.db.query("update guidance_booking set note = 'Please be kind' where id = $1", [id]);
    ahead += 4 * hourMs;
    await runGuidanceRounds(app.deps);
    await Promise.all([candidate.renew(), referee.renew()]);
    await act(candidate, id, "rate", { stars: 5, text: "So kind" });
    await act(referee, id, "rate", { stars: 4, text: "So keen" });
    ahead += 25 * hourMs;
    await runGuidanceRounds(app.deps);
    await Promise.all([candidate.renew(), referee.renew()]);

    const erase = (owner: { accountId: string; email: string }) =>
      app.db.transaction((tx) => guidanceKeeper.erase(tx, owner, app.deps.clock()));
    await erase(candidate);
    const left = await read(referee, id);
    assert.deepEqual(
      [left.note, left.topic, left.ratings.theirs?.text, left.ratings.theirs?.stars],
      [null, "", null, 5],
    );
    assert.equal(left.ratings.mine?.text, "So keen");
    await erase(referee);
    const [rows] = await app.db.query<{ left: string }>(
      `select row_to_json(b)::text || row_to_json(o)::text || (select json_agg(g)::text from guidance_rating g where g.booking_id = b.id) as left
       from guidance_booking b join guidance_offer o on o.referee_id = b.referee_id where b.id = $1`,
      [id],
    );
    assert.doesNotMatch(rows?.left ?? "", /Please be|So kind|So keen|meet\.example|Interviews|Kolkata/);
    assert.deepEqual(await app.db.query("select from guidance_slot where id = $1", [free]), []);
  });
});
