// Checks the provider with an independent OpenID client over the network.

import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { decodeJwt } from "jose";
import * as oidc from "openid-client";
import type { HttpMethod } from "../../../contract/api.ts";
import type { ErrorBody } from "../../../contract/endpoint.ts";
import { startPartner, type Tokens } from "../../../tests/support/partner.ts";
import { aPasskey } from "../../../tests/support/passkey.ts";
import { follow, queryOf } from "../../../tests/support/redirects.ts";
import { raiseAuthGen } from "../accounts.ts";
import { cookieNamesOf } from "../cookies.ts";

const partner = await startPartner();
const { app, site, person, password, client, verifier, later } = partner;
const { browser, authorizeAddress, signInAt, tokensFor, redeem, userInfo, discover } = partner;

describe("an application", () => {
  /** The person's groups that it receives: in both tokens, and in the claims and the id token of a refreshed one. */
  async function groupsTold(tokens: Tokens) {
    const refreshed = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? "");
    const info = await oidc.fetchUserInfo(client, refreshed.access_token, person.accountId);
    const stated = [decodeJwt(tokens.access_token), tokens.claims(), info, refreshed.claims()];
    return stated.map((claims) => claims?.["cognito:groups"]);
  }
  const setGroups = (groups: string[]) =>
    app.db.query("update account set groups = $2 where id = $1", [person.accountId, groups]);
  after(async () => {
    await setGroups([]);
    await app.db.query("delete from recovery_code where account_id = $1", [person.accountId]);
    await app.db.query("delete from second_factor where account_id = $1", [person.accountId]);
  });

  test("takes no account for an admin's before the second factor is given", async () => {
    await setGroups(["admin"]);
    assert.deepEqual(await groupsTold(await tokensFor()), [[], [], [], []]);
    await setGroups(["corporate-admin"]);
    assert.deepEqual(await groupsTold(await tokensFor()), Array(4).fill(["corporate-admin"]));
  });

  test("learns of an admin who has given it", async () => {
    await setGroups(["admin"]);
    const code = await addFactor();
    const visitor = browser();
    const { interaction } = queryOf((await follow(visitor, authorizeAddress(), site)).url);
    await visitor.post("/api/session/sign-in", { email: person.email, password, interaction });
    const given = await visitor.post<{ continueAt: string }>("/api/session/second-factor", { code });
    assert.equal(given.status, 200, given.text);
    const back = (await follow(visitor, given.body.continueAt, site)).url;
    const checks = { pkceCodeVerifier: verifier, expectedState: "a-state", idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(client, back, checks);
    assert.deepEqual(await groupsTold(tokens), Array(4).fill(["admin"]));
  });

  /** Gives the person a passkey; resolves to a recovery code. */
  async function addFactor(): Promise<string> {
    const visitor = browser();
    const { email } = person;
    const { body } = await visitor.post<{ accessToken: string }>("/api/session/sign-in", { email, password });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const path = "/api/user/second-factors/passkey";
    const begun = await visitor.post<{ ceremony: string; options: { challenge: string } }>(
      `${path}/begin`,
      {},
      headers,
    );
    const { ceremony, options } = begun.body;
    const passkey = { ceremony, response: aPasskey(site).register(options), name: "My laptop" };
    const added = await visitor.post<{ recoveryCodes: string[] }>(path, passkey, headers);
    assert.equal(added.status, 201, added.text);
    return added.body.recoveryCodes[0] ?? "";
  }
});

describe("an independent client, over the network,", () => {
  const visitor = browser();
  let tokens: Tokens;
  test("completes the code flow with PKCE, and gets the user's claims", async () => {
    tokens = await tokensFor(visitor);
    const claims = tokens.claims();
    assert.deepEqual(
      [claims?.sub, claims?.email, claims?.name, claims?.["cognito:groups"]],
      [person.accountId, person.email, "Asha Rao", []],
    );
    const info = await oidc.fetchUserInfo(client, tokens.access_token, person.accountId);
    assert.deepEqual(
      [info.email, info.email_verified, info.name, info.phone_number],
      [person.email, true, "Asha Rao", undefined],
    );
    assert.equal((await userInfo(tokens.access_token)).status, 200);
  });
  test("cannot call the API: its token makes no calls for the user", async () => {
    const headers = { authorization: `Bearer ${tokens.access_token}`, "content-type": "application/json" };
    const CALLS: [HttpMethod, string, object?][] = [
      ["GET", `/api/user/${person.email}/details`],
      ["PATCH", `/api/user/${person.email}/details`, { name: "Somebody Else" }],
      ["GET", `/api/corporate-user/${person.subject}/cognito`],
      ["POST", "/api/invite/accept", { token: "t".repeat(43) }],
    ];
    for (const [method, url, payload] of CALLS) {
      const { statusCode, payload: text } = await app.app.fastify.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      assert.deepEqual([statusCode, JSON.parse(text).errorCode], [401, "UNAUTHENTICATED"], url);
    }
    assert.equal((await userInfo(tokens.access_token)).status, 200);
  });
  test("is remembered: a second authorization needs no sign-in", async () => {
    const again = await follow(visitor, authorizeAddress({ prompt: "none" }), site);
    assert.equal(again.url.origin, "https://partner.example");
    assert.ok(queryOf(again.url).code);
  });
  test("refreshes, and gets a new refresh token each time", async () => {
    const first = tokens.refresh_token ?? "";
    const next = await oidc.refreshTokenGrant(client, first);
    assert.notEqual(next.refresh_token, first);
    assert.equal((await userInfo(next.access_token)).status, 200);
    tokens = { ...tokens, ...next };
  });
  test("revokes: the refresh token stops at once, the access token within half a minute", async () => {
    await oidc.tokenRevocation(client, tokens.refresh_token ?? "");
    await assert.rejects(oidc.refreshTokenGrant(client, tokens.refresh_token ?? ""), { error: "invalid_grant" });
    later(21);
    assert.equal((await userInfo(tokens.access_token)).status, 401);
  });
  test("logs out: the user confirms, the session ends and the browser returns", async () => {
    const signedInHere = browser();
    const mine = await tokensFor(signedInHere);
    const leave = oidc.buildEndSessionUrl(client, {
      id_token_hint: mine.id_token ?? "",
      post_logout_redirect_uri: "https://partner.example/bye",
      state: "bye",
    });
    const asked = await signedInHere.get(leave.pathname + leave.search);
    assert.equal(asked.status, 200);
    assert.match(
      String(asked.headers["content-security-policy"]),
      /default-src 'none'.*form-action 'self' https:\/\/partner\.example$/,
    );
    assert.doesNotMatch(asked.text, /<script|<style|style=|onload/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.text)?.[1] ?? "";
    const form = { "content-type": "application/x-www-form-urlencoded" };
    assert.equal((await signedInHere.post("/logout/confirm", "xsrf=wrong&logout=yes", form)).status, 400);
    const gone = await signedInHere.post(
      "/logout/confirm",
      new URLSearchParams({ xsrf, logout: "yes" }).toString(),
      form,
    );
    assert.equal(gone.headers.location, "https://partner.example/bye?state=bye");
    assert.equal((await follow(signedInHere, authorizeAddress(), site)).url.pathname, "/auth/login");
    await assert.rejects(oidc.refreshTokenGrant(client, mine.refresh_token ?? ""), { error: "invalid_grant" });
  });
  test("may be a public client", async () => {
    const phone = await discover("phone", oidc.None());
    const wishes = { client_id: "phone", redirect_uri: "https://phone.example/back" };
    const back = await signInAt(browser(), authorizeAddress(wishes));
    const mine = await oidc.authorizationCodeGrant(phone, back, {
      pkceCodeVerifier: verifier,
      expectedState: "a-state",
    });
    assert.ok((await oidc.refreshTokenGrant(phone, mine.refresh_token ?? "")).access_token);
  });
});

describe("signing in for another application", () => {
  test("works only in the browser that the application sent here", async () => {
    const theirs = await follow(browser(), authorizeAddress(), site);
    const { interaction } = queryOf(theirs.url);
    const answer = await browser().post("/api/session/sign-in", { email: person.email, password, interaction });
    assert.equal(answer.status, 400);
  });
  test("ignores an unsigned cookie, though it names the interaction", async () => {
    const name = cookieNamesOf(site).interaction;
    const theirs = browser();
    const { interaction = "" } = queryOf((await follow(theirs, authorizeAddress(), site)).url);
    const signature = theirs.cookies.get(`${name}.sig`) ?? "";
    const MADE_UP: Record<string, string>[] = [
      { [name]: interaction },
      { [name]: interaction, [`${name}.sig`]: "" },
      { [name]: interaction, [`${name}.sig`]: signature.replace(/^./, (first) => (first === "A" ? "B" : "A")) },
      { [name]: interaction, [`${name}.sig`]: signature.slice(0, -1) },
      { [name]: interaction, [`${name}.sig`]: theirs.cookies.get(`${cookieNamesOf(site).resume}.sig`) ?? "" },
    ];
    const form = { email: person.email, password, interaction };
    for (const cookies of MADE_UP) {
      const victim = browser();
      for (const [key, value] of Object.entries(cookies)) victim.cookies.set(key, value);
      const answer = await victim.post<ErrorBody>("/api/session/sign-in", form);
      assert.deepEqual([answer.status, answer.body.errorCode], [400, "OAUTH_STATE"], JSON.stringify(cookies));
      assert.equal((await victim.get(`/oauth2/social?interaction=${interaction}`)).status, 400);
    }
    assert.equal((await theirs.post("/api/session/sign-in", form)).status, 200);
  });
  test("continues only in the browser in which it began, whatever cookie is planted in another", async () => {
    const [attacker, victim] = [browser(), browser()];
    const names = cookieNamesOf(site);
    const { interaction = "" } = queryOf((await follow(attacker, authorizeAddress(), site)).url);
    const entered = await attacker.post<{ continueAt: string }>("/api/session/sign-in", {
      email: person.email,
      password,
      interaction,
    });
    for (const name of [names.resume, `${names.resume}.sig`])
      victim.cookies.set(name, attacker.cookies.get(name) ?? "");
    const slipped = await follow(victim, entered.body.continueAt, site);
    assert.deepEqual([slipped.url.origin, slipped.answer?.status], [site, 400]);
    assert.ok(queryOf((await follow(attacker, entered.body.continueAt, site)).url).code);
  });
  test("survives a sign-out with a forged cookie, which ends no session at the provider", async () => {
    const visitor = browser();
    await tokensFor(visitor);
    const name = cookieNamesOf(site).session;
    const stranger = browser();
    stranger.cookies.set(name, visitor.cookies.get(name) ?? "");
    assert.equal((await stranger.post("/api/session/sign-out", {})).status, 200);
    assert.ok(queryOf((await follow(visitor, authorizeAddress({ prompt: "none" }), site)).url).code);
    stranger.cookies.set(name, visitor.cookies.get(name) ?? "");
    stranger.cookies.set(`${name}.sig`, visitor.cookies.get(`${name}.sig`) ?? "");
    await stranger.post("/api/session/sign-out", {});
    assert.ok(!queryOf((await follow(visitor, authorizeAddress({ prompt: "none" }), site)).url).code);
  });
  test("is refused to disabled accounts, even with a session at the provider", async () => {
    const visitor = browser();
    await tokensFor(visitor);
    await app.db.query("update account set disabled_at = now() where id = $1", [person.accountId]);
    const { url } = await follow(visitor, authorizeAddress(), site);
    await app.db.query("update account set disabled_at = null where id = $1", [person.accountId]);
    assert.equal(url.pathname, "/auth/login");
  });
  test("ends if the password changes before the browser continues", async () => {
    const visitor = browser();
    const { interaction } = queryOf((await follow(visitor, authorizeAddress(), site)).url);
    const form = { email: person.email, password, interaction };
    const entered = await visitor.post<{ continueAt: string }>("/api/session/sign-in", form);
    assert.equal(entered.status, 200);
    await app.db.transaction(async (tx) => {
      await raiseAuthGen(tx, person.accountId);
      await app.app.identity.sessions.endAll(tx, person.accountId);
    });
    const late = await follow(visitor, entered.body.continueAt, site);
    assert.deepEqual([late.url.origin, late.answer?.status], [site, 400]);
    assert.equal((await follow(visitor, authorizeAddress(), site)).url.pathname, "/auth/login");
  });
  test("does not begin with a password that changed during the comparison", async () => {
    const visitor = browser();
    const { interaction = "" } = queryOf((await follow(visitor, authorizeAddress(), site)).url);
    const proof = { accountId: person.accountId, authTime: new Date(), authGen: 0 };
    const call = { caller: null, ip: "127.0.0.1", userAgent: "", cookies: {}, setCookie: () => {} };
    const cookies = Object.fromEntries(visitor.cookies);
    await assert.rejects(
      app.app.identity.sessions.finishInteraction(interaction, proof, { ...call, cookies }),
      /Wrong e-mail address or password/,
    );
  });
  test("our own grant type is only for our backend: a partner is refused", async () => {
    const answer = await redeem({ grant_type: "urn:vouchboard:params:oauth:grant-type:sign-in", ticket: "x" });
    assert.equal(answer.status, 400);
    const forged = await fetch(`${site}/oauth2/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "urn:vouchboard:params:oauth:grant-type:sign-in",
        ticket: "x",
        client_id: "vouchboard",
        client_secret: "guessed",
      }),
    });
    assert.equal(forged.status, 401);
  });
  test("addresses in the metadata are the public ones, despite Host and proxy headers", async () => {
    const answer = await app.get<Record<string, string>>("/.well-known/openid-configuration", {
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    });
    for (const [name, value] of Object.entries(answer.body))
      if (/endpoint|issuer|uri$/.test(name) && typeof value === "string")
        assert.ok(value.startsWith(site), `${name} ${value}`);
  });
});
