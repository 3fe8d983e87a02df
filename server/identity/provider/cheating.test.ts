// Checks attacks on the provider: reused codes and refresh tokens, requests without PKCE, look-alike redirect
// addresses.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as oidc from "openid-client";
import { PARTNER_REDIRECT, startPartner } from "../../../tests/support/partner.ts";
import { follow } from "../../../tests/support/redirects.ts";

const partner = await startPartner();
const { app, site, verifier, challenge, later, browser, authorizeAddress } = partner;
const { tokensFor, codeFor, redeem, redeemCode, userInfo } = partner;
type Wishes = NonNullable<Parameters<typeof authorizeAddress>[0]>;

describe("a code", () => {
  test("works once: a second use revokes everything it issued", async () => {
    const code = await codeFor(browser());
    const first = await redeemCode(code);
    assert.equal(first.status, 200);
    const second = await redeemCode(code);
    assert.deepEqual([second.status, second.body.error], [400, "invalid_grant"]);
    const refreshed = await redeem({ grant_type: "refresh_token", refresh_token: first.body.refresh_token ?? "" });
    assert.deepEqual([refreshed.status, refreshed.body.error], [400, "invalid_grant"]);
    later(21);
    assert.equal((await userInfo(first.body.access_token ?? "")).status, 401);
  });
  test("works once when eight use it at the same moment, and then its grant is revoked", async () => {
    const code = await codeFor(browser());
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeemCode(code)));
    const won = answers.filter(({ status }) => status === 200);
    assert.ok(won.length <= 1, `${won.length} won`);
    for (const { body } of won) {
      const refreshed = await redeem({ grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" });
      assert.equal(refreshed.status, 400);
      assert.equal((await userInfo(body.access_token ?? "")).status, 401);
    }
  });
  const REFUSED: Record<string, Record<string, string>> = {
    "without the verifier": { code_verifier: "" },
    "with another verifier": { code_verifier: oidc.randomPKCECodeVerifier() },
    "with the challenge as the verifier": { code_verifier: challenge },
    "for another redirect address": { redirect_uri: `${PARTNER_REDIRECT}/` },
    "without a redirect address": { redirect_uri: "" },
  };
  for (const [name, more] of Object.entries(REFUSED))
    test(`is refused ${name}`, async () =>
      assert.equal((await redeemCode(await codeFor(browser()), more)).status, 400));
  test("is refused to another client", async () => {
    const code = await codeFor(browser());
    const answer = await fetch(`${site}/oauth2/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: PARTNER_REDIRECT,
        code_verifier: verifier,
        client_id: "phone",
      }),
    });
    assert.equal(answer.status, 400);
  });
  test("expires after a minute", async () => {
    const code = await codeFor(browser());
    later(61);
    assert.equal((await redeemCode(code)).status, 400);
  });
});

describe("refresh tokens", () => {
  test("used twice revoke their whole family", async () => {
    const first = await tokensFor();
    const second = await redeem({ grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" });
    assert.equal(second.status, 200);
    assert.equal((await redeem({ grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" })).status, 400);
    assert.equal(
      (await redeem({ grant_type: "refresh_token", refresh_token: second.body.refresh_token ?? "" })).status,
      400,
    );
  });
  test("used by six at the same moment serve at most one, and the family is revoked", async () => {
    const first = await tokensFor();
    const used = { grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(used)));
    const won = answers.filter(({ status }) => status === 200);
    assert.ok(won.length <= 1);
    for (const { body } of won)
      assert.equal((await redeem({ ...used, refresh_token: body.refresh_token ?? "" })).status, 400);
  });
  test("of another client are unknown", async () => {
    const { refresh_token = "" } = await tokensFor();
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token, client_id: "phone" });
    assert.equal((await fetch(`${site}/oauth2/token`, { method: "POST", body })).status, 400);
  });
  test("are stored in no table", async () => {
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
    `${PARTNER_REDIRECT}/`,
    `${PARTNER_REDIRECT}?x=1`,
    `${PARTNER_REDIRECT}#x`,
    `${PARTNER_REDIRECT}.evil.example`,
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
  test("for a client id with impossible characters", async () => {
    const answer = await browser().get(authorizeAddress({ client_id: "a\0b" }));
    assert.equal(answer.status, 400);
    assert.match(answer.text, /This sign-in cannot go on/);
  });
  const NUL: Record<string, Wishes> = {
    "state with NUL": { state: "a\0b" },
    "a nonce with NUL": { nonce: "\0" },
    "a redirect address with NUL": { redirect_uri: `${PARTNER_REDIRECT}\0` },
    "a provider with NUL": { identity_provider: "\0" },
    "scope with NUL": { scope: "openid \0" },
  };
  for (const [name, wishes] of Object.entries(NUL))
    test(`with ${name}`, async () => {
      const { url, answer } = await follow(browser(), authorizeAddress(wishes), site);
      const isTold = url.origin === "https://partner.example" && /error=invalid_/.test(url.search);
      assert.ok(isTold || answer?.status === 400, `${url.href} ${answer?.status}`);
    });
  test("to log out, with NUL in the state", async () => {
    assert.equal((await browser().get("/logout?state=%00&client_id=partner")).status, 400);
    assert.equal((await browser().get("/logout?client_id=%00")).status, 400);
  });
  for (const trick of TRICKS)
    test(`for the redirect address ${trick || "(none)"}`, async () => {
      const { url, answer } = await follow(browser(), authorizeAddress({ redirect_uri: trick }), site);
      assert.equal(url.origin, site);
      assert.equal(answer?.status, 400);
      assert.match(String(answer.headers["content-security-policy"]), /^default-src 'none'/);
      assert.doesNotMatch(answer.text, /<script|<style|style=/);
    });
});
