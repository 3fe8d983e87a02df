// Offers and slots: what is public without naming the referee, and adding and removing slots by local time.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GuidanceOffer, GuidanceSlot, OwnGuidanceOffer } from "../../../contract/guidance/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import {
  act,
  anOffer,
  aSession,
  aSlot,
  book,
  cancel,
  hourMs,
  type Offered,
  offerBody,
} from "../../../tests/support/guidance.ts";
import { aReferee } from "../../../tests/support/referrals.ts";
import { runGuidanceRounds } from "../index.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });

type Offers = { data: GuidanceOffer[]; pagination: { lastKey: string | null } };
const offersOf = async (companyId: string, query = ""): Promise<Offers> => {
  const answer = await app.get<Offers>(`/api/guidance/company/${companyId}/offers${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const countOf = async (companyId: string) =>
  (
    await app.get<{ offers: number; withSlots: number; leastPrice: number | null }>(
      `/api/guidance/company/${companyId}`,
    )
  ).body;
const freeSlots = async (offerId: string, query = "") =>
  (await app.get<{ timeZone: string; data: GuidanceSlot[] }>(`/api/guidance/offer/${offerId}/slots${query}`)).body;
const save = (person: Person, facts: object): Promise<Answer<OwnGuidanceOffer>> =>
  person.send("PUT", "/api/guidance/own-offer", { ...offerBody(), ...facts });

type Added = { added: GuidanceSlot[]; skipped: { date: string; time: string; why: string }[] };
const add = (person: Person, body: object): Promise<Answer<Added>> =>
  person.send("POST", "/api/guidance/own-offer/slots", { weeks: 1, ...body });
/** The date so many days from now, as 2026-11-25. */
const dayIn = (days: number) => new Date(app.deps.clock().getTime() + days * 24 * hourMs).toISOString().slice(0, 10);

describe("the public view", () => {
  test("has title and years, never a name", async () => {
    const since = `${new Date().getUTCFullYear() - 6}-01-01`;
    const offered = await anOffer(app, { isReferee: { name: "Meera Iyer", title: "Staff Engineer", since } });
    const { data } = await offersOf(offered.companyId);
    assert.deepEqual(
      data.map(({ title, years, price, minutes, nextSlotAt, rating }) => [
        title,
        years,
        price,
        minutes,
        nextSlotAt,
        rating,
      ]),
      [["Staff Engineer", 6, 150_000, 45, null, { average: null, count: 0 }]],
    );
    const one = await app.get<object>(`/api/guidance/offer/${offered.offerId}`);
    for (const text of [JSON.stringify(data), one.text]) {
      assert.doesNotMatch(text, /Meera|Iyer|@|meet\.example/);
      assert.ok(!text.includes(offered.referee.accountId), "the account's id is not the offer's");
    }
  });

  test("has the next free slot that is neither booked nor too soon", async () => {
    const offered = await anOffer(app);
    await aSlot(app, offered, 1.5);
    const taken = await aSlot(app, offered, 30);
    const free = await aSlot(app, offered, 50);
    await book(await signedIn(app), taken);
    const slots = (await freeSlots(offered.offerId)).data;
    assert.deepEqual(
      slots.map(({ id }) => id),
      [free],
    );
    assert.equal((await offersOf(offered.companyId)).data[0]?.nextSlotAt, slots[0]?.startsAt);
    assert.deepEqual((await freeSlots(offered.offerId, "?days=1")).data, []);
    const from = encodeURIComponent(new Date(app.deps.clock().getTime() + 60 * hourMs).toISOString());
    assert.deepEqual((await freeSlots(offered.offerId, `?from=${from}`)).data, []);
  });

  test("lists the soonest free slot first, page by page, and by kind", async () => {
    const companyId = (await aCompany(app.db)).id;
    const offers: Offered[] = [];
    for (const inHours of [60, 20, null, 40]) {
      const offered = await anOffer(app, { companyId, price: inHours === 20 ? 90_000 : 150_000 });
      if (inHours !== null) await aSlot(app, offered, inHours);
      offers.push(offered);
    }
    const ids = [1, 3, 0, 2].map((index) => offers[index]?.offerId);
    const first = await offersOf(companyId, "?pageSize=3");
    assert.deepEqual(
      first.data.map(({ id }) => id),
      ids.slice(0, 3),
    );
    const second = await offersOf(companyId, `?pageSize=3&lastKey=${first.pagination.lastKey}`);
    assert.deepEqual([second.data.map(({ id }) => id), second.pagination.lastKey], [ids.slice(3), null]);
    assert.deepEqual(await countOf(companyId), { offers: 4, withSlots: 3, leastPrice: 90_000 });
    await save(offers[0]?.referee as Person, { kinds: ["CAREER"] });
    assert.equal((await offersOf(companyId, "?kind=INTERVIEW")).data.length, 3);
  });

  const GONE: [why: string, statement: string][] = [
    ["on a break", "update referee set paused_at = now() where account_id = $1"],
    ["ended", "update referee set status = 'ENDED' where account_id = $1"],
    ["to be verified again", "update referee set verified_until = now() - interval '1 day' where account_id = $1"],
    [
      "at another company now",
      "update referee set company_id = (select id from company where id <> company_id limit 1) where account_id = $1",
    ],
    ["leaving", "update account set deletion_due_at = now() + interval '1 day' where id = $1"],
    ["disabled", "update account set disabled_at = now() where id = $1"],
    ["switched off", "update guidance_offer set is_active = false where referee_id = $1"],
  ];
  for (const [why, statement] of GONE)
    test(`hides the offer of a referee who is ${why}; booked sessions stay`, async () => {
      const { companyId, offerId, id, referee, candidate } = await aSession(app);
      await app.db.query(statement, [referee.accountId]);
      assert.deepEqual((await offersOf(companyId)).data, []);
      assert.deepEqual(await countOf(companyId), { offers: 0, withSlots: 0, leastPrice: null });
      assert.equal((await app.get(`/api/guidance/offer/${offerId}`)).status, 404);
      assert.equal((await app.get(`/api/guidance/offer/${offerId}/slots`)).status, 404);
      const booking = await candidate.send<{ status: string }>("GET", `/api/guidance/booking/${id}`);
      assert.equal(booking.body.status, "ACCEPTED");
      assert.equal((await cancel(app, candidate, id)).status, 200);
    });

  test("has the candidates' stars, not the referee's own", async () => {
    const { companyId, candidate, referee, id } = await aSession(app, { inHours: 3 });
    ahead += 4 * hourMs;
    await runGuidanceRounds(app.deps);
    await Promise.all([candidate.renew(), referee.renew()]);
    assert.equal((await act(candidate, id, "rate", { stars: 4 })).status, 200);
    assert.equal((await act(referee, id, "rate", { stars: 1 })).status, 200);
    assert.deepEqual((await offersOf(companyId)).data[0]?.rating, { average: 4, count: 1 });
  });

  test("404 for an unknown company or offer", async () => {
    for (const path of ["company/x", "company/x/offers", "offer/x", "offer/x/slots"])
      assert.equal((await app.get(`/api/guidance/${path}`)).status, 404, path);
  });
});

describe("making an offer", () => {
  test("only verified referees; paused ones may prepare one", async () => {
    const companyId = (await aCompany(app.db)).id;
    const own = async (person: Person) =>
      (await person.send<{ mayOffer: boolean; offer: OwnGuidanceOffer | null }>("GET", "/api/guidance/own-offer")).body;
    const stranger = await signedIn(app);
    assert.equal(refusalIn(await save(stranger, {})).errorCode, "CONFLICT");
    assert.deepEqual(await own(stranger), { mayOffer: false, company: null, offer: null });
    for (const status of ["PENDING", "REVIEW", "EXPIRED", "ENDED"] as const)
      assert.equal((await save(await aReferee(app, companyId, { status }), {})).status, 409, status);
    const paused = await aReferee(app, companyId, { isPaused: true });
    assert.deepEqual([(await save(paused, {})).body.isShown, (await own(paused)).mayOffer], [false, true]);
    const active = await aReferee(app, companyId);
    assert.equal((await save(active, {})).body.isShown, true);
    assert.equal((await own(active)).offer?.meeting, "https://meet.example.org/room");
  });

  const WRONG: [field: string, facts: object][] = [
    ["headline", { headline: " " }],
    ["about", { about: "x".repeat(2_001) }],
    ["kinds", { kinds: [] }],
    ["topics", { topics: Array.from({ length: 9 }, (_, at) => `Topic ${at}`) }],
    ["minutes", { minutes: 50 }],
    ["price", { price: 2_000_100 }],
    ["price", { price: -100 }],
    ["price", { price: 150_050 }],
    ["timeZone", { timeZone: "Mars/Olympus" }],
    ["timeZone", { timeZone: "+05:30" }],
    ["meeting", { meeting: "" }],
  ];
  test("names the wrong field", async () => {
    const referee = await aReferee(app, (await aCompany(app.db)).id);
    for (const [field, facts] of WRONG) {
      const answer = await save(referee, facts);
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, field], JSON.stringify(facts));
    }
  });

  test("free slots get a new length, earliest first; booked ones stay", async () => {
    const offered = await anOffer(app, { minutes: 45 });
    for (const hours of [30, 30.75, 40]) await aSlot(app, offered, hours);
    const kept = await aSlot(app, offered, 50);
    await book(await signedIn(app), kept);
    await save(offered.referee, { minutes: 60 });
    const slots = (await freeSlots(offered.offerId)).data;
    assert.deepEqual(
      slots.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
      [60, 60],
      "the one at 30.75 has no room any more",
    );
    const [row] = await app.db.query<{ minutes: number }>(
      "select extract(epoch from ends_at - starts_at)::int / 60 as minutes from guidance_slot where id = $1",
      [kept],
    );
    assert.equal(row?.minutes, 45);
  });
});

describe("slots", () => {
  test("once and for weeks in a row, by local time; overlapping ones are skipped and reported", async () => {
    const { referee, offerId } = await anOffer(app, { timeZone: "Asia/Kolkata" });
    const first = await add(referee, { date: dayIn(3), times: ["18:30", "19:00", "20:00"], weeks: 2 });
    assert.deepEqual([first.status, first.body.added.length], [201, 4], first.text);
    assert.deepEqual(
      first.body.skipped.map(({ time, why }) => [time, why]),
      [
        ["19:00", "OVERLAPS"],
        ["19:00", "OVERLAPS"],
      ],
    );
    assert.ok(
      first.body.added.every(({ startsAt }) => /T(13:00|14:30):00/.test(startsAt)),
      "half past six is 13:00 UTC",
    );
    const again = await add(referee, { date: dayIn(3), times: ["18:45"] });
    assert.deepEqual([again.body.added, again.body.skipped[0]?.why], [[], "OVERLAPS"]);
    assert.equal((await freeSlots(offerId)).data.length, 4);
  });

  test("too soon and too far are reported, and the same key adds once", async () => {
    const { referee } = await anOffer(app, { timeZone: "UTC" });
    const far = await add(referee, { date: dayIn(85), times: ["12:00"], weeks: 3 });
    assert.deepEqual([far.body.added.length, far.body.skipped.map(({ why }) => why)], [1, ["TOO_FAR", "TOO_FAR"]]);
    assert.equal((await add(referee, { date: dayIn(-1), times: ["12:00"] })).body.skipped[0]?.why, "TOO_SOON");
    const body = { date: dayIn(5), times: ["12:00"], weeks: 1 };
    const send = () => referee.send<Added>("POST", "/api/guidance/own-offer/slots", body, { "idempotency-key": "add" });
    assert.deepEqual((await send()).body, (await send()).body);
  });

  test("at most 500 free ones", async () => {
    const offered = await anOffer(app, { timeZone: "UTC", minutes: 30 });
    await app.db.query(
      `insert into guidance_slot (id, referee_id, starts_at, ends_at)
       select gen_random_uuid(), $1, $2::timestamptz + at * interval '1 hour', $2::timestamptz + at * interval '1 hour' + interval '30 minutes'
       from generate_series(1, 499) at`,
      [offered.referee.accountId, app.deps.clock()],
    );
    const answer = await add(offered.referee, { date: dayIn(60), times: ["12:00", "13:00"] });
    assert.equal(refusalIn(answer).errorCode, "LIMIT_REACHED");
    assert.equal((await add(offered.referee, { date: dayIn(60), times: ["12:00"] })).status, 201);
  });

  test("are refused without an offer", async () => {
    const referee = await aReferee(app, (await aCompany(app.db)).id);
    assert.equal((await add(referee, { date: dayIn(3), times: ["18:30"] })).status, 404);
    assert.equal((await referee.send("GET", "/api/guidance/own-offer/slots")).status, 404);
  });

  test("free ones are removed; booked and other people's stay", async () => {
    const [offered, other] = [await anOffer(app), await anOffer(app)];
    const [free, kept, foreign] = [
      await aSlot(app, offered, 30),
      await aSlot(app, offered, 40),
      await aSlot(app, other, 30),
    ];
    const booked = await book(await signedIn(app), kept);
    const answer = await offered.referee.send<object>("POST", "/api/guidance/own-offer/slots/remove", {
      slotIds: [free, kept, foreign],
    });
    assert.deepEqual(answer.body, { removed: [free], kept: [kept] });
    const own = await offered.referee.send<{ data: { id: string; bookingId: string | null; status: string | null }[] }>(
      "GET",
      "/api/guidance/own-offer/slots",
    );
    assert.deepEqual(
      own.body.data.map(({ id, bookingId, status }) => [id, bookingId, status]),
      [[kept, booked.body.id, "UNPAID"]],
    );
    assert.equal((await freeSlots(other.offerId)).data.length, 1);
  });
});
