// Checks that forged, foreign and expired tokens are refused.
import assert from "node:assert/strict";
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { describe, test } from "node:test";
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTPayload, SignJWT } from "jose";
import { signedIn } from "../../../tests/support/accounts.ts";
import { PUBLIC_URL, refusalIn, startApp } from "../../../tests/support/app.ts";
import type { SigningKey } from "../../platform/config.ts";
import { makeSigningKey } from "../provider/signing-keys.ts";
import { groupsIn, judgeOutsideTokens } from "./judge-tokens.ts";

const [key, older] = [await makeSigningKey(), await makeSigningKey()];
const privateKeyOf = (jwk: SigningKey) => createPrivateKey({ key: jwk as never, format: "jwk" });
const app = await startApp({ signingKeys: [key, older] });
const person = await signedIn(app);
const good = String(person.session.accessToken);
const claims = decodeJwt(good);
const header = decodeProtectedHeader(good) as { alg: string; typ: string; kid: string };
const path = `/api/user/${person.email}/details`;
const statusOf = async (authorization: string) => (await app.get(path, { headers: { authorization } })).status;

const base64 = (value: object | string) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const signed = (payload: JWTPayload, head: object = {}, by: KeyObject = privateKeyOf(key)) =>
  new SignJWT(payload).setProtectedHeader({ ...header, ...head }).sign(by);
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const [part1 = "", part2 = "", part3 = ""] = good.split(".");
const publicPem = createPublicKey(privateKeyOf(key)).export({ type: "spki", format: "pem" }) as string;
const hmacBy = (secret: string | Buffer) => {
  const body = `${base64({ ...header, alg: "HS256" })}.${part2}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
};
const nowSeconds = Math.floor(Date.now() / 1000);
const strangerJwk = { ...(await exportJWK(stranger.publicKey)), kid: "mine", alg: "RS256" };

test("an issued token works, and so does one signed with an older key that is still published", async () => {
  assert.equal(await statusOf(`Bearer ${good}`), 200);
  assert.equal(await statusOf(`Bearer ${await signed(claims)}`), 200);
  assert.equal(await statusOf(`Bearer ${await signed(claims, { kid: older.kid }, privateKeyOf(older))}`), 200);
});

test("tokens contain what the API needs, and no personal data except the subject", () => {
  assert.deepEqual(header, { alg: "RS256", typ: "at+jwt", kid: key.kid });
  const known = [
    "aud",
    "auth_gen",
    "client_id",
    "cognito:groups",
    "exp",
    "grant_id",
    "iat",
    "iss",
    "jti",
    "scope",
    "sid",
    "sub",
  ];
  assert.deepEqual(Object.keys(claims).sort(), known);
  assert.equal((claims.exp ?? 0) - (claims.iat ?? 0), 600);
  const id = decodeJwt(String(person.session.idToken));
  assert.deepEqual([id.email, id.email_verified, id["cognito:groups"], id.aud], [person.email, true, [], "vouchboard"]);
});

const ATTACKS: Record<string, string | Promise<string>> = {
  "no token": "",
  "the dummy token": "Bearer dummy",
  "another scheme": `Basic ${good}`,
  "two tokens": `Bearer ${good} ${good}`,
  "alg none": `Bearer ${base64({ ...header, alg: "none" })}.${part2}.`,
  "alg None, with the old signature": `Bearer ${base64({ ...header, alg: "None" })}.${part2}.${part3}`,
  "no signature": `Bearer ${part1}.${part2}.`,
  "HS256 with the public key as PEM": `Bearer ${hmacBy(publicPem)}`,
  "HS256 with the public key as JWK": `Bearer ${hmacBy(JSON.stringify({ kty: "RSA", n: key.n, e: key.e }))}`,
  "HS256 with the modulus": `Bearer ${hmacBy(Buffer.from(key.n, "base64url"))}`,
  "RS512 by our own key": signed(claims, { alg: "RS512" }).then((token) => `Bearer ${token}`),
  "PS256 by our own key": signed(claims, { alg: "PS256" }).then((token) => `Bearer ${token}`),
  "a stranger's key under our kid": signed(claims, {}, stranger.privateKey).then((token) => `Bearer ${token}`),
  "a stranger's key in the header": signed(claims, { jwk: strangerJwk, kid: "mine" }, stranger.privateKey).then(
    (token) => `Bearer ${token}`,
  ),
  "a stranger's key in the header, under our kid": signed(claims, { jwk: strangerJwk }, stranger.privateKey).then(
    (token) => `Bearer ${token}`,
  ),
  "a stranger's key set (jku)": signed(
    claims,
    { jku: "https://evil.example/jwks", kid: "mine" },
    stranger.privateKey,
  ).then((token) => `Bearer ${token}`),
  "a stranger's certificate (x5u)": signed(claims, { x5u: "https://evil.example/x" }, stranger.privateKey).then(
    (token) => `Bearer ${token}`,
  ),
  "a kid that is a path": signed(claims, { kid: "../../../dev/null" }).then((token) => `Bearer ${token}`),
  "a kid that is SQL": signed(claims, { kid: "' or 1=1 --" }).then((token) => `Bearer ${token}`),
  "no kid": signed(claims, { kid: undefined }).then((token) => `Bearer ${token}`),
  "a kid of every object": signed(claims, { kid: "__proto__" }).then((token) => `Bearer ${token}`),
  "a critical header": signed(claims, { crit: ["exp"], exp: 1 }).then(
    (token) => `Bearer ${token}`,
    () => "Bearer x.y.z",
  ),
  "wrong audience": signed({ ...claims, aud: "https://other.example/api" }).then((token) => `Bearer ${token}`),
  "our client as audience": signed({ ...claims, aud: "vouchboard" }).then((token) => `Bearer ${token}`),
  "no audience": signed({ ...claims, aud: undefined }).then((token) => `Bearer ${token}`),
  "wrong issuer": signed({ ...claims, iss: "https://other.example" }).then((token) => `Bearer ${token}`),
  "issuer with a slash": signed({ ...claims, iss: `${PUBLIC_URL}/` }).then((token) => `Bearer ${token}`),
  "type JWT": signed(claims, { typ: "JWT" }).then((token) => `Bearer ${token}`),
  "no type": signed(claims, { typ: undefined }).then((token) => `Bearer ${token}`),
  "type logout": signed(claims, { typ: "logout+jwt" }).then((token) => `Bearer ${token}`),
  expired: signed({ ...claims, exp: nowSeconds - 1 }).then((token) => `Bearer ${token}`),
  "no end": signed({ ...claims, exp: undefined }).then((token) => `Bearer ${token}`),
  "not valid yet": signed({ ...claims, nbf: nowSeconds + 600 }).then((token) => `Bearer ${token}`),
  "an end that is text": `Bearer ${part1}.${base64({ ...claims, exp: "9999999999" })}.${part3}`,
  "another subject under the same signature": `Bearer ${part1}.${base64({ ...claims, sub: person.accountId.replace(/.$/, (last) => (last === "0" ? "1" : "0")) })}.${part3}`,
  "more groups under the same signature": `Bearer ${part1}.${base64({ ...claims, "cognito:groups": ["admin"] })}.${part3}`,
  "an older generation": signed({ ...claims, auth_gen: 0 }).then((token) => `Bearer ${token}`),
  "a generation to come": signed({ ...claims, auth_gen: 99 }).then((token) => `Bearer ${token}`),
  "no generation": signed({ ...claims, auth_gen: undefined }).then((token) => `Bearer ${token}`),
  "a session that never was": signed({ ...claims, sid: "019a0000-0000-7000-8000-000000000000", grant_id: "x" }).then(
    (token) => `Bearer ${token}`,
  ),
  "a session that is no id": signed({ ...claims, sid: "x'; select 1 --", grant_id: "y" }).then(
    (token) => `Bearer ${token}`,
  ),
  "a grant that never was": signed({ ...claims, sid: undefined, grant_id: "never" }).then((token) => `Bearer ${token}`),
  "a subject that is no id": signed({ ...claims, sub: "admin" }).then((token) => `Bearer ${token}`),
  "the id token": `Bearer ${person.session.idToken}`,
  "the id token as an access token": signed(decodeJwt(String(person.session.idToken))).then(
    (token) => `Bearer ${token}`,
  ),
  "a token of 20,000 characters": `Bearer ${part1}.${part2}.${"a".repeat(20_000)}`,
};

describe("a protected call answers 401 to", () => {
  for (const [name, attack] of Object.entries(ATTACKS))
    test(name, async () => {
      const answer = await app.get(path, { headers: { authorization: await attack } });
      // Oversized headers are refused by the HTTP server itself.
      assert.equal(answer.status, 401);
      assert.deepEqual(
        [refusalIn(answer).errorCode, refusalIn(answer).errorMsg],
        ["UNAUTHENTICATED", "Access token is missing or expired"],
      );
    });
  test("and the valid token still works afterwards", async () => assert.equal(await statusOf(`Bearer ${good}`), 200));
});

test("public calls ignore a token, however bad", async () => {
  for (const authorization of ["Bearer dummy", `Bearer ${part1}.${part2}.`, "nonsense"])
    assert.equal((await app.get("/api/job/", { headers: { authorization } })).status, 200);
});

test("admin rights come from the account, not from the token", async () => {
  const { callers } = app.app.identity;
  const request = (authorization: string) => ({ ip: "127.0.0.1", cookies: {}, headers: { authorization } }) as never;
  const admin = await signedIn(app, { groups: ["admin"] });
  const boss = await signedIn(app, { groups: ["corporate-admin"] });
  assert.equal((await callers.admin(request(admin.authorization))).userType, "Admin");
  assert.equal((await callers.corporateAdmin(request(boss.authorization))).corporateUserType, "corporate-admin");
  const refused = { code: "FORBIDDEN", status: 403 };
  for (const [who, call] of [
    [person, callers.admin],
    [boss, callers.admin],
    [person, callers.corporateAdmin],
    [admin, callers.corporateAdmin],
  ] as const)
    await assert.rejects(async () => call(request(who.authorization)), refused);
  const raised = await signed({ ...claims, "cognito:groups": ["admin"] });
  await assert.rejects(async () => callers.admin(request(`Bearer ${raised}`)), refused);
});

describe("tokens of another issuer", () => {
  const issuer = "https://issuer.example/pool";
  const judge = judgeOutsideTokens({
    issuer,
    clientId: "our-client",
    keys: async () => stranger.publicKey as never,
    clock: () => new Date(),
  });
  const token = (payload: JWTPayload, typ?: string) =>
    new SignJWT({ iss: issuer, sub: "s1", iat: nowSeconds, exp: nowSeconds + 300, ...payload })
      .setProtectedHeader({ alg: "RS256", ...(typ && { typ }) })
      .sign(stranger.privateKey);
  const CASES: [string, JWTPayload, string | undefined, boolean][] = [
    ["Cognito's access token", { client_id: "our-client", token_use: "access" }, undefined, true],
    ["Keycloak's access token", { azp: "our-client", aud: "account", typ: "Bearer" }, "JWT", true],
    ["an RFC 9068 access token", { aud: ["api", "our-client"] }, "at+jwt", true],
    ["Auth0's access token", { azp: "our-client", aud: "api", scope: "openid" }, "JWT", true],
    ["another client's", { client_id: "other", token_use: "access" }, undefined, false],
    ["an id token of Cognito", { aud: "our-client", token_use: "id" }, undefined, false],
    ["an id token of Keycloak", { aud: "our-client", azp: "our-client", typ: "ID" }, "JWT", false],
    ["an id token without a mark", { aud: "our-client" }, "JWT", false],
    ["an id token with a scope and a nonce", { aud: "our-client", scope: "openid", nonce: "n" }, "JWT", false],
    ["an id token with at_hash", { aud: "our-client", scope: "openid", at_hash: "n" }, "JWT", false],
    [
      "another issuer's",
      { iss: "https://issuer.example", client_id: "our-client", token_use: "access" },
      undefined,
      false,
    ],
    ["an expired one", { client_id: "our-client", token_use: "access", exp: nowSeconds - 1 }, undefined, false],
  ];
  for (const [name, payload, typ, isTaken] of CASES)
    test(`${name} is ${isTaken ? "accepted" : "refused"}`, async () =>
      assert.equal((await judge(await token(payload, typ))) !== null, isTaken));
  test("HS256 with their public key is refused", async () => {
    const body = `${base64({ alg: "HS256" })}.${base64({ iss: issuer, sub: "s1", exp: nowSeconds + 300, iat: nowSeconds, client_id: "our-client", token_use: "access" })}`;
    const pem = stranger.publicKey.export({ type: "spki", format: "pem" });
    assert.equal(await judge(`${body}.${createHmac("sha256", pem).update(body).digest("base64url")}`), null);
  });
  test("unknown groups are left out", () =>
    assert.deepEqual(groupsIn({ "cognito:groups": ["admin", "staff", 7, null] }), ["admin"]));
});
