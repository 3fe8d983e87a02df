// Who can book which slot, as a table, and the refusals of everyone else.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { anOffer, aSlot, book } from "../../../tests/support/guidance.ts";
import { aReferee } from "../../../tests/support/referrals.ts";

const app = await startApp();

describe("who cannot book", async () => {
  const offered = await anOffer(app);
  const slotId = await aSlot(app, offered, 100);
  const someone = await signedIn(app);
  const firm = await aFirm(app);
  const CASES: [who: string, person: Person, status: number, code: string, field?: string, facts?: object][] = [
    ["the referee themselves", offered.referee, 409, "CONFLICT"],
    ["a colleague who answers requests too", await aReferee(app, offered.companyId), 409, "CONFLICT"],
    ["a colleague on a break", await aReferee(app, offered.companyId, { isPaused: true }), 409, "CONFLICT"],
    [
      "a person about to be verified there",
      await aReferee(app, offered.companyId, { status: "REVIEW" }),
      409,
      "CONFLICT",
    ],
    ["a recruiter", firm.admin, 409, "NOT_A_CANDIDATE"],
    ["an admin", await signedIn(app, { groups: ["admin"] }), 409, "NOT_A_CANDIDATE"],
    ["a person who saw another price", someone, 409, "CONFLICT", "price", { price: 100_000 }],
    ["a person who chose an unknown topic", someone, 409, "CONFLICT", "topic", { topic: "Gardening" }],
  ];
  for (const [who, person, status, code, field, facts] of CASES)
    test(who, async () => {
      const answer = await book(person, slotId, facts);
      assert.deepEqual(
        [answer.status, refusalIn(answer).errorCode, refusalIn(answer).field],
        [status, code, field],
        answer.text,
      );
    });

  test("a slot that begins too soon", async () => {
    const answer = await book(someone, await aSlot(app, offered, 1.9));
    assert.deepEqual([answer.status, refusalIn(answer).field], [409, "slotId"]);
  });

  test("a slot of a hidden offer, of a paused or unverified referee, or an unknown one", async () => {
    for (const facts of [{ isActive: false }, { isReferee: { isPaused: true } }]) {
      const other = await anOffer(app, facts);
      assert.equal((await book(someone, await aSlot(app, other, 100))).status, 404);
    }
    const ended = await anOffer(app);
    const slot = await aSlot(app, ended, 100);
    await app.db.query("update referee set status = 'ENDED' where account_id = $1", [ended.referee.accountId]);
    assert.equal((await book(someone, slot)).status, 404);
    assert.equal((await book(someone, "0193a000-0000-7000-8000-000000000001")).status, 404);
  });

  test("a time at which they have another session", async () => {
    const [one, other] = [await anOffer(app, { minutes: 60 }), await anOffer(app, { minutes: 60 })];
    const person = await signedIn(app);
    assert.equal((await book(person, await aSlot(app, one, 200))).status, 201);
    const answer = await book(person, await aSlot(app, other, 200.5));
    assert.deepEqual([answer.status, refusalIn(answer).field], [409, "timeZone"]);
    assert.equal((await book(person, await aSlot(app, other, 201.5))).status, 201);
  });

  test("a fourth unpaid session", async () => {
    const [person, offer] = [await signedIn(app), await anOffer(app)];
    for (const hours of [300, 302, 304]) assert.equal((await book(person, await aSlot(app, offer, hours))).status, 201);
    const answer = await book(person, await aSlot(app, offer, 306));
    assert.equal(refusalIn(answer).errorCode, "LIMIT_REACHED");
  });

  test("a person leaving cannot book; nor can anyone book with a referee who is leaving", async () => {
    const leaving = await signedIn(app);
    const offer = await anOffer(app);
    const slot = await aSlot(app, offer, 100);
    await app.db.query("update account set deletion_due_at = now() + interval '14 days' where id = $1", [
      leaving.accountId,
    ]);
    assert.equal(refusalIn(await book(leaving, slot)).errorCode, "CONFLICT");
    await app.db.query("update account set deletion_due_at = now() + interval '14 days' where id = $1", [
      offer.referee.accountId,
    ]);
    assert.equal((await book(someone, slot)).status, 404);
  });

  test("the same call twice under its key books once", async () => {
    const slot = await aSlot(app, offered, 110);
    const person = await signedIn(app);
    const [one, two] = [await book(person, slot, {}, "same"), await book(person, slot, {}, "same")];
    assert.deepEqual([one.status, two.status, one.body.id === two.body.id], [201, 201, true]);
  });
});

describe("without a payment provider", async () => {
  const closed = await startApp({ payments: null });
  test("a priced session is refused and a free one is booked", async () => {
    const person = await signedIn(closed);
    const priced = await anOffer(closed);
    const answer = await book(person, await aSlot(closed, priced, 100));
    assert.equal(refusalIn(answer).errorCode, "PAYMENTS_OFF");
    const free = await anOffer(closed, { price: 0 });
    assert.equal((await book(person, await aSlot(closed, free, 100), { price: 0 })).status, 201);
  });
});
