// Payouts over HTTP: requested, cancelled, paid and refused, each once, never the admin's own, and never more than is
// available.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AdminPayout, Payout } from "../../../contract/ledger/payouts-wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { assertBooks, availableRewards, balancesOf, boughtRequest, review } from "../../../tests/support/money.ts";
import { cleanExpired, deleteDueAccounts } from "../../identity/index.ts";
import { newId } from "../../platform/ids.ts";
import { ledgerKeeper } from "../keep-money.ts";
import { forgetDestinations } from "./payouts.ts";

let aheadMs = 0;
const app = await startApp({ clock: () => new Date(Date.now() + aheadMs) });
const admin = await signedIn(app, { groups: ["admin"] });

const upi = { way: "UPI", upiId: "asha.rao@okhdfc" };
const bank = { way: "BANK", holder: "Asha Rao", accountNumber: "1234 5678 4321", ifsc: "hdfc0001234" };
/** A destination that no other person uses. */
const upiOf = ({ accountId }: Person) => ({ way: "UPI", upiId: `${accountId}.rao@okhdfc` });
const ask = (person: Person, body: object = { destination: upiOf(person) }, key?: string) =>
  person.send<Payout>("POST", "/api/payouts", body, key ? { "idempotency-key": key } : {});
const second = await signedIn(app, { groups: ["admin"] });
const approve = (by: Person, id: string) => by.send<AdminPayout>("POST", `/api/admin/payouts/${id}/approve`);
/** The second admin approves what is to be paid. */
const settle = async (by: Person, id: string, how: "pay" | "refuse", body: object, key?: string) => {
  if (how === "pay") await approve(second, id);
  return by.send<AdminPayout>("POST", `/api/admin/payouts/${id}/${how}`, body, key ? { "idempotency-key": key } : {});
};
const rich = async (rewards = 2) => {
  const person = await signedIn(app);
  await availableRewards(app, person, rewards);
  return person;
};
const standing = async ({ accountId }: Person) => {
  const { EARNINGS_AVAILABLE, PAYOUTS_HELD } = await balancesOf(app, accountId);
  return [EARNINGS_AVAILABLE, PAYOUTS_HELD];
};
const tally = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]));

describe("asking", () => {
  test("all that is available by default; the destination is shown by its end only", async () => {
    const [asha, ravi] = [await rich(), await rich()];
    const all = await ask(asha);
    assert.equal(all.status, 201, all.text);
    assert.deepEqual([all.body.amount, all.body.state, all.body.destinationEnd], [100_000, "REQUESTED", ".rao@okhdfc"]);
    assert.deepEqual(await standing(asha), [0, 100_000]);
    const part = await ask(ravi, { destination: bank, amount: 60_000 });
    assert.deepEqual([part.body.amount, part.body.destinationEnd], [60_000, "4321"]);
    assert.deepEqual(await standing(ravi), [40_000, 60_000]);
    const [row] = await app.db.query<{ destination: Buffer }>("select destination from payout where id = $1", [
      part.body.id,
    ]);
    assert.doesNotMatch(row?.destination.toString("latin1") ?? "", /1234|Asha|HDFC/);
    const list = await ravi.send<{ data: Payout[] }>("GET", "/api/payouts");
    assert.deepEqual(list.body.data, [part.body]);
    const asked = app.facts.find((fact) => fact.kind === "payout.asked" && fact.payoutId === part.body.id);
    assert.ok(asked);
  });

  const REFUSED: [what: string, body: object, status: number, field: string | undefined][] = [
    ["less than the least", { destination: upi, amount: 49_999 }, 400, "amount"],
    ["more than is available", { destination: upi, amount: 100_001 }, 409, "amount"],
    ["an invalid UPI ID", { destination: { way: "UPI", upiId: "asha" } }, 400, "destination"],
    ["an invalid IFSC", { destination: { ...bank, ifsc: "HDFC1234" } }, 400, "destination"],
    ["an invalid account number", { destination: { ...bank, accountNumber: "12" } }, 400, "destination"],
    ["no destination", {}, 400, "destination"],
  ];
  for (const [what, body, status, field] of REFUSED)
    test(`refuses ${what}`, async () => {
      const person = await rich();
      const answer = await ask(person, body);
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).field, field);
      assert.deepEqual(await standing(person), [100_000, 0]);
    });

  test("refuses a caller with too little, or without earnings", async () => {
    const poor = await signedIn(app);
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask(poor);
      assert.equal(answer.status, 409);
      assert.match(refusalIn(answer).errorMsg, /at least|least that/);
    }
  });

  test("fifty concurrent requests make one payout, under many keys or one", async () => {
    const [asha, ravi] = [await rich(), await rich()];
    const times = Array.from({ length: 25 }, (_, index) => index);
    const many = await Promise.all(
      times.map((index) => ask(asha, { destination: upi, amount: 50_000 }, `tab-${index}`)),
    );
    assert.deepEqual(tally(many.map(({ status }) => status)), { 201: 1, 409: 24 });
    const one = await Promise.all(times.map(() => ask(ravi, { destination: upi, amount: 50_000 }, "one")));
    assert.deepEqual(tally(one.map(({ status }) => status)), { 201: 25 });
    assert.equal(new Set(one.map(({ body }) => body.id)).size, 1);
    assert.deepEqual(await standing(asha), [50_000, 50_000]);
    assert.deepEqual(await standing(ravi), [50_000, 50_000]);
  });
});

describe("settling", () => {
  test("cancelled by its owner only, once", async () => {
    const [asha, other] = [await rich(), await rich()];
    const { id } = (await ask(asha)).body;
    const cancel = (by: Person) => by.send<Payout>("POST", `/api/payouts/${id}/cancel`);
    assert.equal((await cancel(other)).status, 404);
    assert.equal((await cancel(asha)).body.state, "CANCELLED");
    assert.equal((await cancel(asha)).status, 409);
    assert.deepEqual(await standing(asha), [100_000, 0]);
    assert.equal((await ask(asha)).status, 201);
  });

  test("paid with a unique reference; its owner is notified", async () => {
    const [asha, ravi] = [await rich(), await rich()];
    const [one, two] = [(await ask(asha)).body.id, (await ask(ravi)).body.id];
    const paid = await settle(admin, one, "pay", { reference: "UTR-1" });
    assert.equal(paid.status, 200, paid.text);
    assert.deepEqual(
      [paid.body.state, paid.body.reference, paid.body.settledBy, paid.body.ownerName, paid.body.isOwn],
      ["PAID", "UTR-1", admin.name, asha.name, false],
    );
    assert.deepEqual(await standing(asha), [0, 0]);
    const again = await settle(admin, two, "pay", { reference: "UTR-1" });
    assert.deepEqual([again.status, refusalIn(again).field], [409, "reference"]);
    assert.deepEqual(await standing(ravi), [0, 100_000]);
    const { body } = await asha.send<{ paid: number; available: number }>("GET", "/api/earnings");
    assert.deepEqual([body.paid, body.available], [100_000, 0]);
    const told = app.facts.find((fact) => fact.kind === "payout.settled" && fact.payoutId === one);
    assert.ok(told?.kind === "payout.settled" && told.reference === "UTR-1" && told.ownerId === asha.accountId);
  });

  test("paid by an admin only when another one approved it", async () => {
    const asha = await rich();
    const { id } = (await ask(asha)).body;
    const pay = (by: Person) => by.send<AdminPayout>("POST", `/api/admin/payouts/${id}/pay`, { reference: newId() });
    assert.match(refusalIn(await pay(admin)).errorMsg, /Another admin has to approve this first/);
    const approved = await approve(admin, id);
    assert.deepEqual(
      [approved.status, approved.body.state, approved.body.approved?.by, approved.body.approved?.isOwn],
      [200, "REQUESTED", admin.name, true],
    );
    assert.equal((await approve(second, id)).status, 409, "one waits already");
    assert.match(refusalIn(await pay(admin)).errorMsg, /another admin has to agree/);
    const told = app.facts.find((fact) => fact.kind === "consent.asked" && fact.askedBy === admin.accountId);
    assert.ok(told?.kind === "consent.asked" && told.title === "A payout of ₹1,000");
    const consentId = approved.body.approved?.id ?? assert.fail();
    const end = (by: Person) => by.send<{ state: string }>("POST", `/api/admin/consents/${consentId}/end`);
    assert.equal((await end(asha)).status, 403);
    assert.equal((await end(second)).body.state, "REFUSED");
    assert.equal((await end(admin)).status, 409);
    assert.equal((await pay(second)).status, 409, "it was refused");
    await approve(admin, id);
    const answers = await Promise.all([pay(second), pay(second), pay(admin)]);
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 409: 2 });
    assert.deepEqual(await standing(asha), [0, 0]);
  });

  test("refused with a reason: the money is available again", async () => {
    const asha = await rich();
    const { id } = (await ask(asha)).body;
    assert.equal((await settle(admin, id, "refuse", { reason: " " })).status, 400);
    assert.equal(
      (await settle(admin, id, "refuse", { reason: "The bank knows no such account." })).body.state,
      "REFUSED",
    );
    assert.deepEqual(await standing(asha), [100_000, 0]);
    const { body } = await asha.send<{ data: Payout[] }>("GET", "/api/payouts");
    assert.equal(body.data[0]?.reason, "The bank knows no such account.");
  });

  test("twice, and all ways at once: one happens", async () => {
    const other = await signedIn(app, { groups: ["admin"] });
    for (let round = 0; round < 5; round += 1) {
      const asha = await rich();
      const { id } = (await ask(asha)).body;
      const answers = await Promise.all([
        settle(admin, id, "pay", { reference: `A-${round}` }),
        settle(other, id, "pay", { reference: `B-${round}` }),
        settle(other, id, "refuse", { reason: "No." }),
        asha.send("POST", `/api/payouts/${id}/cancel`),
      ]);
      assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 409: 3 });
      assert.ok([0, 100_000].includes((await standing(asha))[0] ?? -1));
      assert.equal((await standing(asha))[1], 0);
    }
  });

  test("the same call under the same key gets the same answer", async () => {
    const asha = await rich();
    const { id } = (await ask(asha)).body;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => settle(admin, id, "pay", { reference: "UTR-9" }, "pay-9")),
    );
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 5 });
  });

  test("two payouts with one reference at once: one is paid", async () => {
    const [asha, ravi] = [await rich(), await rich()];
    const ids = [(await ask(asha)).body.id, (await ask(ravi)).body.id];
    const answers = await Promise.all(ids.map((id) => settle(admin, id, "pay", { reference: "UTR-SAME" })));
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 409: 1 });
  });

  test("by admins only, and never their own", async () => {
    const [self, outsider] = [await signedIn(app, { groups: ["admin"] }), await rich()];
    await availableRewards(app, self, 1);
    const { id } = (await ask(self)).body;
    for (const [how, body] of [
      ["pay", { reference: "ME" }],
      ["refuse", { reason: "Me." }],
    ] as const)
      assert.equal((await settle(self, id, how, body)).status, 403);
    assert.equal((await self.send("POST", `/api/admin/payouts/${id}/destination`)).status, 403);
    assert.equal((await settle(outsider, id, "pay", { reference: "X" })).status, 403);
    assert.equal((await outsider.send("GET", "/api/admin/payouts")).status, 403);
    assert.deepEqual(await standing(self), [0, 50_000]);
    const { body } = await self.send<{ data: AdminPayout[] }>("GET", "/api/admin/payouts?pageSize=100");
    assert.equal(body.data.find((one) => one.id === id)?.isOwn, true);
    assert.equal((await settle(admin, newId(), "pay", { reference: "Y" })).status, 404);
  });
});

test("the destination is shown to admins while the payout is open, every read is recorded, and it is erased after ninety days", async () => {
  const asha = await rich();
  const { id } = (await ask(asha, { destination: { ...bank, accountNumber: "9999 5678 4321" } })).body;
  const look = () => admin.send<{ destination: object }>("POST", `/api/admin/payouts/${id}/destination`);
  assert.deepEqual((await look()).body.destination, {
    way: "BANK",
    holder: "Asha Rao",
    accountNumber: "999956784321",
    ifsc: "HDFC0001234",
  });
  const looks = await app.db.query(
    "select from audit_entry where action = 'payout.destination-read' and account_id = $1 and actor_id = $2",
    [asha.accountId, admin.accountId],
  );
  assert.equal(looks.length, 1);
  await settle(admin, id, "pay", { reference: "UTR-OLD" });
  assert.equal((await look()).status, 409);
  const kept = async () =>
    (await app.db.query("select from payout where id = $1 and destination is not null", [id])).length;
  aheadMs = 89 * 86_400_000;
  await forgetDestinations(app.deps);
  assert.equal(await kept(), 1);
  aheadMs = 91 * 86_400_000;
  await forgetDestinations(app.deps);
  aheadMs = 0;
  assert.equal(await kept(), 0);
});

test("a payout open when the account is closed is still sent; then its destination is erased", async () => {
  const asha = await rich();
  const { id } = (await ask(asha)).body;
  await app.db.transaction((tx) => ledgerKeeper.erase(tx, asha, app.deps.clock()));
  const look = await admin.send<{ destination: object }>("POST", `/api/admin/payouts/${id}/destination`);
  assert.deepEqual(look.body, { destination: upiOf(asha) }, look.text);
  assert.equal((await settle(admin, id, "pay", { reference: "UTR-LAST" })).status, 200);
  assert.deepEqual(await standing(asha), [0, 0]);
  await app.db.transaction((tx) => ledgerKeeper.erase(tx, asha, app.deps.clock()));
  const rows = await app.db.query("select destination, destination_end from payout where id = $1", [id]);
  assert.deepEqual(rows, [{ destination: null, destination_end: "" }]);
});

test("pages of the queue and of the owner's list follow their cursors", async () => {
  const asha = await rich(3);
  for (let round = 0; round < 3; round += 1) {
    const { id } = (await ask(asha, { destination: upiOf(asha), amount: 50_000 })).body;
    await settle(admin, id, "pay", { reference: `PAGE-${round}` });
  }
  const read: string[] = [];
  for (let lastKey = ""; ; ) {
    const path = `/api/payouts?pageSize=2${lastKey && `&lastKey=${lastKey}`}`;
    const { body } = await asha.send<{ data: Payout[]; pagination: { lastKey: string | null } }>("GET", path);
    read.push(...body.data.map(({ reference }) => reference ?? ""));
    if (body.pagination.lastKey === null) break;
    lastKey = body.pagination.lastKey;
  }
  assert.deepEqual(read, ["PAGE-2", "PAGE-1", "PAGE-0"]);
});

describe("signs of a ring", () => {
  const list = async (id: string) => {
    const { body } = await admin.send<{ data: AdminPayout[] }>("GET", "/api/admin/payouts?pageSize=100");
    return body.data.find((one) => one.id === id) ?? assert.fail();
  };
  const clear = (by: Person, id: string, signs: readonly string[], reason = "They are a couple.") =>
    by.send<AdminPayout>("POST", `/api/admin/payouts/${id}/clear`, { reason, signs });
  const pay = (id: string) => settle(admin, id, "pay", { reference: newId() });
  const signsOf = async (id: string) => (await list(id)).signs.map(({ kind, email }) => `${kind} ${email}`).toSorted();
  /** Signs a person in from an address with these cookies; resolves to the browser's cookies. */
  const signInFrom = async ({ accountId }: Person, ip: string, cookies: Record<string, string> = {}) => {
    const given: Record<string, string> = { ...cookies };
    const setCookie = (name: string, value: string) => {
      given[name] = value;
    };
    const call = { caller: null, ip, userAgent: "a browser", cookies, setCookie };
    await app.app.identity.sessions.open({ accountId, authTime: app.deps.clock() }, call);
    return given;
  };
  /** A referee who earned by reviewing the candidate's request and requested a payout that includes it. */
  async function earnedBy(candidate: Person) {
    const referee = await rich();
    assert.equal((await review(app, referee, await boughtRequest(app, candidate))).why, null);
    const { id } = (await ask(referee)).body;
    return { referee, id };
  }

  test("one browser and one network: shown with the other account, and paid once an admin has cleared each sign", async () => {
    const candidate = await signedIn(app);
    const { referee, id } = await earnedBy(candidate);
    const browser = await signInFrom(referee, "203.0.112.7");
    await signInFrom(candidate, "203.0.112.250", browser);
    await signInFrom(await signedIn(app), "203.0.112.9", browser);
    assert.deepEqual(await signsOf(id), [`ADDRESS ${candidate.email}`, `BROWSER ${candidate.email}`]);
    const flagged = await pay(id);
    assert.deepEqual([flagged.status, /clear it first/.test(refusalIn(flagged).errorMsg)], [409, true]);
    const past = "update payout set state = 'PAID', settled_at = now(), settled_by = $2, reference = 'X' where id = $1";
    await assert.rejects(app.db.query(past, [id, admin.accountId]), /signs of a ring/);
    const [one, two] = (await list(id)).signs.map((sign) => sign.id) as [string, string];
    assert.equal((await clear(admin, id, [one], " ")).status, 400);
    assert.equal((await clear(referee, id, [one, two])).status, 403);
    assert.deepEqual((await clear(admin, id, [one])).body.signs.map(({ isCleared }) => isCleared).toSorted(), [
      false,
      true,
    ]);
    assert.equal((await pay(id)).status, 409, "the other one is not cleared");
    const cleared = await clear(admin, id, [two]);
    assert.deepEqual([cleared.body.cleared?.by, cleared.body.cleared?.reason], [admin.name, "They are a couple."]);
    const [record] = await app.db.query<{ after: { signs: string[] } }>(
      "select after from audit_entry where action = 'payout.cleared' and account_id = $1 order by id desc limit 1",
      [referee.accountId],
    );
    assert.deepEqual(record?.after.signs, [two]);
    assert.equal((await pay(id)).status, 200);
  });

  test("as many as may be cleared at once are, and the record says how many", async () => {
    const { referee, id } = await earnedBy(await signedIn(app));
    const signs = Array.from({ length: 1_000 }, () => `BROWSER:${newId()}`);
    const cleared = await clear(admin, id, signs);
    assert.equal(cleared.status, 200, cleared.text);
    const [row] = await app.db.query<{ cleared: number; recorded: string[]; kept: number }>(
      `select (after->>'cleared')::int as cleared, after->'signs' as recorded, cardinality(p.cleared_signs) as kept
       from audit_entry e join payout p on p.id::text = e.subject_id
       where e.action = 'payout.cleared' and e.account_id = $1`,
      [referee.accountId],
    );
    assert.deepEqual([row?.cleared, row?.recorded, row?.kept], [1_000, signs.slice(0, 50), 1_000]);
  });

  test("a sign that appears after the clearing is not cleared by it", async () => {
    const [candidate, second] = [await signedIn(app), await signedIn(app)];
    const { referee, id } = await earnedBy(candidate);
    await review(app, referee, await boughtRequest(app, second));
    await signInFrom(referee, "198.52.100.1");
    await signInFrom(candidate, "198.52.100.2");
    await clear(
      admin,
      id,
      (await list(id)).signs.map((sign) => sign.id),
    );
    await signInFrom(second, "198.52.100.3");
    assert.equal((await pay(id)).status, 409);
    assert.deepEqual(await signsOf(id), [`ADDRESS ${candidate.email}`, `ADDRESS ${second.email}`].toSorted());
  });

  test("one destination of two people, however it is typed", async () => {
    const [one, two] = [await rich(), await rich()];
    await ask(one, { destination: { way: "UPI", upiId: "Ring.Leader@okhdfc" } });
    const { id } = (await ask(two, { destination: { way: "UPI", upiId: "ring.leader@OKHDFC" } })).body;
    assert.deepEqual(await signsOf(id), [`DESTINATION ${one.email}`]);
    assert.equal((await pay(id)).status, 409);
  });

  test("one destination of two people from before marks: shown once an admin has read the destination", async () => {
    const [one, two] = [await rich(), await rich()];
    const shared = { destination: { way: "UPI", upiId: "older.ring@okhdfc" } };
    const { id } = (await ask(one, shared)).body;
    await app.db.query("update payout set destination_mark = null where id = $1", [id]);
    await ask(two, shared);
    assert.deepEqual(await signsOf(id), []);
    assert.equal((await admin.send("POST", `/api/admin/payouts/${id}/destination`)).status, 200);
    assert.deepEqual(await signsOf(id), [`DESTINATION ${two.email}`]);
    await clear(
      admin,
      id,
      (await list(id)).signs.map((sign) => sign.id),
    );
    assert.equal((await pay(id)).status, 200);
  });

  test("private addresses, and people who earned nothing by each other, are no signs", async () => {
    const [candidate, stranger] = [await signedIn(app), await signedIn(app)];
    const { referee, id } = await earnedBy(candidate);
    for (const person of [referee, candidate]) await signInFrom(person, "10.1.2.3");
    const browser = await signInFrom(referee, "127.0.0.1");
    await signInFrom(stranger, "127.0.0.1", browser);
    assert.deepEqual(await signsOf(id), []);
    assert.equal((await pay(id)).status, 200);
  });

  test("a call leaves a trace of its address; traces are erased with the account, unless another account earned by it, and by age", async () => {
    const [candidate, other] = [await signedIn(app), await signedIn(app)];
    await earnedBy(candidate);
    for (const person of [candidate, other]) await signInFrom(person, "203.0.115.1");
    const [browser] = Object.entries(await signInFrom(other, "127.0.0.1")).filter(([name]) => /browser/.test(name));
    const headers = { cookie: `${browser?.[0]}=${browser?.[1]}` };
    for (let call = 0; call < 3; call += 1) await candidate.send("GET", "/api/credits", undefined, headers);
    const shared = await app.db.query(
      "select from account_trace one join account_trace two on two.hash = one.hash where one.account_id = $1 and two.account_id = $2",
      [candidate.accountId, other.accountId],
    );
    assert.equal(shared.length, 2, "the address of their sign-ins, and the browser of a call");
    const kept = async ({ accountId }: Person) =>
      (await app.db.query("select from account_trace where account_id = $1 and kind = 'ADDRESS'", [accountId])).length;
    const leave = "update account set deletion_due_at = now() - interval '1 day' where id = any ($1)";
    await app.db.query(leave, [[candidate.accountId, other.accountId]]);
    await deleteDueAccounts(app.deps, []);
    assert.deepEqual([await kept(candidate), await kept(other)], [1, 0]);
    aheadMs = 181 * 86_400_000;
    await cleanExpired(app.deps);
    aheadMs = 0;
    assert.equal(await kept(candidate), 0);
  });
});

test("the books are in order after all this", async () => {
  assert.ok((await assertBooks(app, app.deps.clock())) > 100);
});
