// Checks changing and resetting passwords: who may, which sessions end, and that a code has five tries and one use.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
const over = await app.listen();

const PASSWORD = "a long walk by the sea";
const NEW_PASSWORD = "quite another password";
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const refused = (answer: Answer, status: number, code: string) =>
  assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);
const signIn = (visitor: Visitor, email: string, password: string) =>
  visitor.post<SessionAnswer>("/api/session/sign-in", { email, password });
const statusOf = async (email: string, password: string) => (await signIn(aVisitor(app), email, password)).status;
const hashOf = async (accountId: string) => {
  const [row] = await app.db.query("select password_hash from credential where account_id = $1", [accountId]);
  return row?.password_hash;
};
/** The account's auth_gen, which increases with every change that invalidates older tokens. */
const genOf = async (accountId: string) => {
  const [row] = await app.db.query<{ gen: number }>("select auth_gen as gen from account where id = $1", [accountId]);
  return row?.gen ?? 0;
};
const kindsOf = async (accountId: string) => {
  const rows = await app.db.query<{ kind: string }>(
    "select kind from security_event where account_id = $1 and kind like 'password%' order by id",
    [accountId],
  );
  return rows.map(({ kind }) => kind);
};
const isSignedIn = async (visitor: Visitor) => (await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn;

type SignedIn = { visitor: Visitor; session: SessionAnswer; authorization: Record<string, string> };
async function browserOf(email: string, password = PASSWORD): Promise<SignedIn> {
  const visitor = aVisitor(app);
  const { body, status, text } = await signIn(visitor, email, password);
  assert.equal(status, 200, text);
  return { visitor, session: body, authorization: { authorization: `Bearer ${body.accessToken}` } };
}

describe("changing the password", () => {
  const change = ({ visitor, authorization }: SignedIn, oldPassword: string, newPassword = NEW_PASSWORD) =>
    visitor.post<SessionAnswer>("/api/session/change-password", { oldPassword, newPassword }, authorization);

  test("ends every other session, renews this one and notifies the owner by mail", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const [here, there] = [await browserOf(person.email), await browserOf(person.email)];
    const before = new Map(here.visitor.cookies);
    const gen = await genOf(person.accountId);
    const answer = await change(here, PASSWORD);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.isLoggedIn, true);
    assert.notDeepEqual(here.visitor.cookies, before);
    assert.equal(await isSignedIn(here.visitor), true);
    assert.equal(await isSignedIn(there.visitor), false);
    assert.deepEqual(app.facts.at(-1), {
      kind: "password.changed",
      email: person.email,
      name: person.name,
      at: now.toISOString(),
      how: "changed",
    });
    assert.deepEqual(await kindsOf(person.accountId), ["password.changed"]);
    assert.equal(await genOf(person.accountId), gen + 1);
    assert.equal(await statusOf(person.email, PASSWORD), 401);
    assert.equal(await statusOf(person.email, NEW_PASSWORD), 200);
    // The earlier cookie no longer works.
    const thief = aVisitor(app);
    for (const [name, value] of before) thief.cookies.set(name, value);
    assert.equal(await isSignedIn(thief), false);
    // The new session's token works; the earlier ones stop within five seconds.
    pass(5 / 60);
    const own = `/api/user/${person.email}/details`;
    const withToken = (token: string | null) => here.visitor.get(own, { authorization: `Bearer ${token}` });
    assert.equal((await withToken(answer.body.accessToken)).status, 200);
    for (const { session } of [here, there]) assert.equal((await withToken(session.accessToken)).status, 401);
  });

  test("with a wrong old password changes nothing, and can be tried a few times", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const here = await browserOf(person.email);
    const hash = await hashOf(person.accountId);
    const answer = await change(here, "not my password");
    refused(answer, 409, "NOT_AUTHORIZED");
    assert.equal(refusalIn(answer).field, "oldPassword");
    assert.equal(await hashOf(person.accountId), hash);
    assert.equal(await isSignedIn(here.visitor), true);
    assert.deepEqual(await kindsOf(person.accountId), ["password-change.failed"]);
  });

  test("needs a session and a valid token, and answers 401 with fixed messages", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const other = await signedIn(app, { password: PASSWORD });
    const here = await browserOf(person.email);
    const hash = await hashOf(person.accountId);
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const send = async (visitor: Visitor, headers: Record<string, string>) => {
      const answer = await visitor.post("/api/session/change-password", body, headers);
      refused(answer, 401, "UNAUTHENTICATED");
      return refusalIn(answer).errorMsg;
    };
    assert.equal(await send(aVisitor(app), {}), "User not authenticated");
    assert.equal(await send(aVisitor(app), here.authorization), "User not authenticated");
    assert.equal(await send(here.visitor, {}), "Access token is missing or expired");
    assert.equal(await send(here.visitor, { authorization: "Bearer dummy" }), "Access token is missing or expired");
    assert.equal(await hashOf(person.accountId), hash);
    // The token decides whose password changes, not the form or the cookie: here another person's with the same
    // password.
    const answer = await here.visitor.post("/api/session/change-password", body, {
      authorization: other.authorization,
    });
    assert.ok(answer.status === 200 || answer.status === 401, answer.text);
    assert.equal(await hashOf(person.accountId), hash);
  });

  test("needs both passwords, and refuses the most common ones", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const here = await browserOf(person.email);
    const FORMS: [object, string][] = [
      [{ oldPassword: "", newPassword: NEW_PASSWORD }, "oldPassword"],
      [{ newPassword: NEW_PASSWORD }, "oldPassword"],
      [{ oldPassword: PASSWORD, newPassword: "" }, "newPassword"],
      [{ oldPassword: PASSWORD, newPassword: "seven77" }, "newPassword"],
      [{ oldPassword: PASSWORD, newPassword: "x".repeat(129) }, "newPassword"],
      [{ oldPassword: PASSWORD, newPassword: "Password" }, "newPassword"],
      [{ oldPassword: PASSWORD, newPassword: "iLoveYou" }, "newPassword"],
      [{ oldPassword: PASSWORD, newPassword: "\uff51wertyuiop" }, "newPassword"],
    ];
    for (const [form, field] of FORMS) {
      const answer = await here.visitor.post("/api/session/change-password", form, here.authorization);
      refused(answer, 400, "INVALID_BODY");
      assert.equal(refusalIn(answer).field, field, JSON.stringify(form));
    }
    assert.equal(await statusOf(person.email, PASSWORD), 200);
  });

  test("twice at the same moment succeeds once", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const [one, two] = [await browserOf(person.email), await browserOf(person.email)];
    const answers = await Promise.all([
      change(one, PASSWORD, "first new password"),
      change(two, PASSWORD, "second new password"),
    ]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.deepEqual(await kindsOf(person.accountId), ["password.changed"]);
    const right = answers[0].status === 200 ? "first new password" : "second new password";
    assert.equal(await statusOf(person.email, right), 200);
  });

  test("of an account without a password is refused like a wrong password", async () => {
    const person = await signedIn(app);
    const visitor = aVisitor(app);
    const [, cookie = "", value = ""] = /^([^=]+)=(.*)$/.exec(person.cookie) ?? [];
    visitor.cookies.set(cookie, value);
    const answer = await visitor.post(
      "/api/session/change-password",
      { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
      { authorization: person.authorization },
    );
    refused(answer, 409, "NOT_AUTHORIZED");
    assert.equal(await hashOf(person.accountId), undefined);
  });
});

describe("a forgotten password", () => {
  const browsers = new Map<string, Visitor>();
  /** The browser that requests the code for an address, one each unless a test needs more. */
  const browserFor = (email: string): Visitor => {
    const browser = browsers.get(email) ?? aVisitor(app);
    browsers.set(email, browser);
    return browser;
  };
  /** The same browser over the network, for parallel requests. */
  const browserOver = (email: string): Visitor => {
    const visitor = aVisitor(app, { over });
    for (const [name, value] of browserFor(email).cookies) visitor.cookies.set(name, value);
    return visitor;
  };
  const forgot = (email: string, visitor = browserFor(email)) =>
    visitor.post("/api/session/forgot-password", { email });
  const reset = (email: string, code: string, newPassword = NEW_PASSWORD, visitor = browserFor(email)) =>
    visitor.post("/api/session/reset-password", { email, code, newPassword });
  const codesFor = (email: string) =>
    app.facts.flatMap((fact) => (fact.kind === "password-reset.code-made" && fact.email === email ? [fact.code] : []));
  const lastCode = (email: string) => codesFor(email).at(-1) ?? assert.fail(`no code for ${email}`);
  const wrongCode = (email: string, step = 0) =>
    String((Number(lastCode(email)) + 1 + step) % 1_000_000).padStart(6, "0");
  const rowOf = (email: string) => app.db.query("select tries, sends from password_reset where email = $1", [email]);

  test("is replaced with the code from the mail; every session ends, and a mail says so", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const here = await browserOf(person.email);
    const begun = await forgot(person.email.toUpperCase(), browserFor(person.email));
    assert.deepEqual(begun.body, { isAccepted: true });
    assert.match(String(begun.headers["set-cookie"]), /^__Host-vouchboard_reset=[\w-]{43};.*HttpOnly.*SameSite=Strict/);
    const gen = await genOf(person.accountId);
    const answer = await reset(person.email, lastCode(person.email));
    assert.equal(await genOf(person.accountId), gen + 1);
    assert.deepEqual([answer.status, answer.body], [200, { isAccepted: true }], answer.text);
    assert.deepEqual(app.facts.at(-1), {
      kind: "password.changed",
      email: person.email,
      name: person.name,
      at: now.toISOString(),
      how: "reset",
    });
    assert.equal(await isSignedIn(here.visitor), false);
    pass(5 / 60);
    assert.equal((await here.visitor.get(`/api/user/${person.email}/details`, here.authorization)).status, 401);
    assert.deepEqual(await kindsOf(person.accountId), ["password.reset"]);
    assert.equal(await statusOf(person.email, PASSWORD), 401);
    assert.equal(await statusOf(person.email, NEW_PASSWORD), 200);
  });

  test("of an unknown address or a disabled account sends no mail and cannot be replaced", async () => {
    const disabled = await signedIn(app, { password: PASSWORD });
    await app.db.query("update account set disabled_at = now() where id = $1", [disabled.accountId]);
    for (const email of [someEmail(), disabled.email]) {
      assert.deepEqual((await forgot(email)).body, { isAccepted: true });
      assert.deepEqual(app.facts.at(-1), { kind: "password-reset.asked-in-vain", email });
      refused(await reset(email, "123456"), 409, "CODE_MISMATCH");
    }
  });

  test("has a code that works once, for one of many parallel requests", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    await forgot(person.email);
    const code = lastCode(person.email);
    const send = (step: number) => reset(person.email, code, `new password number ${step}`, browserOver(person.email));
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const won = answers.findIndex(({ status }) => status === 200) + 1;
    assert.equal(await statusOf(person.email, `new password number ${won}`), 200);
    refused(await reset(person.email, code, "one more password"), 409, "CODE_EXPIRED");
    assert.equal(await statusOf(person.email, `new password number ${won}`), 200);
  });

  test("has a code with five tries, however many guess in parallel", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    await forgot(person.email);
    const guess = (step: number) =>
      reset(person.email, wrongCode(person.email, step), NEW_PASSWORD, browserOver(person.email));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, step) => guess(step)));
    const codes = answers.map((answer) => refusalIn(answer).errorCode);
    assert.equal(codes.filter((code) => code === "CODE_MISMATCH").length, 5);
    assert.equal(codes.filter((code) => code === "CODE_EXPIRED").length, 35);
    refused(await reset(person.email, lastCode(person.email)), 409, "CODE_EXPIRED");
    pass(1);
    refused(await forgot(person.email), 429, "RATE_LIMITED");
    assert.deepEqual(await rowOf(person.email), [{ tries: 5, sends: 1 }]);
    assert.equal(await statusOf(person.email, PASSWORD), 200);
    pass(60);
    await forgot(person.email);
    assert.equal((await reset(person.email, lastCode(person.email))).status, 200);
  });

  test("does not get new tries with another code, which replaces the previous one", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    await forgot(person.email);
    const former = lastCode(person.email);
    for (let step = 0; step < 3; step += 1) await reset(person.email, wrongCode(person.email, step));
    refused(await forgot(person.email), 429, "RATE_LIMITED");
    pass(0.6);
    assert.equal((await forgot(person.email)).status, 200);
    assert.deepEqual(await rowOf(person.email), [{ tries: 3, sends: 2 }]);
    if (former !== lastCode(person.email)) refused(await reset(person.email, former), 409, "CODE_MISMATCH");
    assert.equal((await reset(person.email, lastCode(person.email))).status, 200);
  });

  test("is mailed at most five codes an hour, each valid for ten minutes", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    for (let send = 1; send <= 5; send += 1) {
      assert.equal((await forgot(person.email)).status, 200);
      pass(1);
    }
    const answer = await forgot(person.email);
    refused(answer, 429, "RATE_LIMITED");
    assert.equal(Number(answer.headers["retry-after"]), 55 * 60);
    assert.equal(codesFor(person.email).length, 5);
    pass(9);
    refused(await reset(person.email, lastCode(person.email)), 409, "CODE_EXPIRED");
  });

  test("works only in the browser that asked, even with the right code", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    await forgot(person.email);
    const other = aVisitor(app);
    await forgot(someEmail(), other);
    for (const visitor of [aVisitor(app), other]) {
      const answer = await reset(person.email, lastCode(person.email), NEW_PASSWORD, visitor);
      refused(answer, 409, "CODE_EXPIRED");
      assert.equal(refusalIn(answer).errorMsg, "Please ask for a new code in this browser.");
    }
    assert.deepEqual(await rowOf(person.email), [{ tries: 0, sends: 1 }]);
    assert.equal((await reset(person.email, lastCode(person.email))).status, 200);
  });

  for (const order of ["before", "after"] as const)
    test(`can be replaced by its owner, whatever strangers did ${order} the owner asked`, async () => {
      const person = await signedIn(app, { password: PASSWORD });
      const meddle = async () => {
        const stranger = aVisitor(app);
        await forgot(person.email, stranger);
        const wrong = wrongCode(person.email);
        for (let guess = 0; guess < 6; guess += 1) await reset(person.email, wrong, NEW_PASSWORD, stranger);
        for (let guess = 0; guess < 6; guess += 1) await reset(person.email, wrong, NEW_PASSWORD, aVisitor(app));
        for (let send = 0; send < 3; send += 1) {
          await forgot(person.email, aVisitor(app));
          pass(0.6);
        }
        return stranger;
      };
      let strangers: Visitor | undefined;
      if (order === "before") strangers = await meddle();
      assert.equal((await forgot(person.email)).status, 200);
      const code = lastCode(person.email);
      if (order === "after") strangers = await meddle();
      refused(await reset(person.email, code, NEW_PASSWORD, strangers), 409, "CODE_EXPIRED");
      assert.equal((await reset(person.email, code)).status, 200);
      assert.deepEqual(await rowOf(person.email), [], "no code of before is left");
    });

  test("in two browsers, both with their codes at the same moment, is replaced once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signedIn(app, { password: PASSWORD });
      const both = [aVisitor(app, { over }), aVisitor(app, { over })];
      const codes: string[] = [];
      for (const visitor of both) {
        await forgot(person.email, visitor);
        codes.push(lastCode(person.email));
      }
      const send = (visitor: Visitor, place: number) => reset(person.email, codes[place] ?? "", NEW_PASSWORD, visitor);
      const statuses = (await Promise.all(both.map(send))).map(({ status }) => status);
      assert.deepEqual(statuses.sort(), [200, 409]);
    }
  });

  test("does not accept a sign-up's code, nor another address's", async () => {
    const [person, other] = [await signedIn(app, { password: PASSWORD }), await signedIn(app)];
    await forgot(person.email);
    await forgot(other.email);
    if (lastCode(other.email) !== lastCode(person.email))
      refused(await reset(person.email, lastCode(other.email)), 409, "CODE_MISMATCH");
    await aVisitor(app).post("/api/session/sign-up", {
      username: person.email,
      password: NEW_PASSWORD,
      name: "A Thief",
    });
    for (const newPassword of ["12345678", "short"])
      refused(await reset(person.email, lastCode(person.email), newPassword), 400, "INVALID_BODY");
    assert.equal(await statusOf(person.email, PASSWORD), 200);
  });

  test("drops the social accounts that were linked before the address was verified", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const link =
      "insert into social_link (issuer, sub, account_id) values ('https://social.example', $1::text, $1::uuid)";
    await app.db.query(link, [person.accountId]);
    await forgot(person.email);
    await reset(person.email, wrongCode(person.email));
    const links = () => app.db.query("select 1 from social_link where account_id = $1", [person.accountId]);
    assert.equal((await links()).length, 1);
    await reset(person.email, lastCode(person.email));
    assert.equal((await links()).length, 0);
  });

  test("gives an account without a password one to sign in with", async () => {
    const person = await signedIn(app);
    await forgot(person.email);
    assert.equal((await reset(person.email, lastCode(person.email))).status, 200);
    assert.equal(await statusOf(person.email, NEW_PASSWORD), 200);
  });
});
