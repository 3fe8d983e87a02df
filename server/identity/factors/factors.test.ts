// Checks second factors: adding and removing them, the sign-in that asks for one, codes that work once, what admins owe.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodeJwt } from "jose";
import { type TOTP, URI } from "otpauth";
import type { Group } from "../../../contract/identity/rules.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, OWN_ACCOUNTS, refusalIn, startApp } from "../../../tests/support/app.ts";
import { codeOf } from "../../../tests/support/code-app.ts";
import { answerStandIn, comeByLinkedIn, finishAt, follow, leave } from "../../../tests/support/redirects.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";
import { resetFactors } from "./factors.ts";
import { isStrong, mustHaveFactor } from "./rules.ts";

let now = new Date();
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const app = await startApp({ clock: () => now, rateLimitScale: 1 });
const over = await app.listen();

const PASSWORD = "a long walk by the sea";
const FACTORS = "/api/user/second-factors";
const refused = (answer: Answer, status: number, code: string) =>
  assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);

type Listed = { factors: { id: string; name: string }[]; recoveryCodesLeft: number; isRequired: boolean };
type Added = { session: SessionAnswer; factor: { id: string }; recoveryCodes: string[] | null };
type Browser = { visitor: Visitor; session: SessionAnswer; headers: Record<string, string> };

/** Every browser has an address of its own, so that their tries are counted apart. */
let places = 0;
const somePlace = () => `10.1.${Math.floor(++places / 250)}.${places % 250}`;

async function logIn(
  email: string,
  visitor = aVisitor(app, { ip: somePlace() }),
): Promise<Browser & { answer: Answer }> {
  const answer = await visitor.post<SessionAnswer>("/api/session/sign-in", { email, password: PASSWORD });
  return { visitor, ...asBrowser(answer.body), answer };
}

const asBrowser = (session: SessionAnswer) => ({
  session,
  headers: { authorization: `Bearer ${session.accessToken}` },
});
const give = (visitor: Visitor, code: string) =>
  visitor.post<SessionAnswer & { continueAt: string | null }>("/api/session/second-factor", { code });
const list = ({ visitor, headers }: Browser) => visitor.get<Listed>(FACTORS, headers);

async function begin({ visitor, headers }: Browser, confirmation: object = {}) {
  const answer = await visitor.post<{ enrolment: string; secret: string; uri: string }>(
    `${FACTORS}/code-app/begin`,
    confirmation,
    headers,
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

/** Lets time pass, after which the browser renews its access token. */
async function linger(browser: Browser, seconds: number) {
  pass(seconds);
  Object.assign(browser, asBrowser((await browser.visitor.get<SessionAnswer>("/api/session")).body));
}

/** Adds an app; the browser goes on with its new session. */
async function addApp(browser: Browser, confirmation: object = {}) {
  const { enrolment, uri } = await begin(browser, confirmation);
  const body = { enrolment, code: codeOf(uri, now), name: "My phone" };
  const answer = await browser.visitor.post<Added>(`${FACTORS}/code-app`, body, browser.headers);
  assert.equal(answer.status, 201, answer.text);
  Object.assign(browser, asBrowser(answer.body.session));
  pass(30);
  return { uri, id: answer.body.factor.id, recoveryCodes: answer.body.recoveryCodes };
}

async function personWithApp(groups: Group[] = []) {
  const person = await signedIn(app, { password: PASSWORD, groups });
  const browser = await logIn(person.email);
  return { person, browser, ...(await addApp(browser)) };
}

const eventsOf = async (accountId: string) => {
  const rows = await app.db.query<{ kind: string }>(
    "select kind from security_event where account_id = $1 and kind ~ '^(factor|recovery)' order by id",
    [accountId],
  );
  return rows.map(({ kind }) => kind);
};
const mailsTo = (email: string) =>
  app.facts.flatMap((fact) => (fact.kind === "second-factor.changed" && fact.email === email ? [fact.how] : []));

describe("adding an authenticator app", () => {
  test("by its first code gives ten recovery codes, ends every other session, and is mailed", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const [here, there] = [await logIn(person.email), await logIn(person.email)];
    const { uri, recoveryCodes } = await addApp(here);
    assert.match(uri, /^otpauth:\/\/totp\/Vouchboard:person-.*&issuer=Vouchboard|issuer=Vouchboard&/);
    assert.equal(new Set(recoveryCodes).size, 10);
    for (const code of recoveryCodes ?? []) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    assert.equal((await there.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
    assert.equal((await here.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, true);
    const listed = await list(here);
    assert.deepEqual(
      [listed.body.factors.map(({ name }) => name), listed.body.recoveryCodesLeft, listed.body.isRequired],
      [["My phone"], 10, false],
    );
    assert.deepEqual(await eventsOf(person.accountId), ["factor.added"]);
    assert.deepEqual(mailsTo(person.email), ["ADDED"]);
  });

  test("keeps the secret and the recovery codes unreadable", async () => {
    const { person, uri, recoveryCodes } = await personWithApp();
    const secret = (URI.parse(uri) as TOTP).secret;
    const [row] = await app.db.query<{ all: string }>(
      `select coalesce(string_agg(t, ' '), '') as all from (select row_to_json(f)::text as t from second_factor f where account_id = $1
         union all select row_to_json(r)::text from recovery_code r where account_id = $1) as rows`,
      [person.accountId],
    );
    const plain = [secret.base32, secret.hex.toLowerCase(), ...(recoveryCodes ?? [])];
    for (const text of plain)
      for (const form of [text, text.replace("-", ""), Buffer.from(text.replace("-", "")).toString("hex")])
        assert.ok(!row?.all.includes(form), "a secret is readable");
  });

  test("asks for the password or a code, unless the sign-in is recent and there is no factor yet", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const browser = await logIn(person.email);
    await linger(browser, 601);
    const path = `${FACTORS}/code-app/begin`;
    refused(await browser.visitor.post(path, {}, browser.headers), 403, "NOT_AUTHORIZED");
    refused(await browser.visitor.post(path, { password: "wrong" }, browser.headers), 403, "NOT_AUTHORIZED");
    const { uri } = await addApp(browser, { password: PASSWORD });
    refused(await browser.visitor.post(path, {}, browser.headers), 403, "NOT_AUTHORIZED");
    refused(await browser.visitor.post(path, { code: "000000" }, browser.headers), 403, "NOT_AUTHORIZED");
    const second = await addApp(browser, { code: codeOf(uri, now) });
    assert.equal(second.recoveryCodes, null, "the codes are shown once");
    assert.equal((await list(browser)).body.factors.length, 2);
  });

  test("takes only the code of this moment, of this session's own secret, once", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const [here, there] = [await logIn(person.email), await logIn(person.email)];
    const { enrolment, uri } = await begin(here);
    const send = (browser: Browser, code: string) =>
      browser.visitor.post(`${FACTORS}/code-app`, { enrolment, code, name: "My phone" }, browser.headers);
    const old = codeOf(uri, now);
    pass(120);
    if (old !== codeOf(uri, now)) refused(await send(here, old), 409, "CODE_MISMATCH");
    refused(await send(there, codeOf(uri, now)), 409, "CODE_EXPIRED");
    const racing = aVisitor(app, { over });
    for (const [name, value] of here.visitor.cookies) racing.cookies.set(name, value);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        racing.post(`${FACTORS}/code-app`, { enrolment, code: codeOf(uri, now), name: "x" }, here.headers),
      ),
    );
    assert.deepEqual(answers.filter(({ status }) => status === 201).length, 1, answers.map(({ text }) => text).join());
    const late = await logIn((await signedIn(app, { password: PASSWORD })).email);
    const waiting = await begin(late);
    await linger(late, 901);
    const body = { enrolment: waiting.enrolment, code: codeOf(waiting.uri, now), name: "x" };
    refused(await late.visitor.post(`${FACTORS}/code-app`, body, late.headers), 409, "CODE_EXPIRED");
  });
});

describe("a sign-in to an account with a factor", () => {
  test("opens no session before the code, and then one that says so", async () => {
    const { person, uri } = await personWithApp();
    const { visitor, answer } = await logIn(person.email);
    assert.deepEqual(
      [answer.status, (answer.body as SessionAnswer).isLoggedIn, (answer.body as SessionAnswer).secondFactor],
      [200, false, "GIVE"],
    );
    assert.equal((await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
    const given = await give(visitor, codeOf(uri, now));
    assert.equal(given.status, 200, given.text);
    assert.deepEqual([given.body.isLoggedIn, given.body.secondFactor], [true, undefined]);
    const claims = decodeJwt(String(given.body.idToken));
    assert.deepEqual([claims.acr, claims.amr], ["https://refeds.org/profile/mfa", ["pwd", "otp", "mfa"]]);
    pass(590);
    const renewed = await visitor.get<SessionAnswer>("/api/session");
    assert.deepEqual(decodeJwt(String(renewed.body.idToken)).amr, ["pwd", "otp", "mfa"]);
  });

  test("takes a code of the app once, also for parallel requests", async () => {
    const { person, uri } = await personWithApp();
    const waiting = await Promise.all([1, 2, 3, 4].map(() => logIn(person.email, aVisitor(app, { over }))));
    const code = codeOf(uri, now);
    const answers = await Promise.all(waiting.map(({ visitor }) => give(visitor, code)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    refused(await give((await logIn(person.email)).visitor, code), 409, "CODE_MISMATCH");
  });

  test("takes each recovery code once, as people type it, and mails that it was used", async () => {
    const { person, browser, recoveryCodes } = await personWithApp();
    const [first = "", second = ""] = recoveryCodes ?? [];
    const waiting = await Promise.all([1, 2, 3].map(() => logIn(person.email, aVisitor(app, { over }))));
    const answers = await Promise.all(waiting.map(({ visitor }) => give(visitor, first)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
    const typed = second.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    assert.equal((await give((await logIn(person.email)).visitor, typed)).status, 200);
    assert.equal((await list(browser)).body.recoveryCodesLeft, 8);
    assert.deepEqual(mailsTo(person.email), ["ADDED", "CODE_USED", "CODE_USED"]);
  });

  test("allows five wrong codes from one place, and is not stopped elsewhere", async () => {
    const { person, uri } = await personWithApp();
    const { visitor } = await logIn(person.email);
    for (let step = 0; step < 5; step += 1) {
      const wrong = String((Number(codeOf(uri, now)) + 1 + step) % 1_000_000).padStart(6, "0");
      refused(await give(visitor, wrong), 409, "CODE_MISMATCH");
    }
    refused(await give(visitor, codeOf(uri, now)), 429, "RATE_LIMITED");
    assert.equal((await give((await logIn(person.email)).visitor, codeOf(uri, now))).status, 200);
  });

  test("ends after ten minutes, and when the password changes", async () => {
    const { person, uri } = await personWithApp();
    const slow = await logIn(person.email);
    pass(600);
    refused(await give(slow.visitor, codeOf(uri, now)), 401, "UNAUTHENTICATED");
    const overtaken = await logIn(person.email);
    await app.db.query("update account set auth_gen = auth_gen + 1 where id = $1", [person.accountId]);
    refused(await give(overtaken.visitor, codeOf(uri, now)), 401, "UNAUTHENTICATED");
    refused(await give(aVisitor(app), codeOf(uri, now)), 401, "UNAUTHENTICATED");
  });

  test("by a social provider asks as well", async () => {
    const { person, uri } = await personWithApp();
    const visitor = aVisitor(app, { ip: somePlace() });
    await finishAt(visitor, await comeByLinkedIn(visitor, { email: person.email }));
    await visitor.post("/api/session/sign-in", { email: person.email, password: PASSWORD });
    assert.equal((await give(visitor, codeOf(uri, now))).status, 200);
    const elsewhere = aVisitor(app, { ip: somePlace() });
    const { url } = await follow(elsewhere, (await leave(elsewhere, "?provider=LinkedIn")).href);
    const stopped = await answerStandIn(elsewhere, url, { email: person.email });
    assert.equal(stopped.url.pathname, "/auth/second-factor");
    pass(30);
    const given = await give(elsewhere, codeOf(uri, now));
    assert.deepEqual([given.status, given.body.isLoggedIn], [200, false], given.text);
    const back = await finishAt(elsewhere, (await follow(elsewhere, String(given.body.continueAt))).url);
    assert.deepEqual([back.status, back.body.isLoggedIn], [200, true], back.text);
    assert.deepEqual(decodeJwt(String(back.body.idToken)).amr, ["otp", "mfa"]);
  });

  test("is refused without it, whichever way it comes", async () => {
    const { person } = await personWithApp();
    const call = { caller: null, ip: "127.0.0.1", userAgent: "", cookies: {}, setCookie: () => {} };
    const proof = { accountId: person.accountId, authTime: now };
    await assert.rejects(app.app.identity.sessions.open(proof, call), { code: "SECOND_FACTOR_REQUIRED" });
  });

  test("is kept by a change of the password", async () => {
    const { browser } = await personWithApp();
    const body = { oldPassword: PASSWORD, newPassword: "quite another password" };
    const changed = await browser.visitor.post<SessionAnswer>("/api/session/change-password", body, browser.headers);
    assert.deepEqual([changed.status, changed.body.isLoggedIn], [200, true], changed.text);
  });
});

describe("changing factors", () => {
  test("renames one's own, and finds no one else's", async () => {
    const [own, other] = [await personWithApp(), await personWithApp()];
    const { visitor, headers } = own.browser;
    assert.equal((await visitor.send("PATCH", `${FACTORS}/${own.id}`, { name: "  Old\nphone " }, headers)).status, 200);
    assert.deepEqual(
      (await list(own.browser)).body.factors.map(({ name }) => name),
      ["Old phone"],
    );
    const theirs = `${FACTORS}/${other.id}`;
    refused(await visitor.send("PATCH", theirs, { name: "Mine" }, headers), 404, "NOT_FOUND");
    refused(await visitor.send("DELETE", theirs, { password: PASSWORD }, headers), 404, "NOT_FOUND");
    assert.equal((await list(other.browser)).body.factors.length, 1);
  });

  test("removes one for the password or a code; the recovery codes go with the last", async () => {
    const { person, browser, id, recoveryCodes } = await personWithApp();
    const { visitor, headers } = browser;
    refused(await visitor.send("DELETE", `${FACTORS}/${id}`, {}, headers), 403, "NOT_AUTHORIZED");
    refused(await visitor.send("DELETE", `${FACTORS}/${id}`, { password: "wrong" }, headers), 403, "NOT_AUTHORIZED");
    const confirmed = { code: recoveryCodes?.[0] };
    assert.equal((await visitor.send("DELETE", `${FACTORS}/${id}`, confirmed, headers)).status, 200);
    assert.deepEqual([(await list(browser)).body.factors, (await list(browser)).body.recoveryCodesLeft], [[], 0]);
    assert.equal((await logIn(person.email)).session.isLoggedIn, true);
    assert.deepEqual(mailsTo(person.email), ["ADDED", "CODE_USED", "REMOVED"]);
  });

  test("renews the recovery codes: the former ones work no more", async () => {
    const { person, browser, recoveryCodes } = await personWithApp();
    const { visitor, headers } = browser;
    const answer = await visitor.post<{ recoveryCodes: string[] }>(
      `${FACTORS}/recovery-codes`,
      { password: PASSWORD },
      headers,
    );
    const waiting = await logIn(person.email);
    refused(await give(waiting.visitor, recoveryCodes?.[0] ?? ""), 409, "CODE_MISMATCH");
    assert.equal((await give(waiting.visitor, answer.body.recoveryCodes[0] ?? "")).status, 200);
  });

  test("by the operator removes all, ends every session, and is on record", async () => {
    const { person, browser } = await personWithApp();
    assert.deepEqual(await resetFactors(app.deps, person.email), { removed: 1 });
    assert.equal((await browser.visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
    assert.equal((await logIn(person.email)).session.isLoggedIn, true);
    assert.deepEqual((await eventsOf(person.accountId)).at(-1), "factors.reset");
    assert.deepEqual(mailsTo(person.email).at(-1), "RESET");
    assert.deepEqual(await resetFactors(app.deps, person.email), { removed: 0 });
    assert.equal(await resetFactors(app.deps, "no-account@people.example"), null);
  });
});

describe("an admin", () => {
  const adminCalls = ["/api/admin/job-reports", "/api/admin/payouts", "/api/user/basic-details"];
  test("without a factor can do nothing but add one, and then everything", async () => {
    const person = await signedIn(app, { password: PASSWORD, groups: ["admin"] });
    const other = await signedIn(app);
    const browser = await logIn(person.email);
    assert.deepEqual([browser.session.userType, browser.session.secondFactor], ["Admin", "ADD"]);
    const { visitor } = browser;
    for (const path of adminCalls) refused(await visitor.get(path, browser.headers), 403, "SECOND_FACTOR_REQUIRED");
    const form = { oldPassword: PASSWORD, newPassword: "quite another password" };
    const change = await visitor.post("/api/session/change-password", form, browser.headers);
    refused(change, 403, "SECOND_FACTOR_REQUIRED");
    const details = (email: string) => visitor.get(`/api/user/${email}/details`, browser.headers);
    assert.equal((await details(person.email)).status, 200);
    refused(await details(other.email), 404, "NOT_FOUND");
    await addApp(browser);
    assert.equal(browser.session.secondFactor, undefined);
    for (const path of adminCalls) assert.notEqual((await visitor.get(path, browser.headers)).status, 403, path);
    assert.equal((await details(other.email)).status, 200);
  });

  test("cannot remove the only factor", async () => {
    const { browser, id } = await personWithApp(["admin"]);
    const { visitor, headers } = browser;
    assert.equal((await list(browser)).body.isRequired, true);
    const remove = (factorId: string) =>
      visitor.send("DELETE", `${FACTORS}/${factorId}`, { password: PASSWORD }, headers);
    refused(await remove(id), 409, "CONFLICT");
    await addApp(browser, { password: PASSWORD });
    assert.equal((await remove(id)).status, 200);
  });

  test("of the demo needs none where only this machine reaches the demo", () => {
    const [demo, other] = [true, false].map((isDemo) => ({ groups: ["admin"] as Group[], isDemo }));
    const needs = [demo, other].map((who) => [true, false].map((hasDemoBar) => mustHaveFactor(who!, { hasDemoBar })));
    assert.deepEqual(needs, [
      [false, true],
      [true, true],
    ]);
  });
});

test("the level of another issuer's sign-in decides, by the operator's list or those generally known", () => {
  const CASES: [string | null, string[], string[], boolean][] = [
    [null, [], [], false],
    ["1", ["pwd"], [], false],
    [null, ["pwd", "mfa"], [], true],
    ["phrh", [], [], true],
    ["2", [], ["2"], true],
    ["1", ["mfa"], ["2"], false],
    [null, ["mfa"], ["2"], false],
  ];
  for (const [acr, amr, adminAcr, expected] of CASES)
    assert.equal(isStrong({ acr, amr }, adminAcr), expected, JSON.stringify([acr, amr, adminAcr]));
  assert.deepEqual(OWN_ACCOUNTS.adminAcr, []);
});
