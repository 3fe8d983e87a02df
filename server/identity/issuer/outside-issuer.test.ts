// Checks sign-in by another issuer, played by a second instance of this product with its own accounts and keys.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { addCodeApp, codeOf } from "../../../tests/support/code-app.ts";
import { fetchAsClient, follow, queryOf } from "../../../tests/support/redirects.ts";
import { aVisitor } from "../../../tests/support/visitor.ts";
import { setGroups } from "../index.ts";
import { makeSigningKey } from "../provider/signing-keys.ts";

const there = "https://issuer.example";
const password = "correct horse battery";
let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const clock = () => now;
const clientSecret = "a secret between the two";
const issuer = await startApp({
  clock,
  publicUrl: there,
  signingKeys: [await makeSigningKey()],
  identity: {
    oauthClients: [
      {
        client_id: "jobs",
        client_secret: clientSecret,
        redirect_uris: ["https://jobs.example.org/auth/checkRedirection"],
        post_logout_redirect_uris: ["https://jobs.example.org/"],
      },
    ],
  },
});
let isReachable = true;
const overThere = fetchAsClient(issuer, there, { id: "jobs", secret: clientSecret });
const fetchOutside: typeof fetch = (input, options) =>
  isReachable ? overThere(input, options) : Promise.reject(new TypeError("fetch failed"));
const app = await startApp({
  clock,
  fetchOutside,
  // With a final slash that the issuer's own name lacks.
  identity: { kind: "oidc", issuer: { url: `${there}/`, clientId: "jobs", clientSecret } },
});
type Person = Awaited<ReturnType<typeof signedIn>>;

/** Signs in at the issuer's page; resolves to the callback address. */
async function cameBack(person: Person, visitor = aVisitor(app), code?: string) {
  const started = await visitor.get("/api/session/authorize?returnTo=%2Fjobs");
  const atIssuer = aVisitor(issuer);
  const address = new URL(String(started.headers.location));
  const login = await follow(atIssuer, address.pathname + address.search, there);
  const { interaction } = queryOf(login.url);
  const form = { email: person.email, password, interaction };
  const first = await atIssuer.post<{ continueAt: string }>("/api/session/sign-in", form);
  const entered =
    code === undefined ? first : await atIssuer.post<{ continueAt: string }>("/api/session/second-factor", { code });
  const back = await follow(atIssuer, entered.body.continueAt, there);
  assert.equal(back.url.origin, "https://jobs.example.org", back.answer?.text);
  return { visitor, back: back.url };
}
const finish = async ({ visitor, back }: Awaited<ReturnType<typeof cameBack>>) =>
  visitor.post<SessionAnswer & { returnTo: string }>("/api/session/callback", queryOf(back));
const detailsWith = (email: string, token: string | null) =>
  app.get(`/api/user/${email}/details`, { headers: { authorization: `Bearer ${token}` } });

describe("with another issuer", () => {
  test("the only way to sign in is the redirect, without password forms", async () => {
    assert.deepEqual((await app.get("/api/session/methods")).body, { password: false, signUp: false, providers: [] });
    const answer = await app.post("/api/session/sign-in", { email: "a@b.example", password });
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [404, "NOT_FOUND"]);
    assert.equal((await app.get("/.well-known/openid-configuration")).status, 404);
    assert.equal((await app.get("/oauth2/authorize")).status, 404);
  });

  test("people sign in there, get an account here, and can make calls with their token", async () => {
    const person = await signedIn(issuer, { password, name: "Meera Nair" });
    const answer = await finish(await cameBack(person));
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(
      [answer.body.isLoggedIn, answer.body.userType, answer.body.returnTo],
      [true, "General_User", "/jobs"],
    );
    assert.equal((await detailsWith(person.email, answer.body.accessToken)).status, 200);
    assert.equal((await detailsWith(person.email, answer.body.idToken)).status, 401);
    const [row] = await app.db.query("select issuer, sub, name from account where email = $1", [person.email]);
    assert.deepEqual(row, { issuer: there, sub: person.accountId, name: "Meera Nair" });
    const again = await finish(await cameBack(person));
    assert.equal(again.status, 200);
    assert.equal((await app.db.query("select 1 from account where email = $1", [person.email])).length, 1);
  });

  test("the issuer's groups and those assigned here both count", async () => {
    const admin = await signedIn(issuer, { password, groups: ["admin"] });
    // An issuer of our kind tells of an admin only after the second factor.
    assert.equal((await finish(await cameBack(admin))).body.userType, "General_User");
    const uri = await addCodeApp(admin, now);
    later(30);
    assert.equal((await finish(await cameBack(admin, aVisitor(app), codeOf(uri, now)))).body.userType, "Admin");
    const recruiter = await signedIn(issuer, { password });
    const visit = await cameBack(recruiter);
    await finish(visit);
    const [row] = await app.db.query<{ id: string }>("select id from account where email = $1", [recruiter.email]);
    later(1);
    await app.db.transaction((tx) => setGroups(tx, row?.id ?? "", ["corporate-recruiter"], now));
    later(1);
    const renewed = await visit.visitor.get<SessionAnswer>("/api/session");
    assert.equal(renewed.body.corporateUserType, "corporate-recruiter");
    assert.equal((await detailsWith(recruiter.email, renewed.body.accessToken)).status, 200);
  });

  test("an admin's calls need a sign-in there with two factors", async () => {
    const admin = await signedIn(issuer, { password });
    await finish(await cameBack(admin));
    const [here] = await app.db.query<{ id: string }>("select id from account where email = $1", [admin.email]);
    await app.db.transaction((tx) => setGroups(tx, here?.id ?? "", ["admin"], now));
    later(1);
    const reports = (token: string | null) =>
      app.get("/api/admin/job-reports", { headers: { authorization: `Bearer ${token}` } });
    const weak = (await finish(await cameBack(admin))).body;
    assert.deepEqual([weak.userType, weak.secondFactor], ["Admin", "ADD"]);
    const again = await app.get("/api/session/authorize?level=strong");
    const asked = new URL(String(again.headers.location)).searchParams.get("acr_values")?.split(" ") ?? [];
    assert.ok(asked.includes("https://refeds.org/profile/mfa"), asked.join());
    const answer = await reports(weak.accessToken);
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [403, "SECOND_FACTOR_REQUIRED"]);
    const uri = await addCodeApp(admin, now);
    later(30);
    const strong = (await finish(await cameBack(admin, aVisitor(app), codeOf(uri, now)))).body;
    assert.equal(strong.secondFactor, undefined);
    assert.equal((await reports(strong.accessToken)).status, 200);
  });

  test("a token of no session here is refused, though the issuer signed it for us", async () => {
    const person = await signedIn(issuer, { password });
    const visit = await cameBack(person);
    const answer = await finish(visit);
    await visit.visitor.get("/api/session");
    await app.db.query(
      "update session set access_hash = null where account_id = (select id from account where email = $1)",
      [person.email],
    );
    later(21);
    assert.equal((await detailsWith(person.email, answer.body.accessToken)).status, 401);
    assert.equal((await detailsWith(person.email, String(person.session.accessToken))).status, 401);
  });

  test("tokens are renewed there; an unreachable issuer suspends the session, a refusal ends it", async () => {
    const person = await signedIn(issuer, { password });
    const visit = await cameBack(person);
    const first = await finish(visit);
    later(570);
    isReachable = false;
    const waiting = await visit.visitor.get("/api/session");
    assert.deepEqual([waiting.status, refusalIn(waiting).errorCode], [503, "BUSY"]);
    isReachable = true;
    const renewed = await visit.visitor.get<SessionAnswer>("/api/session");
    assert.equal(renewed.body.isLoggedIn, true);
    assert.notEqual(renewed.body.accessToken, first.body.accessToken);
    await issuer.db.query("delete from oidc_record where account_id = $1", [person.accountId]);
    later(570);
    assert.equal((await visit.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });

  test("signing out revokes there and continues at its log-out page; an unreachable issuer is reported", async () => {
    const person = await signedIn(issuer, { password });
    const visit = await cameBack(person);
    const { body } = await finish(visit);
    const left = await visit.visitor.post<{ continueAt: string }>("/api/session/sign-out", {});
    assert.match(left.body.continueAt, /^https:\/\/issuer\.example\/logout\?/);
    assert.equal((await issuer.get(left.body.continueAt.slice(there.length))).status, 200);
    later(21);
    assert.equal((await detailsWith(person.email, body.accessToken)).status, 401);
    const second = await cameBack(person);
    await finish(second);
    isReachable = false;
    const failed = await second.visitor.post("/api/session/sign-out", {});
    isReachable = true;
    assert.deepEqual(
      [failed.status, refusalIn(failed).errorCode, refusalIn(failed).errorMsg],
      [503, "OAUTH_SIGN_OUT", "An error occurred when attempting to log out from OAuth provider."],
    );
    assert.equal((await second.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });

  test("an address of another account here is not taken over", async () => {
    const person = await signedIn(issuer, { password });
    await app.db.query(
      "insert into account (id, issuer, sub, email, name) values (gen_random_uuid(), 'https://older.example', 'x', $1, 'Owner')",
      [person.email],
    );
    const answer = await finish(await cameBack(person));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "LINK_REQUIRED"]);
  });

  test("an id token signed by another key is refused", async () => {
    const stranger = await makeSigningKey();
    const person = await signedIn(issuer, { password });
    const honest = await startApp({
      clock,
      fetchOutside: async (input, options) => {
        if (!String(input).endsWith("/jwks.json")) return fetchOutside(input, options);
        const { kty, n, e } = stranger;
        const kid = issuer.app.identity.settings.signingKeys[0]?.kid;
        return Response.json({ keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] });
      },
      identity: { kind: "oidc", issuer: { url: there, clientId: "jobs", clientSecret } },
    });
    const visitor = aVisitor(honest);
    const { back } = await cameBack(person, visitor);
    const answer = await visitor.post("/api/session/callback", queryOf(back));
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
  });

  test("nothing works until the issuer is reached for the first time, then everything does", async () => {
    const lonely = await startApp({
      clock,
      fetchOutside,
      identity: { kind: "oidc", issuer: { url: there, clientId: "jobs", clientSecret } },
    });
    isReachable = false;
    assert.equal((await lonely.get("/api/session/authorize")).status, 503);
    isReachable = true;
    assert.equal((await lonely.get("/api/session/authorize")).status, 302);
  });
});
