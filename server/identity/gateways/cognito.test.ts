// Checks our password forms in front of a Cognito user pool: they work, and do not reveal who has an account.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { someEmail } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { cognitoPool } from "../../../tests/support/cognito-pool.ts";
import { aVisitor } from "../../../tests/support/visitor.ts";

let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const pool = await cognitoPool(() => now);
const { issuer: url, clientId, clientSecret } = pool;
const app = await startApp({
  clock: () => now,
  fetchOutside: (...sent) => pool.fetch(...sent),
  identity: { kind: "cognito", issuer: { url, clientId, clientSecret } },
});
const password = "correct horse battery";
const details = (email: string, token: string | null) =>
  app.get(`/api/user/${email}/details`, { headers: { authorization: `Bearer ${token}` } });

async function confirmed(groups: string[] = []) {
  const email = someEmail();
  const visitor = aVisitor(app);
  await visitor.post("/api/session/sign-up", { username: email, password, name: "Asha Rao" });
  await visitor.post("/api/session/confirm", { username: email, code: "123456" });
  pool.users.get(email)?.groups.push(...groups);
  return { email, visitor };
}
const signIn = async (who: { email: string; visitor: ReturnType<typeof aVisitor> }, word = password) =>
  who.visitor.post<SessionAnswer>("/api/session/sign-in", { email: who.email, password: word });

describe("with Cognito", () => {
  test("a user signs up, confirms, signs in, renews the session and signs out", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const form = { username: email, password, name: "Asha Rao", phone_number: "+91 98765 43210" };
    assert.deepEqual((await visitor.post("/api/session/sign-up", form)).body, { nextStep: "CONFIRM_SIGN_UP" });
    const done = await visitor.post<{ nextStep: string }>("/api/session/confirm", { username: email, code: "123456" });
    assert.deepEqual([done.status, done.body.nextStep], [200, "DONE"]);
    const entered = await signIn({ email, visitor });
    assert.equal(entered.status, 200, entered.text);
    assert.equal(entered.body.userType, "General_User");
    assert.equal((await details(email, entered.body.accessToken)).status, 200);
    assert.equal((await details(email, entered.body.idToken)).status, 401);
    later(3_560);
    const renewed = await visitor.get<SessionAnswer>("/api/session");
    assert.notEqual(renewed.body.accessToken, entered.body.accessToken);
    assert.equal((await details(email, renewed.body.accessToken)).status, 200);
    const before = pool.refreshTokens.size;
    assert.deepEqual((await visitor.post("/api/session/sign-out", {})).body, { isLoggedIn: false, continueAt: null });
    assert.equal(pool.refreshTokens.size, before - 1);
    later(21);
    assert.equal((await details(email, renewed.body.accessToken)).status, 401);
  });

  test("the pool's groups are roles here", async () => {
    assert.equal(
      (await signIn(await confirmed(["corporate-recruiter"]))).body.corporateUserType,
      "corporate-recruiter",
    );
    assert.equal((await signIn(await confirmed(["admin"]))).body.userType, "Admin");
  });

  test("known and unknown addresses are answered alike", async () => {
    const { email } = await confirmed();
    const unknown = someEmail();
    const FORMS: [string, (address: string) => object][] = [
      ["sign-in", (address) => ({ email: address, password: "wrong" })],
      ["sign-up", (address) => ({ username: address, password, name: "Asha Rao" })],
      ["resend", (address) => ({ username: address })],
      ["forgot-password", (address) => ({ email: address })],
      ["confirm", (address) => ({ username: address, code: "000000" })],
      ["reset-password", (address) => ({ email: address, code: "000000", newPassword: password })],
    ];
    for (const [name, form] of FORMS) {
      const answers = [];
      for (const address of [email, name === "sign-up" ? someEmail() : unknown]) {
        const { status, body } = await aVisitor(app).post<Record<string, unknown>>(
          `/api/session/${name}`,
          form(address),
        );
        answers.push([status, { ...body, requestId: undefined }]);
      }
      assert.deepEqual(answers[0], answers[1], name);
    }
  });

  test("a forgotten password is reset by code, which ends every session of the account", async () => {
    const person = await confirmed();
    const entered = await signIn(person);
    const elsewhere = aVisitor(app);
    await elsewhere.post("/api/session/forgot-password", { email: person.email });
    const wrong = await elsewhere.post("/api/session/reset-password", {
      email: person.email,
      code: "111111",
      newPassword: password,
    });
    assert.deepEqual([wrong.status, refusalIn(wrong).errorCode], [409, "CODE_MISMATCH"]);
    const weak = { email: person.email, code: "654321", newPassword: "another password" };
    assert.equal((await elsewhere.post("/api/session/reset-password", weak)).status, 200);
    assert.equal((await person.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
    later(21);
    assert.equal((await details(person.email, entered.body.accessToken)).status, 401);
    assert.equal((await signIn(person)).status, 401);
    assert.equal((await signIn(person, "another password")).status, 200);
    assert.ok(app.facts.some((fact) => fact.kind === "password.changed" && fact.email === person.email));
  });

  test("a changed password ends the other sessions, not this one", async () => {
    const person = await confirmed();
    const entered = await signIn(person);
    const other = { email: person.email, visitor: aVisitor(app) };
    await signIn(other);
    later(1);
    const headers = { authorization: `Bearer ${entered.body.accessToken}` };
    const change = (oldPassword: string) =>
      person.visitor.post<SessionAnswer>(
        "/api/session/change-password",
        { oldPassword, newPassword: "another password" },
        headers,
      );
    const wrong = await change("not the old one");
    assert.deepEqual([wrong.status, refusalIn(wrong).errorCode], [409, "NOT_AUTHORIZED"]);
    later(1);
    const changed = await change(password);
    assert.equal(changed.status, 200, changed.text);
    later(21);
    const renewed = await person.visitor.get<SessionAnswer>("/api/session");
    assert.equal((await details(person.email, renewed.body.accessToken)).status, 200);
    assert.equal((await details(person.email, entered.body.accessToken)).status, 401);
    assert.equal((await other.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });

  test("an account that needs another step gets a message saying so", async () => {
    const answer = await signIn(await confirmed(["second-factor"]));
    assert.equal(answer.status, 401);
    assert.match(refusalIn(answer).errorMsg, /another step/);
  });

  test("an unreachable pool is not reported as a wrong password, and ends no session", async () => {
    const person = await confirmed();
    await signIn(person);
    later(3_560);
    pool.beforeCall = () => {
      throw new TypeError("fetch failed");
    };
    const refused = await signIn({ email: person.email, visitor: aVisitor(app) });
    const waiting = await person.visitor.get("/api/session");
    pool.beforeCall = () => {};
    assert.deepEqual([refused.status, refusalIn(refused).errorCode], [503, "BUSY"]);
    assert.equal(waiting.status, 503);
    assert.equal((await person.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, true);
  });

  test("a revoked refresh token ends the session", async () => {
    const person = await confirmed();
    await signIn(person);
    pool.refreshTokens.clear();
    later(3_560);
    assert.equal((await person.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });
});
