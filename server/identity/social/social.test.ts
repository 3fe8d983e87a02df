// Checks social sign-in through our provider: new users, known users, and addresses of other accounts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { OWN_ACCOUNTS, PUBLIC_URL, refusalIn, startApp } from "../../../tests/support/app.ts";
import {
  answerStandIn,
  comeByLinkedIn,
  fetchAsClient,
  finishAt,
  follow,
  leave,
} from "../../../tests/support/redirects.ts";
import { aVisitor } from "../../../tests/support/visitor.ts";
import { signInMethodsOf } from "../sign-in.ts";

let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const app = await startApp({ clock: () => now });
const password = "correct horse battery";
const links = (accountId: string) => app.db.query("select 1 from social_link where account_id = $1", [accountId]);

describe("a social sign-in", () => {
  test("creates an account, finds it again, and signs out of the provider too", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const first = await finishAt(visitor, await comeByLinkedIn(visitor, { email, name: "Ravi Iyer" }));
    assert.equal(first.status, 200, first.text);
    const details = await app.get<{ name: string }[]>(`/api/user/${email}/details`, {
      headers: { authorization: `Bearer ${first.body.accessToken}` },
    });
    assert.equal(details.body[0]?.name, "Ravi Iyer");
    const left = await visitor.post<{ continueAt: string }>("/api/session/sign-out", {});
    assert.match(left.body.continueAt, /^https:\/\/jobs\.example\.org\/dev\/linkedin\/logout\?/);
    const again = await finishAt(visitor, await comeByLinkedIn(visitor, { email }));
    assert.equal(again.status, 200);
    const rows = await app.db.query("select 1 from account where email = $1", [email]);
    assert.equal(rows.length, 1);
  });
  test("ends with the sign-out, also for a browser that replays the provider's cookie", async () => {
    const visitor = aVisitor(app);
    await finishAt(visitor, await comeByLinkedIn(visitor, { email: someEmail() }));
    const kept = [...visitor.cookies].filter(([name]) => name.includes("_oidc"));
    assert.ok(kept.length > 0);
    await visitor.post("/api/session/sign-out", {});
    for (const [name, value] of kept) visitor.cookies.set(name, value);
    const { url } = await follow(visitor, (await leave(visitor, "?provider=LinkedIn")).href);
    assert.equal(url.pathname, "/dev/linkedin/authorize");
  });
  test("with an unverified address is refused and creates no account", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const answer = await finishAt(visitor, await comeByLinkedIn(visitor, { email, verified: false }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
    assert.equal((await app.db.query("select 1 from account where email = $1", [email])).length, 0);
  });
  test("of an address that has an account here is never linked without its password", async () => {
    const owner = await signedIn(app, { password });
    const stranger = aVisitor(app);
    const answer = await finishAt(stranger, await comeByLinkedIn(stranger, { email: owner.email.toUpperCase() }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "LINK_REQUIRED"]);
    assert.equal((await stranger.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
    assert.equal((await links(owner.accountId)).length, 0);
    // Nor by the owner's sign-in in another browser, nor by another user's sign-in here.
    await aVisitor(app).post("/api/session/sign-in", { email: owner.email, password });
    const other = await signedIn(app, { password });
    await stranger.post("/api/session/sign-in", { email: other.email, password });
    assert.equal((await links(owner.accountId)).length + (await links(other.accountId)).length, 0);
  });
  test("is linked by the password of that account, given in the same browser", async () => {
    const owner = await signedIn(app, { password });
    const visitor = aVisitor(app);
    await finishAt(visitor, await comeByLinkedIn(visitor, { email: owner.email }));
    assert.equal((await visitor.post("/api/session/sign-in", { email: owner.email, password })).status, 200);
    assert.equal((await links(owner.accountId)).length, 1);
    const elsewhere = aVisitor(app);
    const answer = await finishAt(elsewhere, await comeByLinkedIn(elsewhere, { email: owner.email }));
    assert.equal(answer.status, 200, answer.text);
    const trail = await app.db.query("select 1 from security_event where kind = 'social.linked' and account_id = $1", [
      owner.accountId,
    ]);
    assert.equal(trail.length, 1);
  });
  test("can be linked by password for a quarter of an hour", async () => {
    const owner = await signedIn(app, { password });
    const visitor = aVisitor(app);
    await finishAt(visitor, await comeByLinkedIn(visitor, { email: owner.email }));
    later(901);
    assert.equal((await visitor.post("/api/session/sign-in", { email: owner.email, password })).status, 200);
    assert.equal((await links(owner.accountId)).length, 0);
  });
  test("that came first is not affected by a sign-up with the same address", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await finishAt(visitor, await comeByLinkedIn(visitor, { email }));
    const rival = aVisitor(app);
    const begun = await rival.post("/api/session/sign-up", {
      username: email,
      password: "a password of the rival",
      name: "Rival",
    });
    assert.equal(begun.status, 200);
    assert.equal(
      (await rival.post("/api/session/sign-in", { email, password: "a password of the rival" })).status,
      401,
    );
    assert.equal(
      (
        await app.db.query("select 1 from credential c join account a on a.id = c.account_id where a.email = $1", [
          email,
        ])
      ).length,
      0,
    );
    assert.ok(app.facts.some((fact) => fact.kind === "sign-up.address-taken" && fact.email === email));
  });
  test("ends pending sign-ups of the same address, so that an earlier attacker gains nothing", async () => {
    const email = someEmail();
    const rival = aVisitor(app);
    await rival.post("/api/session/sign-up", { username: email, password: "a password of the rival", name: "Rival" });
    const made = app.facts.findLast((fact) => fact.kind === "sign-up.code-made" && fact.email === email);
    const owner = aVisitor(app);
    assert.equal((await finishAt(owner, await comeByLinkedIn(owner, { email }))).status, 200);
    const confirmed = await rival.post("/api/session/confirm", {
      username: email,
      code: (made as { code: string }).code,
    });
    assert.equal(confirmed.status, 409);
    assert.equal(
      (await rival.post("/api/session/sign-in", { email, password: "a password of the rival" })).status,
      401,
    );
  });
  test("of the same person from two windows in parallel creates one account", async () => {
    const email = someEmail();
    const [one, two] = [aVisitor(app), aVisitor(app)];
    const [first, second] = await Promise.all([comeByLinkedIn(one, { email }), comeByLinkedIn(two, { email })]);
    const answers = await Promise.all([finishAt(one, first), finishAt(two, second)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await app.db.query("select 1 from account where email = $1", [email])).length, 1);
  });
  test("of a suspended account says so", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await finishAt(visitor, await comeByLinkedIn(visitor, { email }));
    await app.db.query(
      `with suspended as (update account set disabled_at = now() where email = $1 returning id)
       insert into account_suspension (id, account_id, reason, suspended_by, suspended_at)
       select gen_random_uuid(), id, 'Spam.', gen_random_uuid(), now() from suspended`,
      [email],
    );
    const answer = await finishAt(visitor, await comeByLinkedIn(visitor, { email }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [403, "SUSPENDED"], answer.text);
  });
  test("of a disabled account does not redirect in a loop", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await finishAt(visitor, await comeByLinkedIn(visitor, { email }));
    await visitor.post("/api/session/sign-out", {});
    await app.db.query("update account set disabled_at = now() where email = $1", [email]);
    const answer = await finishAt(visitor, await comeByLinkedIn(visitor, { email }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
  });
  test("works only in the browser that began it", async () => {
    const visitor = aVisitor(app);
    const away = await follow(visitor, (await leave(visitor, "?provider=LinkedIn")).href);
    const stranger = aVisitor(app);
    const { url, answer } = await answerStandIn(stranger, away.url, { email: someEmail() });
    assert.equal(url.pathname, "/oauth2/idpresponse");
    assert.equal(answer?.status, 400);
    assert.match(answer.text, /This sign-in has expired/);
    assert.equal((await stranger.get("/oauth2/social?interaction=made-up")).status, 400);
  });
  test("of an attacker, planted into a browser that has begun its own, is refused", async () => {
    const [attacker, victim] = [aVisitor(app), aVisitor(app)];
    const theirs = await follow(attacker, (await leave(attacker, "?provider=LinkedIn")).href);
    await follow(victim, (await leave(victim, "?provider=LinkedIn")).href);
    const { url, answer } = await answerStandIn(victim, theirs.url, { email: someEmail() });
    assert.deepEqual([url.pathname, answer?.status], ["/oauth2/idpresponse", 400]);
  });
  test("redeems codes only from a form body", async () => {
    for (const body of ["null", "7", "[]", '{"client_id":"vouchboard-trial","client_secret":7,"code":{}}', "{}"])
      for (const path of ["/dev/linkedin/token", "/dev/linkedin/authorize"])
        assert.equal((await app.post(path, body)).status, 400, `${path} ${body}`);
  });
  test("is not offered without LinkedIn's keys if the stand-in is off", async () => {
    const closed = await startApp({ standIn: false });
    assert.deepEqual((await closed.get<{ providers: [] }>("/api/session/methods")).body.providers, []);
    const settings = {
      standIn: false,
      config: OWN_ACCOUNTS,
      publicUrl: PUBLIC_URL,
      signingKeys: [],
      hasDemoBar: false,
      rateLimitScale: 1,
    };
    assert.deepEqual(signInMethodsOf({ ...settings, mailIsMissing: true }), {
      password: true,
      signUp: true,
      providers: [],
      mailIsMissing: true,
    });
    assert.equal((await closed.get("/api/session/authorize?provider=LinkedIn")).status, 400);
    assert.equal((await closed.get("/dev/linkedin/.well-known/openid-configuration")).status, 404);
  });
  test("goes to LinkedIn itself if its keys are set, and the stand-in is off", async () => {
    const real = await startApp({ identity: { linkedIn: { clientId: "id", clientSecret: "secret" } } });
    const { providers } = (await real.get<{ providers: object[] }>("/api/session/methods")).body;
    assert.deepEqual(providers, [{ name: "LinkedIn", label: "LinkedIn", isStandIn: false }]);
    assert.equal((await real.get("/dev/linkedin/authorize")).status, 404);
  });
});

describe("Google, played by a second instance of this product", () => {
  const there = "https://accounts.google.com";
  const client = { id: "us", secret: "a secret between the two" };
  const startBoth = async () => {
    const google = await startApp({
      publicUrl: there,
      identity: {
        oauthClients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            redirect_uris: ["https://jobs.example.org/oauth2/idpresponse"],
          },
        ],
      },
    });
    const here = await startApp({
      fetchOutside: fetchAsClient(google, there, client),
      identity: { google: { clientId: client.id, clientSecret: client.secret } },
    });
    return { google, here };
  };

  test("signs people in beside LinkedIn, by the same rules of addresses", async () => {
    const { google, here } = await startBoth();
    const { providers } = (await here.get<{ providers: { name: string }[] }>("/api/session/methods")).body;
    assert.deepEqual(
      providers.map(({ name }) => name),
      ["LinkedIn", "Google"],
    );
    const comeByGoogle = async (email: string, visitor = aVisitor(here)) => {
      const away = await follow(visitor, (await leave(visitor, "?provider=Google")).href);
      assert.equal(away.url.origin, there);
      const member = aVisitor(google);
      const login = await follow(member, away.url.pathname + away.url.search, there);
      const { interaction } = Object.fromEntries(login.url.searchParams);
      const form = { email, password, interaction };
      const entered = await member.post<{ continueAt: string }>("/api/session/sign-in", form);
      const back = await follow(member, entered.body.continueAt, there);
      const arrived = await follow(visitor, back.url.pathname + back.url.search);
      return finishAt(visitor, arrived.url);
    };
    const member = await signedIn(google, { password, name: "Ravi Iyer" });
    for (const turn of ["first", "second"]) {
      const answer = await comeByGoogle(member.email);
      assert.equal(answer.status, 200, `${turn}: ${answer.text}`);
    }
    const rows = await here.db.query<{ issuer: string }>(
      "select l.issuer from social_link l join account a on a.id = l.account_id where a.email = $1",
      [member.email],
    );
    assert.deepEqual(rows, [{ issuer: there }]);
    // An address that has an account here already is not taken over.
    const owner = await signedIn(here, { password });
    await signedIn(google, { password, email: owner.email });
    const refused = await comeByGoogle(owner.email);
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [409, "LINK_REQUIRED"]);
  });

  test("that cannot be reached refuses its own sign-ins only", async () => {
    const { clientSecret, clientId } = { clientId: client.id, clientSecret: client.secret };
    const here = await startApp({
      fetchOutside: () => Promise.reject(new TypeError("fetch failed")),
      identity: { google: { clientId, clientSecret } },
    });
    const visitor = aVisitor(here);
    const away = await follow(visitor, (await leave(visitor, "?provider=Google")).href);
    assert.equal(away.url.pathname, "/auth/checkRedirection");
    assert.equal(away.url.searchParams.get("error"), "temporarily_unavailable");
    const other = aVisitor(here);
    assert.equal((await finishAt(other, await comeByLinkedIn(other, { email: someEmail() }))).status, 200);
  });
});
