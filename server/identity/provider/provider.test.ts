// The provider as other applications meet it: a client that knows nothing of us, over the network, and those who cheat.
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { describe, test } from "node:test";
import * as oidc from "openid-client";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { follow, queryOf } from "../../../tests/support/redirects.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";

const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const redirectUri = "https://partner.example/back";
const secret = "a secret that only the partner knows";
let now = new Date();
const app = await startApp({
  clock: () => now,
  publicUrl: site,
  identity: {
    oauthClients: [
      {
        client_id: "partner",
        client_secret: secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: ["https://partner.example/bye"],
      },
      { client_id: "phone", redirect_uris: ["https://phone.example/back"] },
    ],
  },
});
await app.app.fastify.listen({ port, host: "127.0.0.1" });
const password = "correct horse battery";
const person = await signedIn(app, { password, name: "Asha Rao" });
const partner = await discover("partner", oidc.ClientSecretBasic(secret));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return address.port;
}

function discover(clientId: string, proof: oidc.ClientAuth): Promise<oidc.Configuration> {
  const execute = [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks];
  return oidc.discovery(new URL(site), clientId, {}, proof, { execute });
}

const browser = () => aVisitor(app, { over: site });
const verifier = oidc.randomPKCECodeVerifier();
const challenge = await oidc.calculatePKCECodeChallenge(verifier);

type Wishes = Record<string, string | undefined>;
function authorizeAddress(wishes: Wishes = {}): string {
  const query = {
    client_id: "partner",
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: "a-state",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...wishes,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/oauth2/authorize?${new URLSearchParams(given)}`;
}

/** Goes through the login page by password; the address that the browser is sent to in the end. */
async function signInAt(visitor: Visitor, address: string): Promise<URL> {
  const login = await follow(visitor, address, site);
  assert.equal(login.url.pathname, "/auth/login");
  const { interaction } = queryOf(login.url);
  const answer = await visitor.post<{ continueAt: string }>("/api/session/sign-in", {
    email: person.email,
    password,
    interaction,
  });
  assert.equal(answer.status, 200, answer.text);
  return (await follow(visitor, answer.body.continueAt, site)).url;
}

async function tokensFor(visitor = browser()): Promise<oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers> {
  const back = await signInAt(visitor, authorizeAddress());
  return oidc.authorizationCodeGrant(partner, back, {
    pkceCodeVerifier: verifier,
    expectedState: "a-state",
    idTokenExpected: true,
  });
}

/** Posts to the token endpoint as the partner, without the library's care. */
function redeem(fields: Record<string, string>) {
  return fetch(`${site}/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`partner:${encodeURIComponent(secret).replaceAll("%20", "+")}`)}` },
    body: new URLSearchParams(fields),
  }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Record<string, string> }));
}
const redeemCode = (code: string, more: Record<string, string> = {}) =>
  redeem({ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier, ...more });
const details = (token: string) =>
  app.get(`/api/user/${person.email}/details`, { headers: { authorization: `Bearer ${token}` } });
const codeFor = async (visitor: Visitor, wishes?: Wishes) =>
  queryOf(await signInAt(visitor, authorizeAddress(wishes))).code ?? "";

describe("an independent client, over the network,", () => {
  const visitor = browser();
  let tokens: Awaited<ReturnType<typeof tokensFor>>;
  test("completes code and PKCE, and learns who it is", async () => {
    tokens = await tokensFor(visitor);
    const claims = tokens.claims();
    assert.deepEqual(
      [claims?.sub, claims?.email, claims?.name, claims?.["cognito:groups"]],
      [person.accountId, person.email, "Asha Rao", []],
    );
    const info = await oidc.fetchUserInfo(partner, tokens.access_token, person.accountId);
    assert.deepEqual(
      [info.email, info.email_verified, info.name, info.phone_number],
      [person.email, true, "Asha Rao", undefined],
    );
    assert.equal((await details(tokens.access_token)).status, 200);
  });
  test("is remembered: a second authorization asks nobody", async () => {
    const again = await follow(visitor, authorizeAddress({ prompt: "none" }), site);
    assert.equal(again.url.origin, "https://partner.example");
    assert.ok(queryOf(again.url).code);
  });
  test("refreshes, and gets a new refresh token each time", async () => {
    const first = tokens.refresh_token ?? "";
    const next = await oidc.refreshTokenGrant(partner, first);
    assert.notEqual(next.refresh_token, first);
    assert.equal((await details(next.access_token)).status, 200);
    tokens = { ...tokens, ...next };
  });
  test("revokes: the refresh token is dead at once, the access token within half a minute", async () => {
    await oidc.tokenRevocation(partner, tokens.refresh_token ?? "");
    await assert.rejects(oidc.refreshTokenGrant(partner, tokens.refresh_token ?? ""), { error: "invalid_grant" });
    now = new Date(now.getTime() + 21_000);
    assert.equal((await details(tokens.access_token)).status, 401);
  });
  test("logs out: the person says yes, the browser is forgotten and comes back", async () => {
    const signedInHere = browser();
    const mine = await tokensFor(signedInHere);
    const leave = oidc.buildEndSessionUrl(partner, {
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
    await assert.rejects(oidc.refreshTokenGrant(partner, mine.refresh_token ?? ""), { error: "invalid_grant" });
  });
  test("is a public one as well", async () => {
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

describe("a code", () => {
  test("works once: the second use ends everything it gave", async () => {
    const code = await codeFor(browser());
    const first = await redeemCode(code);
    assert.equal(first.status, 200);
    const second = await redeemCode(code);
    assert.deepEqual([second.status, second.body.error], [400, "invalid_grant"]);
    const refreshed = await redeem({ grant_type: "refresh_token", refresh_token: first.body.refresh_token ?? "" });
    assert.deepEqual([refreshed.status, refreshed.body.error], [400, "invalid_grant"]);
    now = new Date(now.getTime() + 21_000);
    assert.equal((await details(first.body.access_token ?? "")).status, 401);
  });
  test("works once when eight use it at the same moment, and then nothing of it lives", async () => {
    const code = await codeFor(browser());
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeemCode(code)));
    const won = answers.filter(({ status }) => status === 200);
    assert.ok(won.length <= 1, `${won.length} won`);
    for (const { body } of won) {
      const refreshed = await redeem({ grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" });
      assert.equal(refreshed.status, 400);
      assert.equal((await details(body.access_token ?? "")).status, 401);
    }
  });
  const REFUSED: Record<string, Record<string, string>> = {
    "without the verifier": { code_verifier: "" },
    "with another verifier": { code_verifier: oidc.randomPKCECodeVerifier() },
    "with the challenge as the verifier": { code_verifier: challenge },
    "for another redirect address": { redirect_uri: `${redirectUri}/` },
    "without a redirect address": { redirect_uri: "" },
  };
  for (const [name, more] of Object.entries(REFUSED))
    test(`gives nothing ${name}`, async () =>
      assert.equal((await redeemCode(await codeFor(browser()), more)).status, 400));
  test("gives nothing to another client", async () => {
    const code = await codeFor(browser());
    const answer = await fetch(`${site}/oauth2/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: "phone",
      }),
    });
    assert.equal(answer.status, 400);
  });
  test("gives nothing after a minute", async () => {
    const code = await codeFor(browser());
    now = new Date(now.getTime() + 61_000);
    assert.equal((await redeemCode(code)).status, 400);
  });
});

describe("refresh tokens", () => {
  test("used twice end their whole family", async () => {
    const first = await tokensFor();
    const second = await redeem({ grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" });
    assert.equal(second.status, 200);
    assert.equal((await redeem({ grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" })).status, 400);
    assert.equal(
      (await redeem({ grant_type: "refresh_token", refresh_token: second.body.refresh_token ?? "" })).status,
      400,
    );
  });
  test("used by six at the same moment serve at most one, and the family ends", async () => {
    const first = await tokensFor();
    const used = { grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(used)));
    const won = answers.filter(({ status }) => status === 200);
    assert.ok(won.length <= 1);
    for (const { body } of won)
      assert.equal((await redeem({ ...used, refresh_token: body.refresh_token ?? "" })).status, 400);
  });
  test("of another client are nobody's", async () => {
    const { refresh_token = "" } = await tokensFor();
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token, client_id: "phone" });
    assert.equal((await fetch(`${site}/oauth2/token`, { method: "POST", body })).status, 400);
  });
  test("lie in no table", async () => {
    const { refresh_token = "" } = await tokensFor();
    const rows = await app.db.query<{ row: string }>("select r::text as row from oidc_record r");
    assert.ok(rows.length > 0 && rows.every(({ row }) => !row.includes(refresh_token)));
  });
});

describe("an authorization request is refused", () => {
  const REFUSED: Record<string, Wishes> = {
    "without PKCE": { code_challenge: undefined, code_challenge_method: undefined },
    "with PKCE plain": { code_challenge: verifier, code_challenge_method: "plain" },
    "with PKCE of no method": { code_challenge: verifier, code_challenge_method: undefined },
    "for tokens in the address": { response_type: "token" },
    "for an id token in the address": { response_type: "id_token", nonce: "n" },
    "for another API": { resource: "https://other.example/api" },
  };
  for (const [name, wishes] of Object.entries(REFUSED))
    test(name, async () => {
      const { url, answer } = await follow(browser(), authorizeAddress(wishes), site);
      const isTold =
        url.origin === "https://partner.example" && url.href.includes("error=") && !url.href.includes("code=");
      assert.ok(isTold || answer?.status === 400, url.href);
    });
  const TRICKS = [
    `${redirectUri}/`,
    `${redirectUri}?x=1`,
    `${redirectUri}#x`,
    `${redirectUri}.evil.example`,
    "https://partner.example/back/../evil",
    "https://partner.example/",
    "https://partner.example.evil.example/back",
    "https://partner.example@evil.example/back",
    "https://evil.example/back",
    "https://evil.example/?https://partner.example/back",
    "http://partner.example/back",
    "https://PARTNER.example/back",
    "https://partner.example:443/back",
    "https://partner.example/%62ack",
    "//partner.example/back",
    "javascript:alert(1)",
    "",
  ];
  for (const trick of TRICKS)
    test(`for the redirect address ${trick || "(none)"}`, async () => {
      const { url, answer } = await follow(browser(), authorizeAddress({ redirect_uri: trick }), site);
      assert.equal(url.origin, site);
      assert.equal(answer?.status, 400);
      assert.match(String(answer.headers["content-security-policy"]), /^default-src 'none'/);
      assert.doesNotMatch(answer.text, /<script|<style|style=/);
    });
});

describe("signing in for another application", () => {
  test("works only in the browser that was sent here", async () => {
    const theirs = await follow(browser(), authorizeAddress(), site);
    const { interaction } = queryOf(theirs.url);
    const answer = await browser().post("/api/session/sign-in", { email: person.email, password, interaction });
    assert.equal(answer.status, 400);
  });
  test("is not for disabled accounts, not even for those that are remembered", async () => {
    const visitor = browser();
    await tokensFor(visitor);
    await app.db.query("update account set disabled_at = now() where id = $1", [person.accountId]);
    const { url } = await follow(visitor, authorizeAddress(), site);
    await app.db.query("update account set disabled_at = null where id = $1", [person.accountId]);
    assert.equal(url.pathname, "/auth/login");
  });
  test("our own grant is for our own backend: a partner gets nothing by it", async () => {
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
  test("addresses in the metadata are the public ones, whatever Host and proxy headers say", async () => {
    const answer = await app.get<Record<string, string>>("/.well-known/openid-configuration", {
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    });
    for (const [name, value] of Object.entries(answer.body))
      if (/endpoint|issuer|uri$/.test(name) && typeof value === "string")
        assert.ok(value.startsWith(site), `${name} ${value}`);
  });
});
