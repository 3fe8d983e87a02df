// Signing in by redirect: through our own page, through a social provider, and everything that could be slipped in on the way.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/session.ts";
import { signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { answerStandIn, follow, queryOf } from "../../../tests/support/redirects.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";

let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const app = await startApp({ clock: () => now });
const password = "correct horse battery";
type Finished = SessionAnswer & { returnTo: string };

const start = async (visitor: Visitor, query = "") => {
  const answer = await visitor.get(`/api/session/authorize${query}`);
  assert.equal(answer.status, 302, answer.text);
  return new URL(String(answer.headers.location));
};
const finish = (visitor: Visitor, back: URL, changed: Record<string, string> = {}) =>
  visitor.post<Finished>("/api/session/callback", { ...queryOf(back), ...changed });

/** Goes by LinkedIn's stand-in as far as /auth/checkRedirection. */
async function byLinkedIn(
  visitor: Visitor,
  who: { email: string; name?: string; verified?: boolean } | null,
  query = "",
) {
  const away = await follow(visitor, (await start(visitor, `?provider=LinkedIn${query}`)).href);
  const back = await answerStandIn(visitor, away.url, who);
  assert.equal(back.url.pathname, "/auth/checkRedirection", back.answer?.text);
  return back.url;
}

const codeOf = (answer: Answer) => [answer.status, refusalIn(answer).errorCode, refusalIn(answer).errorMsg];
const STATE = [400, "OAUTH_STATE", "An error occurred while validating the state."];

describe("leaving", () => {
  test("takes along a state of 32 characters and a challenge, and keeps a verifier of 128 to itself", async () => {
    const visitor = aVisitor(app);
    const url = await start(visitor);
    const query = queryOf(url);
    assert.deepEqual(
      [query.state?.length, query.code_challenge_method, query.response_type, query.scope, query.redirect_uri],
      [32, "S256", "code", "openid email phone profile", "https://jobs.example.org/auth/checkRedirection"],
    );
    const cookie = visitor.cookies.get("vouchboard_redirect") ?? "";
    assert.ok(
      !Buffer.from(cookie, "base64url")
        .toString("latin1")
        .includes(query.state ?? ""),
    );
    const { verifier } = (await import("./redirect-transaction.ts")).makeSecrets();
    assert.match(verifier, /^[\w-]{128}$/);
  });
  test("knows no other provider", async () => {
    for (const provider of ["Facebook", "linkedin", "", "LinkedIn%20"])
      assert.equal((await aVisitor(app).get(`/api/session/authorize?provider=${provider}`)).status, 400, provider);
  });
});

describe("coming back", () => {
  test("signs in by our own page, and goes on where it was meant to", async () => {
    const person = await signedIn(app, { password });
    const visitor = aVisitor(app);
    const login = await follow(visitor, (await start(visitor, "?returnTo=%2Fjobs%3FsearchText%3Drust")).href);
    const { interaction } = queryOf(login.url);
    const entered = await visitor.post<{ continueAt: string }>("/api/session/sign-in", {
      email: person.email,
      password,
      interaction,
    });
    const back = await follow(visitor, entered.body.continueAt);
    const answer = await finish(visitor, back.url);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual([answer.body.isLoggedIn, answer.body.returnTo], [true, "/jobs?searchText=rust"]);
    assert.equal((await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, true);
  });
  for (const returnTo of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "javascript:alert(1)",
  ])
    test(`does not go on to ${returnTo}`, async () => {
      const visitor = aVisitor(app);
      const back = await byLinkedIn(visitor, { email: someEmail() }, `&returnTo=${encodeURIComponent(returnTo)}`);
      assert.equal((await finish(visitor, back)).body.returnTo, "/");
    });
  test("is refused with another state, without one, and without having left", async () => {
    for (const changed of [{ state: "x".repeat(32) }, { state: "" }]) {
      const visitor = aVisitor(app);
      const back = await byLinkedIn(visitor, { email: someEmail() });
      assert.deepEqual(codeOf(await finish(visitor, back, changed)), STATE);
      // One wrong try ends the transaction.
      assert.deepEqual(codeOf(await finish(visitor, back)), STATE);
    }
    const visitor = aVisitor(app);
    const back = await byLinkedIn(visitor, { email: someEmail() });
    assert.deepEqual(codeOf(await finish(aVisitor(app), back)), STATE);
  });
  test("is refused with the state of another browser (somebody else's sign-in)", async () => {
    const [attacker, victim] = [aVisitor(app), aVisitor(app)];
    const theirs = await byLinkedIn(attacker, { email: someEmail() });
    await start(victim, "?provider=LinkedIn");
    assert.deepEqual(codeOf(await finish(victim, theirs)), STATE);
    assert.equal((await victim.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });
  test("works once, also for a browser that keeps its cookie, and for two requests at once", async () => {
    const visitor = aVisitor(app);
    const back = await byLinkedIn(visitor, { email: someEmail() });
    const kept = visitor.cookies.get("vouchboard_redirect") ?? "";
    const answers = await Promise.all([finish(visitor, back), finish(visitor, back)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    visitor.cookies.set("vouchboard_redirect", kept);
    assert.deepEqual(codeOf(await finish(visitor, back)), STATE);
  });
  test("is refused after ten minutes", async () => {
    const visitor = aVisitor(app);
    const back = await byLinkedIn(visitor, { email: someEmail() });
    later(601);
    assert.deepEqual(codeOf(await finish(visitor, back)), STATE);
  });
  test("is refused with a made-up code, another issuer's name, and from another site", async () => {
    const CHANGES: Record<string, string>[] = [{ code: "made-up" }, { iss: "https://evil.example" }];
    for (const changed of CHANGES) {
      const visitor = aVisitor(app);
      const back = await byLinkedIn(visitor, { email: someEmail() });
      const answer = await finish(visitor, back, changed);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
    }
    const visitor = aVisitor(app);
    const back = await byLinkedIn(visitor, { email: someEmail() });
    const crossSite = await visitor.post("/api/session/callback", queryOf(back), { origin: "https://evil.example" });
    assert.equal(crossSite.status, 403);
  });
  test("tells in the words of the specification that somebody turned back", async () => {
    const visitor = aVisitor(app);
    const back = await byLinkedIn(visitor, null);
    assert.deepEqual(codeOf(await finish(visitor, back)), [401, "OAUTH_CANCELLED", "User cancelled OAuth flow."]);
    const nothing = await aVisitor(app).post("/api/session/callback", {});
    assert.deepEqual(codeOf(nothing), [401, "OAUTH_CANCELLED", "`signInWithRedirect` has been canceled."]);
  });
});

describe("a social sign-in", () => {
  test("makes an account, finds it again, and leaves the provider on signing out", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const first = await finish(visitor, await byLinkedIn(visitor, { email, name: "Ravi Iyer" }));
    assert.equal(first.status, 200, first.text);
    const details = await app.get<{ name: string }[]>(`/api/user/${email}/details`, {
      headers: { authorization: `Bearer ${first.body.accessToken}` },
    });
    assert.equal(details.body[0]?.name, "Ravi Iyer");
    const left = await visitor.post<{ continueAt: string }>("/api/session/sign-out", {});
    assert.match(left.body.continueAt, /^https:\/\/jobs\.example\.org\/dev\/linkedin\/logout\?/);
    const again = await finish(visitor, await byLinkedIn(visitor, { email }));
    assert.equal(again.status, 200);
    const rows = await app.db.query("select 1 from account where email = $1", [email]);
    assert.equal(rows.length, 1);
  });
  test("with an address that is not verified signs nobody in and makes no account", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const answer = await finish(visitor, await byLinkedIn(visitor, { email, verified: false }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
    assert.equal((await app.db.query("select 1 from account where email = $1", [email])).length, 0);
  });
  test("of an address that has an account here is never linked without its password", async () => {
    const owner = await signedIn(app, { password });
    const stranger = aVisitor(app);
    const answer = await finish(stranger, await byLinkedIn(stranger, { email: owner.email.toUpperCase() }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "LINK_REQUIRED"]);
    assert.equal((await stranger.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
    assert.equal((await links(owner.accountId)).length, 0);
    // Nor by the owner's own sign-in somewhere else, nor by somebody else's sign-in here.
    await aVisitor(app).post("/api/session/sign-in", { email: owner.email, password });
    const other = await signedIn(app, { password });
    await stranger.post("/api/session/sign-in", { email: other.email, password });
    assert.equal((await links(owner.accountId)).length + (await links(other.accountId)).length, 0);
  });
  test("is linked by the password of that account, given in the same browser", async () => {
    const owner = await signedIn(app, { password });
    const visitor = aVisitor(app);
    await finish(visitor, await byLinkedIn(visitor, { email: owner.email }));
    assert.equal((await visitor.post("/api/session/sign-in", { email: owner.email, password })).status, 200);
    assert.equal((await links(owner.accountId)).length, 1);
    const elsewhere = aVisitor(app);
    const answer = await finish(elsewhere, await byLinkedIn(elsewhere, { email: owner.email }));
    assert.equal(answer.status, 200, answer.text);
    const trail = await app.db.query("select 1 from security_event where kind = 'social.linked' and account_id = $1", [
      owner.accountId,
    ]);
    assert.equal(trail.length, 1);
  });
  test("waits a quarter of an hour for the password", async () => {
    const owner = await signedIn(app, { password });
    const visitor = aVisitor(app);
    await finish(visitor, await byLinkedIn(visitor, { email: owner.email }));
    later(901);
    assert.equal((await visitor.post("/api/session/sign-in", { email: owner.email, password })).status, 200);
    assert.equal((await links(owner.accountId)).length, 0);
  });
  test("that came first is not taken over by a sign-up with the same address", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await finish(visitor, await byLinkedIn(visitor, { email }));
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
  test("ends sign-ups that wait for the same address: whoever began one beforehand gets nothing", async () => {
    const email = someEmail();
    const rival = aVisitor(app);
    await rival.post("/api/session/sign-up", { username: email, password: "a password of the rival", name: "Rival" });
    const made = app.facts.findLast((fact) => fact.kind === "sign-up.code-made" && fact.email === email);
    const owner = aVisitor(app);
    assert.equal((await finish(owner, await byLinkedIn(owner, { email }))).status, 200);
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
  test("of the same person from two windows at once makes one account", async () => {
    const email = someEmail();
    const [one, two] = [aVisitor(app), aVisitor(app)];
    const [first, second] = await Promise.all([byLinkedIn(one, { email }), byLinkedIn(two, { email })]);
    const answers = await Promise.all([finish(one, first), finish(two, second)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await app.db.query("select 1 from account where email = $1", [email])).length, 1);
  });
  test("of a disabled account does not go round and round", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await finish(visitor, await byLinkedIn(visitor, { email }));
    await visitor.post("/api/session/sign-out", {});
    await app.db.query("update account set disabled_at = now() where email = $1", [email]);
    const answer = await finish(visitor, await byLinkedIn(visitor, { email }));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
  });
  test("answers nobody who did not begin it in this browser", async () => {
    const visitor = aVisitor(app);
    const away = await follow(visitor, (await start(visitor, "?provider=LinkedIn")).href);
    const stranger = aVisitor(app);
    const { url, answer } = await answerStandIn(stranger, away.url, { email: someEmail() });
    assert.equal(url.pathname, "/oauth2/idpresponse");
    assert.equal(answer?.status, 400);
    assert.match(answer.text, /This sign-in has expired/);
    assert.equal((await stranger.get("/oauth2/social?interaction=made-up")).status, 400);
  });
  test("is not there in production without LinkedIn's keys, and neither is its stand-in", async () => {
    const production = await startApp({ production: true });
    assert.deepEqual((await production.get<{ providers: [] }>("/api/session/methods")).body.providers, []);
    assert.equal((await production.get("/api/session/authorize?provider=LinkedIn")).status, 400);
    assert.equal((await production.get("/dev/linkedin/.well-known/openid-configuration")).status, 404);
  });
  test("goes to LinkedIn itself when its keys are set, and the stand-in is gone", async () => {
    const real = await startApp({ identity: { linkedIn: { clientId: "id", clientSecret: "secret" } } });
    const { providers } = (await real.get<{ providers: object[] }>("/api/session/methods")).body;
    assert.deepEqual(providers, [{ name: "LinkedIn", label: "LinkedIn", isStandIn: false }]);
    assert.equal((await real.get("/dev/linkedin/authorize")).status, 404);
  });
});

const links = (accountId: string) => app.db.query("select 1 from social_link where account_id = $1", [accountId]);
