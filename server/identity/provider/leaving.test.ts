// Checks log-out by the provider's page over the network: what it ends, and that its pages need no script.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as oidc from "openid-client";
import { signedIn } from "../../../tests/support/accounts.ts";
import type { Answer } from "../../../tests/support/app.ts";
import { startPartner } from "../../../tests/support/partner.ts";
import { follow, queryOf } from "../../../tests/support/redirects.ts";
import type { Visitor } from "../../../tests/support/visitor.ts";
import { cookieNamesOf, sessionCookieOf } from "../cookies.ts";

const partner = await startPartner();
const { app, site, person, password, client, browser, tokensFor, authorizeAddress } = partner;
const { db } = app;
const siteCookie = sessionCookieOf(site);
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Asserts that this is our own page with our content policy and without scripts. */
function isOurPage(answer: Answer): void {
  assert.equal(answer.status, 200, answer.text);
  assert.match(
    String(answer.headers["content-security-policy"]),
    /^default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'/,
  );
  assert.equal(answer.headers["cache-control"], "no-store");
  assert.match(answer.text, /<link rel="stylesheet" href="\/oauth2\/pages\.css">/);
  assert.doesNotMatch(answer.text, /<script|<style|style=|\son\w+=/);
}

/** Presses a button of the page: our own page's form is sent with every cookie, including the strict one. */
function press(visitor: Visitor, page: Answer, fields: Record<string, string>): Promise<Answer> {
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const action = new URL(/action="([^"]+)"/.exec(page.text)?.[1] ?? "");
  assert.equal(action.origin, site);
  return visitor.post(action.pathname, new URLSearchParams({ xsrf, ...fields }).toString(), form);
}

/** Follows a link from another site: the browser does not send its strict cookie. */
async function comeFromElsewhere(visitor: Visitor, path: string): Promise<Answer> {
  const kept = visitor.cookies.get(siteCookie);
  visitor.cookies.delete(siteCookie);
  const answer = await visitor.get(path);
  if (kept !== undefined) visitor.cookies.set(siteCookie, kept);
  return answer;
}

async function atTheSite(visitor = browser()): Promise<Visitor> {
  const answer = await visitor.post("/api/session/sign-in", { email: person.email, password });
  assert.equal(answer.status, 200, answer.text);
  return visitor;
}
const isLoggedIn = async (visitor: Visitor) =>
  (await visitor.get<{ isLoggedIn: boolean }>("/api/session")).body.isLoggedIn;
const leaveAddress = (idToken: string) => {
  const asked = { id_token_hint: idToken, post_logout_redirect_uri: "https://partner.example/bye" };
  const { pathname, search } = oidc.buildEndSessionUrl(client, asked);
  return pathname + search;
};

describe("log-out by the provider's page", () => {
  test("ends the site's own session, its grant and its cookie as well, and no other", async () => {
    const elsewhere = await atTheSite();
    const visitor = await atTheSite();
    const { id_token: idToken = "" } = await tokensFor(visitor);
    const sessions = () => db.query<{ id: string }>("select id from session where account_id = $1", [person.accountId]);
    const kept = new Map(visitor.cookies);
    const page = await comeFromElsewhere(visitor, leaveAddress(idToken));
    isOurPage(page);
    assert.equal(await isLoggedIn(visitor), true);
    const before = (await sessions()).length;
    const gone = await press(visitor, page, { logout: "yes" });
    assert.deepEqual([gone.status, gone.headers.location], [303, "https://partner.example/bye"]);
    assert.equal(visitor.cookies.get(siteCookie) ?? "", "");
    assert.equal((await sessions()).length, before - 1);
    for (const [name, value] of kept) visitor.cookies.set(name, value);
    assert.equal(await isLoggedIn(visitor), false);
    assert.equal(await isLoggedIn(elsewhere), true);
    const refreshing = await db.query(
      "select 1 from oidc_record where kind = 'RefreshToken' and account_id = $1 and payload->>'clientId' = 'vouchboard'",
      [person.accountId],
    );
    assert.equal(refreshing.length, (await sessions()).length);
  });
  test("ends nothing if the user chooses to stay", async () => {
    const visitor = await atTheSite();
    const { id_token: idToken = "" } = await tokensFor(visitor);
    await press(visitor, await comeFromElsewhere(visitor, leaveAddress(idToken)), {});
    assert.equal(await isLoggedIn(visitor), true);
  });
  test("ends nothing without the page's secret", async () => {
    const visitor = await atTheSite();
    await tokensFor(visitor);
    await comeFromElsewhere(visitor, "/logout");
    for (const body of ["logout=yes", "logout=yes&xsrf=made-up", "logout=yes&xsrf="])
      assert.equal((await visitor.post("/logout/confirm", body, form)).status, 400);
    assert.equal(await isLoggedIn(visitor), true);
  });
  test("never reports success while the site's session exists, and can be retried", async (t) => {
    const visitor = await atTheSite();
    const { id_token: idToken = "" } = await tokensFor(visitor);
    const page = await comeFromElsewhere(visitor, leaveAddress(idToken));
    const failing = t.mock.method(db, "transaction", () => Promise.reject(new Error("the database went away")));
    const answer = await press(visitor, page, { logout: "yes" });
    failing.mock.restore();
    assert.deepEqual([answer.status, answer.headers.location], [500, undefined]);
    assert.match(answer.text, /You are not logged out yet/);
    assert.equal(await isLoggedIn(visitor), true);
    await press(visitor, await visitor.get("/logout"), { logout: "yes" });
    assert.equal(await isLoggedIn(visitor), false);
  });
  test("asks also if the provider has no session, because the site may have one", async () => {
    const visitor = await atTheSite();
    assert.ok(!visitor.cookies.has(cookieNamesOf(site).session));
    const page = await comeFromElsewhere(visitor, "/logout");
    isOurPage(page);
    const gone = await press(visitor, page, { logout: "yes" });
    assert.deepEqual([gone.status, gone.headers.location], [303, `${site}/logout/success`]);
    isOurPage(await visitor.get("/logout/success"));
    assert.equal(await isLoggedIn(visitor), false);
  });
});

test("signing in as another user for an application asks on our page, and continues as that user", async () => {
  const visitor = browser();
  await tokensFor(visitor);
  const other = await signedIn(app, { password });
  const login = await follow(visitor, authorizeAddress({ prompt: "login" }), site);
  const { interaction } = queryOf(login.url);
  const entered = await visitor.post<{ continueAt: string }>("/api/session/sign-in", {
    email: other.email,
    password,
    interaction,
  });
  const asked = await follow(visitor, entered.body.continueAt, site);
  assert.ok(asked.answer);
  isOurPage(asked.answer);
  assert.match(
    String(asked.answer.headers["content-security-policy"]),
    /form-action 'self' https:\/\/partner\.example$/,
  );
  const next = await press(visitor, asked.answer, { logout: "yes" });
  const back = await follow(visitor, String(next.headers.location), site);
  const tokens = await oidc.authorizationCodeGrant(client, back.url, {
    pkceCodeVerifier: partner.verifier,
    expectedState: "a-state",
    idTokenExpected: true,
  });
  assert.equal(tokens.claims()?.sub, other.accountId);
});
