// Checks over HTTP how admins find people, read what they did, suspend them and lift that, and see to their sign-in.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { AdminAccount, FoundAccount } from "../../contract/people/wire.ts";
import { type Person, signedIn, someEmail } from "../../tests/support/accounts.ts";
import { type Answer, PUBLIC_URL, refusalIn, startApp } from "../../tests/support/app.ts";
import { aSession } from "../../tests/support/guidance.ts";
import { assertBooks, availableRewards, balancesOf, buyCredits } from "../../tests/support/money.ts";
import { aReferee, aRequest, creditsOf, sentRequest } from "../../tests/support/referrals.ts";
import { aVisitor } from "../../tests/support/visitor.ts";
import { buildApp } from "../app.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { newId } from "../platform/ids.ts";

let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
/** Another process of the same site, with caches of its own. */
const other = await buildApp(app.deps, {
  publicUrl: PUBLIC_URL,
  rateLimitScale: 1_000,
  trustProxy: false,
  identity: app.app.identity.settings,
});
after(() => other.fastify.close());
const admin = await signedIn(app, { name: "Mira Admin", groups: ["admin"] });
const DAYS = (count: number) => count * 86_400_000;
const PASSWORD = "a long walk by the sea";

type Page = { data: FoundAccount[]; pagination: { lastKey: string | null } };
const search = (query: Record<string, string>) =>
  admin.send<Page>("GET", `/api/admin/accounts?${new URLSearchParams(query)}`);
const suspend = (accountId: string, by = admin, reason = "Three people say that you asked them for money.") =>
  by.send<{ state: string }>("POST", `/api/admin/accounts/${accountId}/suspend`, { reason });
const lift = (accountId: string, by = admin) => by.send("POST", `/api/admin/accounts/${accountId}/lift`);
const detail = async ({ accountId }: Person) => {
  const answer = await admin.send<AdminAccount>("GET", `/api/admin/accounts/${accountId}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const logIn = ({ email }: Pick<Person, "email">, password = PASSWORD) =>
  aVisitor(app).post("/api/session/sign-in", { email, password });
const refused = (answer: Answer, status: number, code: string) =>
  assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);
const actsOn = (accountId: string) =>
  app.db
    .query<{ action: string }>("select action from audit_entry where account_id = $1 order by id", [accountId])
    .then((rows) => rows.map(({ action }) => action));

describe("searching people", async () => {
  const kavya = await signedIn(app, { name: "Kavya Łukasiewicz-Rao", email: "kavya.100%@findme.example" });
  const arjun = await signedIn(app, { name: "Arjun Rao", email: "arjun@findme.example" });
  const FOUND: [string, string, Person[]][] = [
    ["a part of the name", "kasiew", [kavya]],
    ["words of the name in any case", "KAVYA rao", [kavya]],
    ["the other way round, which is no match", "rao kavya", []],
    ["a whole address", "Arjun@FindMe.example", [arjun]],
    ["a part of addresses, newest first", "@findme.example", [arjun, kavya]],
    ["the beginning of a domain", "@findme.ex", [arjun, kavya]],
    ["the middle of a domain, which is no match", "@ndme.example", []],
    ["an id", arjun.accountId.toUpperCase(), [arjun]],
    ["an unknown id", newId(), []],
    ["a percent sign as such", "100%@", [kavya]],
    ["an underscore as such", "arjun_rao", []],
    ["two letters at the beginning", "ka", [kavya]],
    ["an injection", "' or 1=1 --", []],
  ];
  for (const [name, query, people] of FOUND)
    test(`finds by ${name}`, async () => {
      const { status, body, text } = await search({ query });
      assert.equal(status, 200, text);
      assert.deepEqual(
        body.data.map(({ name: one }) => one),
        people.map(({ name: one }) => one),
      );
    });
  test("pages through all people without a query", async () => {
    const first = await search({ pageSize: "1" });
    const next = await search({ pageSize: "1", lastKey: first.body.pagination.lastKey ?? "" });
    assert.notEqual(first.body.data[0]?.accountId, next.body.data[0]?.accountId);
    refused(await search({ query: "rao", lastKey: first.body.pagination.lastKey ?? "" }), 400, "INVALID_CURSOR");
  });
  test("shows what an account is and did, without what it wrote, and puts that on record", async () => {
    const { candidate } = await aRequest(app, { note: "A private note of some length." });
    await availableRewards(app, candidate);
    const found = await detail(candidate);
    assert.deepEqual(
      [
        found.state,
        found.did.referralRequests,
        found.did.openReferralRequests,
        found.holds.creditsHeld,
        found.sessions,
      ],
      ["ACTIVE", 1, 1, 1, 1],
    );
    assert.deepEqual([found.holds.earningsAvailable, found.isOwn, found.suspensions], [50_000, false, []]);
    assert.doesNotMatch(JSON.stringify(found), /private note/);
    assert.deepEqual(await actsOn(candidate.accountId), ["account.read"]);
    assert.equal((await detail(admin)).isOwn, true);
  });
});

describe("suspending", () => {
  test("ends sessions on every process within five seconds, and log in says why", async () => {
    const asha = await signedIn(app, { name: "Asha Rao", password: PASSWORD });
    const path = `/api/user/${asha.email}/details`;
    const elsewhere = () =>
      other.fastify.inject({ url: path, headers: { authorization: asha.authorization, host: "jobs.example.org" } });
    assert.equal((await asha.send("GET", path)).status, 200);
    assert.equal((await elsewhere()).statusCode, 200);
    const answer = await suspend(asha.accountId);
    assert.deepEqual([answer.status, answer.body], [200, { state: "SUSPENDED" }], answer.text);
    // Writing is refused at once; what was read may be cached for five seconds.
    refused(await asha.send("PATCH", path, { name: "Asha Roy" }), 401, "UNAUTHENTICATED");
    ahead += 5_000;
    assert.equal((await asha.send("GET", path)).status, 401);
    assert.equal((await elsewhere()).statusCode, 401);
    const told = await logIn(asha);
    refused(told, 403, "SUSPENDED");
    assert.match(refusalIn(told).errorMsg, /Three people say that you asked them for money\. .*contact form/);
    refused(await logIn(asha, "another long password"), 401, "NOT_AUTHORIZED");
    await assert.rejects(asha.renew(), /suspended/);
    const mailed = app.facts.find((fact) => fact.kind === "account.suspended" && fact.email === asha.email);
    assert.ok(mailed);
    const { state, sessions, suspensions } = await detail(asha);
    assert.deepEqual(
      [state, sessions, suspensions[0]?.by, suspensions[0]?.liftedAt],
      ["SUSPENDED", 0, "Mira Admin", null],
    );

    assert.equal((await lift(asha.accountId)).status, 200);
    assert.equal((await logIn(asha)).status, 200);
    assert.ok(app.facts.some((fact) => fact.kind === "account.suspension-lifted" && fact.email === asha.email));
    assert.deepEqual(
      (await actsOn(asha.accountId)).filter((action) => action !== "account.read"),
      ["account.suspended", "account.suspension-lifted"],
    );
    assert.equal((await suspend(asha.accountId)).status, 200, "it can be suspended again");
  });

  test("ends a candidate's open requests with their credits, and tells the referee", async () => {
    const { candidate, referee, requestId } = await aRequest(app, { status: "ACCEPTED" });
    const open = await aRequest(app, { candidate });
    const referred = await aRequest(app, { candidate, status: "REFERRED" });
    assert.equal((await suspend(candidate.accountId)).status, 200);
    const states = await app.db.query<{ id: string; status: string }>(
      "select id, status from referral_request where candidate_id = $1 order by id",
      [candidate.accountId],
    );
    const ids = [requestId, open.requestId, referred.requestId].sort();
    assert.deepEqual(
      Object.fromEntries(states.map(({ id, status }) => [id, status])),
      Object.fromEntries(ids.map((id) => [id, id === referred.requestId ? "REFERRED" : "WITHDRAWN"])),
    );
    assert.deepEqual(await creditsOf(app, candidate), { CREDITS: 2, CREDITS_HELD: 1 });
    const told = app.facts.flatMap((fact) =>
      fact.kind === "referral.withdrawn" && fact.isByUs ? [fact.referee.email] : [],
    );
    assert.deepEqual(told, [referee?.email]);
    await assertBooks(app, app.deps.clock());
  });

  test("returns what a referee has in hand to the pool, and tells the candidate", async () => {
    const { candidate, referee, requestId, companyId } = await aRequest(app, { status: "ACCEPTED" });
    assert.ok(referee);
    await aReferee(app, companyId);
    assert.equal((await suspend(referee.accountId)).status, 200);
    assert.equal((await sentRequest(candidate, requestId)).status, "OPEN");
    assert.ok(
      app.facts.some((fact) => fact.kind === "referral.returned" && fact.requestId === requestId && !fact.isByTime),
    );
    app.deps.cache.clear();
    await lift(referee.accountId);
  });

  test("cancels sessions to come with all that was paid, on either side", async () => {
    for (const side of ["candidate", "referee"] as const) {
      const session = await aSession(app, { inHours: 10 });
      assert.equal((await suspend(session[side].accountId)).status, 200);
      const [booking] = await app.db.query<{ status: string; refunded: string }>(
        "select status, refunded::float8 as refunded from guidance_booking where id = $1",
        [session.id],
      );
      assert.deepEqual(booking, { status: "CANCELLED", refunded: session.price });
      assert.ok(
        app.facts.some(
          (fact) => fact.kind === "guidance.ended" && fact.bookingId === session.id && fact.by === "ADMIN",
        ),
      );
    }
    await assertBooks(app, app.deps.clock());
  });

  test("lets a payout wait, which can be refused but not paid", async () => {
    const asha = await signedIn(app);
    await availableRewards(app, asha, 2);
    const asked = await asha.send<{ id: string }>("POST", "/api/payouts", {
      destination: { way: "UPI", upiId: `${asha.accountId}.rao@okhdfc` },
    });
    await suspend(asha.accountId);
    const pay = (reference: string) =>
      admin.send("POST", `/api/admin/payouts/${asked.body.id}/pay`, { reference }, { "idempotency-key": newId() });
    const waits = await pay("UTR-1");
    refused(waits, 409, "CONFLICT");
    assert.match(refusalIn(waits).errorMsg, /suspended/);
    assert.equal((await balancesOf(app, asha.accountId)).PAYOUTS_HELD, 100_000);
    await lift(asha.accountId);
    const second = await signedIn(app, { groups: ["admin"] });
    await second.send("POST", `/api/admin/payouts/${asked.body.id}/approve`);
    assert.equal((await pay("UTR-2")).status, 200);
  });

  test("halts a deletion, so that nothing is lost; lifting it begins the days anew", async () => {
    const asha = await signedIn(app, { password: PASSWORD });
    await buyCredits(app, asha);
    assert.equal((await asha.send("DELETE", `/api/user/${asha.email}`, { password: PASSWORD })).status, 200);
    const before = await balancesOf(app, asha.accountId);
    await suspend(asha.accountId);
    ahead += DAYS(15);
    await admin.renew();
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    assert.equal((await detail(asha)).state, "SUSPENDED");
    assert.deepEqual(await balancesOf(app, asha.accountId), before);
    assert.equal((await lift(asha.accountId)).status, 200);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    const { state, deletionDueAt } = await detail(asha);
    const due = new Date(deletionDueAt ?? 0).getTime() - app.deps.clock().getTime();
    assert.equal(state, "LEAVING");
    assert.ok(Math.abs(due - DAYS(14)) < 60_000, `due in ${due} ms`);
    const told = app.facts.flatMap((fact) =>
      fact.kind === "account.deletion-asked" && fact.email === asha.email ? [fact.dueAt] : [],
    );
    assert.deepEqual([told.length, told[1]], [2, deletionDueAt]);
    ahead += DAYS(14) + 1_000;
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    await admin.renew();
    assert.equal((await detail(asha)).state, "DELETED");
  });

  test("happens once when two admins press at the same time", async () => {
    const asha = await signedIn(app);
    const second = await signedIn(app, { groups: ["admin"] });
    const answers = await Promise.all([admin, second, admin, second].map((by) => suspend(asha.accountId, by)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const lifts = await Promise.all([admin, second].map((by) => lift(asha.accountId, by)));
    assert.deepEqual(lifts.map(({ status }) => status).sort(), [200, 409]);
    assert.deepEqual(await actsOn(asha.accountId), ["account.suspended", "account.suspension-lifted"]);
  });

  test("is not one admin's to do to another", async () => {
    const second = await signedIn(app, { groups: ["admin"] });
    const answer = await suspend(second.accountId);
    refused(answer, 409, "CONFLICT");
    assert.match(refusalIn(answer).errorMsg, /vouchboard admin remove/);
    assert.equal((await second.send("GET", `/api/admin/accounts/${admin.accountId}`)).status, 200);
  });

  const REFUSED: [string, () => Promise<Answer>, number, string][] = [
    ["oneself", () => suspend(admin.accountId), 409, "CONFLICT"],
    ["oneself in capitals", () => suspend(admin.accountId.toUpperCase()), 409, "CONFLICT"],
    ["an unknown account", () => suspend(newId()), 404, "NOT_FOUND"],
    ["what is no id", () => suspend("nonsense"), 404, "NOT_FOUND"],
    ["without a reason", async () => suspend((await signedIn(app)).accountId, admin, "  "), 400, "INVALID_BODY"],
    [
      "with a novel",
      async () => suspend((await signedIn(app)).accountId, admin, "x".repeat(1_001)),
      400,
      "INVALID_BODY",
    ],
    ["lifting what is not suspended", async () => lift((await signedIn(app)).accountId), 409, "CONFLICT"],
  ];
  for (const [name, act, status, code] of REFUSED)
    test(`refuses ${name}`, async () => refused(await act(), status, code));

  test("keeps no reason once the account is deleted, and exports it before", async () => {
    const asha = await signedIn(app);
    await suspend(asha.accountId);
    await lift(asha.accountId);
    await asha.renew();
    const exported = await asha.send<{ suspensions: { reason: string }[] }>("GET", `/api/user/${asha.email}/export`);
    assert.match(exported.body.suspensions[0]?.reason ?? "", /Three people/);
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    const found = await detail(asha);
    assert.deepEqual([found.state, found.suspensions[0]?.reason], ["DELETED", ""]);
    refused(await suspend(asha.accountId), 409, "CONFLICT");
  });
});

describe("seeing to a sign-in", () => {
  test("signs out everywhere", async () => {
    const asha = await signedIn(app);
    await asha.renew();
    const answer = await admin.send<{ sessions: number }>("POST", `/api/admin/accounts/${asha.accountId}/sign-out`);
    assert.deepEqual([answer.status, answer.body.sessions], [200, 2]);
    ahead += 5_000;
    assert.equal((await asha.send("GET", `/api/user/${asha.email}/details`)).status, 401);
    assert.deepEqual(await actsOn(asha.accountId), ["account.signed-out"]);
    await asha.renew();
  });

  test("mails a waiting sign-up's code again, which works in that browser", async () => {
    const [email, visitor] = [someEmail(), aVisitor(app)];
    await visitor.post("/api/session/sign-up", { username: email, password: PASSWORD, name: "Asha Rao" });
    const resend = () => admin.send("POST", "/api/admin/resend-code", { email: email.toUpperCase() });
    assert.equal((await resend()).status, 429, "one was just sent");
    ahead += 31_000;
    const sent = await resend();
    assert.equal(sent.status, 200, sent.text);
    const codes = app.facts.flatMap((fact) =>
      fact.kind === "sign-up.code-made" && fact.email === email ? [fact.code] : [],
    );
    assert.equal(codes.length, 2);
    const done = await visitor.post<{ isSignUpComplete: boolean }>("/api/session/confirm", {
      username: email,
      code: codes[1],
    });
    assert.equal(done.body.isSignUpComplete, true, done.text);
    refused(await resend(), 404, "NOT_FOUND");
    const [act] = await app.db.query("select count(*)::int as acts from audit_entry where action = 'code.sent-again'");
    assert.deepEqual(act, { acts: 1 });
  });
});
