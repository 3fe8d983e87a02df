// Checks that an account belongs to the person who verified the address, in their browser and with their password.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { someEmail } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
const over = await app.listen();

const PASSWORD = "a long walk by the sea";
const OTHER_PASSWORD = "quite another password";

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const signUp = (visitor: Visitor, username: string, password = PASSWORD) =>
  visitor.post("/api/session/sign-up", { username, password, name: "Asha Verma" });
const confirm = (visitor: Visitor, username: string, code: string) =>
  visitor.post<SessionAnswer & { nextStep: string }>("/api/session/confirm", { username, code });
const resend = (visitor: Visitor, username: string) => visitor.post("/api/session/resend", { username });
const signIn = (email: string, password: string) =>
  aVisitor(app).post<SessionAnswer>("/api/session/sign-in", { email, password });

/** The codes that were mailed to an address, oldest first. */
const codesFor = (email: string) =>
  app.facts.flatMap((fact) => (fact.kind === "sign-up.code-made" && fact.email === email ? [fact.code] : []));
const lastCode = (email: string) => codesFor(email).at(-1) ?? assert.fail(`no code for ${email}`);
/** A code that was never mailed to the address. */
const wrongCode = (email: string, step = 1) => {
  const codes = codesFor(email);
  let guess = step;
  while (codes.includes(String(guess).padStart(6, "0"))) guess += 50;
  return String(guess).padStart(6, "0");
};
const accountsOf = (email: string) => app.db.query<{ id: string }>("select id from account where email = $1", [email]);
const pendingOf = (email: string) =>
  app.db.query<{ tries: number; sends: number }>("select tries, sends from pending_sign_up where email = $1", [email]);
const refused = (answer: Answer, status: number, code: string) =>
  assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);

describe("signing up", () => {
  test("takes the language of the page: for the code's mail, a repeated one, and the account", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const form = { username: email, password: PASSWORD, name: "Asha Verma" };
    refused(await visitor.post("/api/session/sign-up", { ...form, language: "fr" }), 400, "INVALID_BODY");
    await visitor.post("/api/session/sign-up", { ...form, language: "hi" });
    pass(1);
    await resend(visitor, email);
    const mailed = app.facts.flatMap((fact) =>
      fact.kind === "sign-up.code-made" && fact.email === email ? [fact.language] : [],
    );
    assert.deepEqual(mailed, ["hi", "hi"]);
    await confirm(visitor, email, lastCode(email));
    const [account] = await app.db.query<{ language: string | null }>("select language from account where email = $1", [
      email,
    ]);
    assert.equal(account?.language, "hi");
  });

  test("creates an account once the code is entered, and signs in", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    const begun = await signUp(visitor, email.toUpperCase());
    assert.equal(begun.status, 200);
    assert.deepEqual(begun.body, { nextStep: "CONFIRM_SIGN_UP" });
    assert.match(
      String(begun.headers["set-cookie"]),
      /^__Host-vouchboard_sign_up=[\w-]{43};.*HttpOnly.*SameSite=Strict/,
    );
    assert.doesNotMatch(begun.text, /\d{6}/);
    assert.equal((await accountsOf(email)).length, 0);
    refused(await signIn(email, PASSWORD), 401, "NOT_AUTHORIZED");

    const code = lastCode(email);
    const done = await confirm(visitor, email, `${code.slice(0, 3)} ${code.slice(3)}`);
    assert.equal(done.status, 200, done.text);
    assert.equal(done.body.nextStep, "COMPLETE_AUTO_SIGN_IN");
    assert.equal(done.body.isLoggedIn, true);
    assert.equal((await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, true);
    const [account] = await accountsOf(email);
    const events = await app.db.query("select kind from security_event where account_id = $1", [account?.id]);
    assert.ok(events.some(({ kind }) => kind === "account.created"));
    assert.equal((await signIn(email, PASSWORD)).body.isLoggedIn, true);
    refused(await signIn(email, OTHER_PASSWORD), 401, "NOT_AUTHORIZED");
  });

  test("of a taken address looks the same, warns its owner, and no code confirms it", async () => {
    const email = someEmail();
    const owner = aVisitor(app);
    const free = await signUp(owner, email);
    await confirm(owner, email, lastCode(email));
    const [before, mailed] = [await accountsOf(email), codesFor(email).length];

    const stranger = aVisitor(app);
    const taken = await signUp(stranger, email, OTHER_PASSWORD);
    assert.deepEqual([taken.status, taken.text], [free.status, free.text]);
    assert.deepEqual(app.facts.at(-1), { kind: "sign-up.address-taken", email, name: "Asha Verma" });
    assert.equal(codesFor(email).length, mailed);
    refused(await confirm(stranger, email, lastCode(email)), 409, "CODE_MISMATCH");
    pass(1);
    assert.equal((await resend(stranger, email)).status, 200);
    assert.deepEqual(app.facts.at(-1)?.kind, "sign-up.address-taken");
    assert.deepEqual(await accountsOf(email), before);
    refused(await signIn(email, OTHER_PASSWORD), 401, "NOT_AUTHORIZED");
    assert.equal((await signIn(email, PASSWORD)).status, 200);
  });

  for (const order of ["before", "after"] as const)
    test(`of another person's address, begun ${order} its owner's own, gains nothing`, async () => {
      const email = someEmail();
      const [owner, attacker] = [aVisitor(app), aVisitor(app)];
      if (order === "before") await signUp(attacker, email, OTHER_PASSWORD);
      await signUp(owner, email);
      const ownCode = lastCode(email);
      if (order === "after") await signUp(attacker, email, OTHER_PASSWORD);
      // The owner's code fails in the attacker's browser, and the attacker's code in the owner's.
      refused(await confirm(attacker, email, ownCode), 409, "CODE_MISMATCH");
      const foreign = codesFor(email).find((code) => code !== ownCode) ?? wrongCode(email);
      refused(await confirm(owner, email, foreign), 409, "CODE_MISMATCH");

      assert.equal((await confirm(owner, email, ownCode)).status, 200);
      assert.deepEqual(await pendingOf(email), []);
      for (const code of codesFor(email)) refused(await confirm(attacker, email, code), 409, "CODE_MISMATCH");
      refused(await signIn(email, OTHER_PASSWORD), 401, "NOT_AUTHORIZED");
      assert.equal((await signIn(email, PASSWORD)).status, 200);
      assert.equal((await accountsOf(email)).length, 1);
    });

  test("refuses a code in a browser that did not begin the sign-up", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await signUp(visitor, email);
    refused(await confirm(aVisitor(app), email, lastCode(email)), 409, "CODE_MISMATCH");
    const other = aVisitor(app);
    await signUp(other, someEmail());
    refused(await confirm(other, email, lastCode(email)), 409, "CODE_MISMATCH");
    assert.deepEqual(await pendingOf(email), [{ tries: 0, sends: 1 }]);
    assert.equal((await confirm(visitor, email, lastCode(email))).status, 200);
  });

  test("again in the same browser starts over", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await signUp(visitor, email, OTHER_PASSWORD);
    const first = lastCode(email);
    await signUp(visitor, email);
    assert.equal((await pendingOf(email)).length, 1);
    if (first !== lastCode(email)) refused(await confirm(visitor, email, first), 409, "CODE_MISMATCH");
    assert.equal((await confirm(visitor, email, lastCode(email))).status, 200);
    assert.equal((await signIn(email, PASSWORD)).status, 200);
  });
});

describe("a code", () => {
  test("has five tries, however many guess in parallel", async () => {
    const email = someEmail();
    const visitor = aVisitor(app, { over });
    await signUp(visitor, email);
    const guesses = Array.from({ length: 40 }, (_, step) => confirm(visitor, email, wrongCode(email, step)));
    const codes = (await Promise.all(guesses)).map((answer) => refusalIn(answer).errorCode);
    assert.equal(codes.filter((code) => code === "CODE_MISMATCH").length, 5);
    assert.equal(codes.filter((code) => code === "CODE_EXPIRED").length, 35);
    assert.deepEqual(await pendingOf(email), [{ tries: 5, sends: 1 }]);
    refused(await confirm(visitor, email, lastCode(email)), 409, "CODE_EXPIRED");
    assert.equal((await accountsOf(email)).length, 0);
  });

  test("mailed again has only the remaining tries", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await signUp(visitor, email);
    for (let guess = 1; guess <= 3; guess += 1) await confirm(visitor, email, wrongCode(email, guess));
    const former = lastCode(email);
    pass(1);
    assert.deepEqual((await resend(visitor, email)).body, { isAccepted: true });
    assert.deepEqual(await pendingOf(email), [{ tries: 3, sends: 2 }]);
    if (former !== lastCode(email)) refused(await confirm(visitor, email, former), 409, "CODE_MISMATCH");
    else await confirm(visitor, email, wrongCode(email));
    assert.equal((await confirm(visitor, email, lastCode(email))).status, 200);

    const unlucky = someEmail();
    await signUp(visitor, unlucky);
    for (let guess = 1; guess <= 5; guess += 1) await confirm(visitor, unlucky, wrongCode(unlucky, guess));
    pass(1);
    refused(await resend(visitor, unlucky), 429, "RATE_LIMITED");
    refused(await confirm(visitor, unlucky, lastCode(unlucky)), 409, "CODE_EXPIRED");
  });

  test("is mailed at most five times, and not twice within half a minute", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await signUp(visitor, email);
    refused(await resend(visitor, email), 429, "RATE_LIMITED");
    for (let send = 2; send <= 5; send += 1) {
      pass(0.6);
      const both = await Promise.all([resend(visitor, email), resend(visitor, email)]);
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 429]);
    }
    pass(1);
    refused(await resend(visitor, email), 429, "RATE_LIMITED");
    assert.equal(codesFor(email).length, 5);
    assert.equal((await confirm(visitor, email, lastCode(email))).status, 200);
  });

  test("works once, for one of many parallel requests", async () => {
    const email = someEmail();
    const visitor = aVisitor(app, { over });
    await signUp(visitor, email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(visitor, email, lastCode(email))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) refused(answer, 409, "CODE_MISMATCH");
    refused(await confirm(visitor, email, lastCode(email)), 409, "CODE_MISMATCH");
    assert.equal((await accountsOf(email)).length, 1);
  });

  test("creates one account when rivals for an address all confirm at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = someEmail();
      const rivals = Array.from({ length: 4 }, () => aVisitor(app, { over }));
      const codes: string[] = [];
      for (const rival of rivals) {
        await signUp(rival, email);
        codes.push(lastCode(email));
      }
      const answers = await Promise.all(rivals.map((rival, place) => confirm(rival, email, codes[place] ?? "")));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
      for (const answer of answers.filter(({ status }) => status === 409)) refused(answer, 409, "CODE_MISMATCH");
      assert.equal((await accountsOf(email)).length, 1);
    }
  });

  test("is valid for ten minutes, its sign-up for an hour", async () => {
    const email = someEmail();
    const visitor = aVisitor(app);
    await signUp(visitor, email);
    pass(10);
    refused(await confirm(visitor, email, lastCode(email)), 409, "CODE_EXPIRED");
    assert.equal((await resend(visitor, email)).status, 200);
    pass(9);
    assert.equal((await confirm(visitor, email, lastCode(email))).status, 200);

    const late = someEmail();
    await signUp(visitor, late);
    pass(60);
    const mailed = codesFor(late).length;
    assert.equal((await resend(visitor, late)).status, 200);
    assert.equal(codesFor(late).length, mailed);
    refused(await confirm(visitor, late, lastCode(late)), 409, "CODE_MISMATCH");
  });

  test("is six digits, and stored only as a hash", async () => {
    const email = someEmail();
    await signUp(aVisitor(app), email);
    assert.match(lastCode(email), /^\d{6}$/);
    const [row] = await app.db.query<{ all: string; length: number }>(
      `select row_to_json(p)::text as all, length(code_hash) from pending_sign_up p where email = $1`,
      [email],
    );
    assert.equal(row?.length, 32);
    for (const secret of [lastCode(email), PASSWORD]) assert.ok(!row?.all.includes(secret));
  });
});

test("names from an older release are put on one line, and a blank one gets a word", async () => {
  const email = someEmail();
  const visitor = aVisitor(app);
  await signUp(visitor, email);
  await confirm(visitor, email, lastCode(email));
  const statements = readFileSync(join(import.meta.dirname, "../../../migrations/0010_names_on_one_line.sql"), "utf8");
  for (const [older, name] of [
    ["Asha\nVerma", "Asha Verma"],
    ["\u0085", "Unnamed"],
  ]) {
    await app.db.query("update account set name = $2 where email = $1", [email, older]);
    await app.db.transaction((tx) => tx.query(statements));
    assert.deepEqual(await app.db.query("select name from account where email = $1", [email]), [{ name }]);
  }
});
