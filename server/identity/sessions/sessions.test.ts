// Checks the browser's session: opening, one renewal for many tabs and processes, invalidation, ending.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type DemoRole, demoEmailOf } from "../../../contract/identity/rules.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aVisitor } from "../../../tests/support/visitor.ts";
import { buildApp } from "../../app.ts";
import { createAccount } from "../accounts.ts";
import { setGroups } from "../index.ts";

let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const app = await startApp({ clock: () => now });
const { db } = app;
const sessionOf = (cookie: string, from = app.app) =>
  from.fastify.inject({ url: "/api/session", headers: { host: "jobs.example.org", cookie } });
const read = async (cookie: string) => (await sessionOf(cookie)).json() as SessionAnswer;
const details = (email: string, token: string | null) =>
  app.get(`/api/user/${email}/details`, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });

describe("a session", () => {
  test("is found by its cookie, and returns access and id token but never the refresh token", async () => {
    const person = await signedIn(app);
    assert.match(person.cookie, /^__Host-vouchboard_session=[\w-]{43}; __Host-vouchboard_browser=[\w-]{43}$/);
    const answer = await sessionOf(person.cookie);
    assert.deepEqual(Object.keys(answer.json()).sort(), Object.keys(person.session).sort());
    assert.equal(answer.json().accessToken, person.session.accessToken);
    const [stored] = await db.query<{ sealed: Buffer }>("select sealed_tokens as sealed from session");
    // As a JWT begins. Two letters alone stand in every thirtieth sealed row by chance.
    assert.ok(stored && !stored.sealed.includes("eyJhbGciOi"));
  });

  test("does not exist for unknown cookies", async () => {
    for (const cookie of ["", "__Host-vouchboard_session=x", `__Host-vouchboard_session=${"a".repeat(5_000)}`])
      assert.equal((await read(cookie)).isLoggedIn, false);
    const answer = await sessionOf("__Host-vouchboard_session=unknown");
    assert.match(String(answer.headers["set-cookie"]), /__Host-vouchboard_session=; Max-Age=0/);
  });

  test("renews its tokens when less than a minute is left, and the new ones work", async () => {
    const person = await signedIn(app);
    later(500);
    assert.equal((await read(person.cookie)).accessToken, person.session.accessToken);
    later(50);
    const renewed = await read(person.cookie);
    assert.notEqual(renewed.accessToken, person.session.accessToken);
    later(90);
    assert.equal((await details(person.email, person.session.accessToken)).status, 401);
    assert.equal((await details(person.email, renewed.accessToken)).status, 200);
  });

  test("works for hours, and expires when unused", async () => {
    const person = await signedIn(app);
    for (let hour = 0; hour < 5; hour += 1) {
      later(3_600);
      assert.equal((await read(person.cookie)).isLoggedIn, true);
    }
    later(15 * 24 * 3_600);
    assert.equal((await read(person.cookie)).isLoggedIn, false);
  });

  test("ten parallel tabs over two processes share one renewal, and all stay signed in", async () => {
    const second = await buildApp(app.deps, {
      publicUrl: "https://jobs.example.org",
      rateLimitScale: 1_000,
      trustProxy: false,
      identity: app.app.identity.settings,
    });
    const person = await signedIn(app);
    later(590);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => sessionOf(person.cookie, tab % 2 ? second : app.app)),
    );
    await second.fastify.close();
    const tokens = answers.map((answer) => answer.json().accessToken);
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    assert.equal(new Set(tokens).size, 1);
    assert.notEqual(tokens[0], person.session.accessToken);
    const [row] = await db.query<{ version: number }>("select version from session where account_id = $1", [
      person.accountId,
    ]);
    assert.equal(row?.version, 1);
    assert.equal((await details(person.email, tokens[0])).status, 200);
  });

  test("a renewal that a process never finished is claimed by another", async () => {
    const person = await signedIn(app);
    later(590);
    await db.query("update session set lease_until = $2 where account_id = $1", [person.accountId, now]);
    assert.equal((await read(person.cookie)).isLoggedIn, true);
  });

  test("while one process holds the renewal, no other uses the refresh token", async () => {
    const person = await signedIn(app);
    later(590);
    await db.query("update session set lease_until = $2 where account_id = $1", [
      person.accountId,
      new Date(now.getTime() + 60_000),
    ]);
    const waiting = sessionOf(person.cookie);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [row] = await db.query<{ version: number }>("select version from session where account_id = $1", [
      person.accountId,
    ]);
    assert.equal(row?.version, 0);
    await db.query("update session set lease_until = null where account_id = $1", [person.accountId]);
    assert.equal((await waiting).json().isLoggedIn, true);
  });

  test("ends when the issuer refuses its refresh token", async () => {
    const person = await signedIn(app);
    await db.query("delete from oidc_record where account_id = $1", [person.accountId]);
    later(590);
    assert.equal((await read(person.cookie)).isLoggedIn, false);
    assert.equal((await db.query("select 1 from session where account_id = $1", [person.accountId])).length, 0);
  });

  test("renews at once when the account's role changed, with the new role", async () => {
    const person = await signedIn(app);
    assert.equal(person.session.userType, "General_User");
    await db.transaction((tx) => setGroups(tx, person.accountId, ["corporate-admin"], now));
    const renewed = await read(person.cookie);
    assert.deepEqual([renewed.userType, renewed.corporateUserType], ["Corporate", "corporate-admin"]);
    assert.equal((await details(person.email, renewed.accessToken)).status, 200);
  });

  test("signing in again in the same browser ends the earlier session", async () => {
    const person = await signedIn(app);
    const call = { caller: null, ip: "::1", userAgent: "", cookies: cookiesIn(person.cookie), setCookie: () => {} };
    await app.app.identity.sessions.open({ accountId: person.accountId, authTime: now }, call);
    assert.equal((await read(person.cookie)).isLoggedIn, false);
  });
});

const cookiesIn = (header: string) => Object.fromEntries(header.split("; ").map((pair) => pair.split("=")));

describe("a token stops working within 5 seconds of", () => {
  const CHANGES: Record<string, (person: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>> = {
    "a role change": ({ accountId }) => db.transaction((tx) => setGroups(tx, accountId, ["admin"], now)),
    "a change of the password": ({ accountId }) =>
      db.transaction(async (tx) => {
        await tx.query("update account set auth_gen = auth_gen + 1 where id = $1", [accountId]);
      }),
    disabling: ({ accountId }) => db.query("update account set disabled_at = now() where id = $1", [accountId]),
    "signing out": ({ cookie }) => signOut(cookie, {}),
    "signing out everywhere": async ({ accountId }) => {
      const call = { caller: null, ip: "::1", userAgent: "", cookies: {}, setCookie: () => {} };
      const jar: string[] = [];
      await app.app.identity.sessions.open(
        { accountId, authTime: now },
        { ...call, setCookie: (name, value) => void jar.push(`${name}=${value}`) },
      );
      await signOut(jar.join("; "), { everywhere: true });
    },
    "deleting the account": ({ accountId }) => db.query("delete from account where id = $1", [accountId]),
  };
  const signOut = async (cookie: string, body: object) => {
    const answer = await app.post("/api/session/sign-out", body, { headers: { cookie } });
    assert.equal(answer.status, 200);
  };
  for (const [name, change] of Object.entries(CHANGES))
    test(name, async () => {
      const person = await signedIn(app);
      // The account is cached before the change.
      assert.equal((await details(person.email, person.session.accessToken)).status, 200);
      await change(person);
      later(5);
      const answer = await details(person.email, person.session.accessToken);
      assert.equal(answer.status, 401);
      assert.equal(refusalIn(answer).errorMsg, "Access token is missing or expired");
    });
});

describe("signing out", () => {
  test("removes the cookie, the session and its refresh token; other sessions remain", async () => {
    const email = someEmail();
    const person = await signedIn(app, { email });
    const first = person.cookie;
    await person.renew();
    const answer = await app.post("/api/session/sign-out", {}, { headers: { cookie: first } });
    assert.deepEqual(answer.body, { isLoggedIn: false, continueAt: null });
    assert.match(String(answer.headers["set-cookie"]), /__Host-vouchboard_session=; Max-Age=0/);
    assert.equal((await read(first)).isLoggedIn, false);
    assert.equal((await read(person.cookie)).isLoggedIn, true);
    const left = await db.query("select 1 from oidc_record where account_id = $1 and kind = 'RefreshToken'", [
      person.accountId,
    ]);
    assert.equal(left.length, 1);
  });

  test("everywhere ends every session and is recorded", async () => {
    const person = await signedIn(app);
    const first = person.cookie;
    await person.renew();
    await app.post("/api/session/sign-out", { everywhere: true }, { headers: { cookie: first } });
    assert.equal((await read(person.cookie)).isLoggedIn, false);
    assert.equal((await db.query("select 1 from oidc_record where account_id = $1", [person.accountId])).length, 0);
    const trail = await db.query<{ kind: string }>(
      "select kind from security_event where account_id = $1 order by kind",
      [person.accountId],
    );
    assert.deepEqual(
      trail.map(({ kind }) => kind),
      ["session.began", "session.began", "session.ended"],
    );
  });

  test("ignores a forged provider's cookie", async () => {
    const person = await signedIn(app);
    const cookie = `${person.cookie}; __Host-vouchboard_oidc=a%00b; __Host-vouchboard_oidc.sig=%00`;
    assert.equal((await app.post("/api/session/sign-out", {}, { headers: { cookie } })).status, 200);
    assert.equal((await read(person.cookie)).isLoggedIn, false);
  });

  test("ends the session even if the provider's cannot be ended", async (t) => {
    const person = await signedIn(app);
    const name = "__Host-vouchboard_oidc";
    const signature = app.deps.vault.mac("oidc cookies", `${name}=an-id`).toString("base64url");
    const { query } = db;
    t.mock.method(db, "query", ((statement: unknown, ...rest: unknown[]) =>
      String(statement).startsWith("delete from oidc_record")
        ? Promise.reject(new Error("the database went away"))
        : query.call(db, statement as never, ...(rest as []))) as typeof query);
    const cookie = `${person.cookie}; ${name}=an-id; ${name}.sig=${signature}`;
    const answer = await app.post("/api/session/sign-out", {}, { headers: { cookie } });
    assert.equal(answer.status, 500);
    assert.match(String(answer.headers["set-cookie"]), /__Host-vouchboard_session=; Max-Age=0/);
    assert.equal((await read(person.cookie)).isLoggedIn, false);
  });

  test("that fails leaves the browser its cookie for a retry", async (t) => {
    const person = await signedIn(app);
    t.mock.method(db, "transaction", () => Promise.reject(new Error("the database went away")));
    const answer = await app.post("/api/session/sign-out", {}, { headers: { cookie: person.cookie } });
    assert.deepEqual([answer.status, answer.headers["set-cookie"]], [500, undefined]);
  });

  test("from another site is refused", async () => {
    const person = await signedIn(app);
    const headers = { cookie: person.cookie, origin: "https://evil.example" };
    assert.equal((await app.post("/api/session/sign-out", {}, { headers })).status, 403);
    assert.equal((await read(person.cookie)).isLoggedIn, true);
  });
});

describe("a demo's person", () => {
  const here = { host: "localhost:3000" };
  const become = (from: typeof app, role: string, headers: Record<string, string> = here, ip = "127.0.0.1") =>
    aVisitor(from, { ip }).post<SessionAnswer>("/api/session/demo", { role }, headers);
  const demoAccount = (from: typeof app, role: DemoRole, isDemo = true) =>
    from.db.transaction((tx) =>
      createAccount(tx, { issuer: "https://jobs.example.org", email: demoEmailOf(role), name: "Demo", isDemo }),
    );

  test("is signed in without a password in a trial, and only there and from this machine's names", async () => {
    const trial = await startApp({ hasDemoBar: true });
    for (const from of [trial, app]) await demoAccount(from, "candidate");
    await demoAccount(trial, "admin", false);
    const { status, body } = await become(trial, "candidate");
    assert.deepEqual([status, body.isLoggedIn, body.userType], [200, true, "General_User"]);
    const demoAdmin = await demoAccount(trial, "employee");
    await trial.db.query("update account set groups = '{admin}' where id = $1", [demoAdmin?.id]);
    await trial.db.query(
      `insert into second_factor (id, account_id, kind, name, sealed_secret, last_step, created_at)
       values ($1, $1, 'TOTP', 'x', 'x', 0, now())`,
      [demoAdmin?.id],
    );
    const admin = (await become(trial, "employee")).body;
    assert.deepEqual([admin.userType, admin.secondFactor], ["Admin", undefined], "the demo asks for no second step");
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    assert.equal((await trial.get("/api/admin/job-reports", { headers })).status, 200);
    const REFUSED: [what: string, answer: ReturnType<typeof become>, status: number, code: string][] = [
      ["a site that is no trial", become(app, "candidate"), 404, "NOT_FOUND"],
      ["an account that a person made", become(trial, "admin"), 404, "NOT_FOUND"],
      ["a role without an account", become(trial, "recruiter"), 404, "NOT_FOUND"],
      ["an unknown role", become(trial, "root"), 400, "INVALID_BODY"],
      ["another name", become(trial, "candidate", { host: "rebound.example" }), 403, "FORBIDDEN_ORIGIN"],
      [
        "another site",
        become(trial, "candidate", { ...here, origin: "https://evil.example" }),
        403,
        "FORBIDDEN_ORIGIN",
      ],
      ...["forwarded", "x-forwarded-for", "x-forwarded-host", "via"].map((header): (typeof REFUSED)[number] => [
        `through a proxy that says ${header}`,
        become(trial, "candidate", { ...here, [header]: "localhost" }),
        404,
        "NOT_FOUND",
      ]),
      ["another machine", become(trial, "candidate", here, "192.168.1.7"), 404, "NOT_FOUND"],
    ];
    for (const [what, answer, refused, code] of REFUSED)
      assert.deepEqual([(await answer).status, refusalIn(await answer).errorCode], [refused, code], what);
    await trial.db.query("update account set disabled_at = now()");
    assert.equal((await become(trial, "candidate")).status, 401, "a disabled account");
  });
});
