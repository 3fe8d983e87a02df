// Checks passkeys as a second factor, with an authenticator in software: adding, giving, and what is refused.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodeJwt } from "jose";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, PUBLIC_URL, refusalIn, startApp } from "../../../tests/support/app.ts";
import { withChain } from "../../../tests/support/attestation.ts";
import { aPasskey, type TestPasskey } from "../../../tests/support/passkey.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
const over = await app.listen();

const PASSWORD = "a long walk by the sea";
const PATH = "/api/user/second-factors/passkey";
const AT_SIGN_IN = "/api/session/second-factor/passkey";
const refused = (answer: Answer, status: number, code: string) =>
  assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code], answer.text);

type Begun = { ceremony: string; options: { challenge: string; excludeCredentials?: unknown[] } };
type Added = { session: SessionAnswer; factor: { kind: string }; recoveryCodes: string[] | null };

async function logIn(email: string, visitor = aVisitor(app)) {
  const { body } = await visitor.post<SessionAnswer>("/api/session/sign-in", { email, password: PASSWORD });
  return { visitor, body, headers: { authorization: `Bearer ${body.accessToken}` } };
}

async function begin(visitor: Visitor, headers: Record<string, string>, confirmation: object = {}): Promise<Begun> {
  const answer = await visitor.post<Begun>(`${PATH}/begin`, confirmation, headers);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

async function personWithPasskey(passkey: TestPasskey = aPasskey(PUBLIC_URL)) {
  const person = await signedIn(app, { password: PASSWORD });
  const { visitor, headers } = await logIn(person.email);
  const { ceremony, options } = await begin(visitor, headers);
  const body = { ceremony, response: passkey.register(options), name: "My laptop" };
  const added = await visitor.post<Added>(PATH, body, headers);
  assert.equal(added.status, 201, added.text);
  return {
    person,
    visitor,
    passkey,
    added: added.body,
    headers: { authorization: `Bearer ${added.body.session.accessToken}` },
  };
}

const challengeOf = async (visitor: Visitor) => (await visitor.post<Begun>(`${AT_SIGN_IN}/begin`, {})).body;
const give = (visitor: Visitor, ceremony: string, response: object) =>
  visitor.post<SessionAnswer>(AT_SIGN_IN, { ceremony, response });

describe("adding a passkey", () => {
  test("gives recovery codes with the first factor, and excludes it from the next", async () => {
    const { visitor, headers, added } = await personWithPasskey();
    assert.deepEqual([added.factor.kind, added.recoveryCodes?.length], ["PASSKEY", 10]);
    const next = await begin(visitor, headers, { password: PASSWORD });
    assert.equal(next.options.excludeCredentials?.length, 1);
  });

  const WRONG: [string, (options: Begun["options"]) => object, string][] = [
    ["of another site", (options) => aPasskey("https://evil.example").register(options), "CODE_MISMATCH"],
    [
      "of another challenge",
      () => aPasskey(PUBLIC_URL).register({ challenge: "x", rp: { id: "jobs.example.org" } }),
      "CODE_MISMATCH",
    ],
    [
      "for another name",
      (options) => aPasskey(PUBLIC_URL).register({ ...options, rp: { id: "evil.example" } }),
      "CODE_MISMATCH",
    ],
  ];
  for (const [which, respond, code] of WRONG)
    test(`${which} is refused`, async () => {
      const person = await signedIn(app, { password: PASSWORD });
      const { visitor, headers } = await logIn(person.email);
      const { ceremony, options } = await begin(visitor, headers);
      refused(await visitor.post(PATH, { ceremony, response: respond(options), name: "x" }, headers), 409, code);
    });

  for (const format of ["android-key", "packed"])
    test(`with certificates (${format}) is refused before an address in them is fetched`, async (context) => {
      const fetched = context.mock.method(globalThis, "fetch", async () => new Response(""));
      const person = await signedIn(app, { password: PASSWORD });
      const { visitor, headers } = await logIn(person.email);
      const { ceremony, options } = await begin(visitor, headers);
      const response = aPasskey(PUBLIC_URL).register(options, withChain(format, "http://127.0.0.1:9/revoked.crl"));
      refused(await visitor.post(PATH, { ceremony, response, name: "x" }, headers), 409, "CODE_MISMATCH");
      assert.equal(fetched.mock.callCount(), 0);
    });

  const TRANSPORTS: [string, unknown, object][] = [
    ["keeps the known ones", ["nfc", "usb", "usb", "a\0", "x".repeat(2_000)], { status: 201, kept: ["usb", "nfc"] }],
    ["needs none", undefined, { status: 201, kept: [] }],
    ["refuses what is no list", "usb", { status: 400, kept: undefined }],
  ];
  for (const [which, transports, expected] of TRANSPORTS)
    test(`of its ways to the browser ${which}`, async () => {
      const person = await signedIn(app, { password: PASSWORD });
      const { visitor, headers } = await logIn(person.email);
      const { ceremony, options } = await begin(visitor, headers);
      const made = aPasskey(PUBLIC_URL).register(options) as { response: object };
      const response = { ...made, response: { ...made.response, transports } };
      const { status } = await visitor.post(PATH, { ceremony, response, name: "x" }, headers);
      const [row] = await app.db.query<{ transports: string[] }>(
        "select transports from second_factor where account_id = $1",
        [person.accountId],
      );
      assert.deepEqual({ status, kept: row?.transports }, expected);
    });

  test("works once for a challenge, in its session and in time", async () => {
    const person = await signedIn(app, { password: PASSWORD });
    const [here, there] = [await logIn(person.email), await logIn(person.email)];
    const first = await begin(here.visitor, here.headers);
    const body = ({ ceremony, options }: Begun) => ({
      ceremony,
      response: aPasskey(PUBLIC_URL).register(options),
      name: "x",
    });
    refused(await there.visitor.post(PATH, body(first), there.headers), 409, "CODE_EXPIRED");
    now = new Date(now.getTime() + 300_000);
    refused(await here.visitor.post(PATH, body(first), here.headers), 409, "CODE_EXPIRED");
    const second = await begin(here.visitor, here.headers);
    const racing = aVisitor(app, { over });
    for (const [name, value] of here.visitor.cookies) racing.cookies.set(name, value);
    const answers = await Promise.all([1, 2, 3].map(() => racing.post(PATH, body(second), here.headers)));
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  });
});

describe("giving a passkey at a sign-in", () => {
  test("opens a session that says so", async () => {
    const { person, passkey } = await personWithPasskey();
    const { visitor, body } = await logIn(person.email);
    assert.equal(body.secondFactor, "GIVE");
    const { ceremony, options } = await challengeOf(visitor);
    const given = await give(visitor, ceremony, passkey.answer(options));
    assert.deepEqual([given.status, given.body.isLoggedIn], [200, true], given.text);
    assert.deepEqual(decodeJwt(String(given.body.idToken)).amr, ["pwd", "pop", "mfa"]);
  });

  test("works once for a challenge, also for parallel requests", async () => {
    const { person, passkey } = await personWithPasskey();
    const { visitor } = await logIn(person.email, aVisitor(app, { over }));
    const { ceremony, options } = await challengeOf(visitor);
    const response = passkey.answer(options);
    const waiting = [1, 2, 3].map(() => {
      const same = aVisitor(app, { over });
      for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
      return same;
    });
    const answers = await Promise.all(waiting.map((same) => give(same, ceremony, response)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  });

  test("is refused for a copied authenticator, another's passkey, and a challenge of another account", async () => {
    const { person, passkey } = await personWithPasskey();
    const tryWith = async (respond: (options: Begun["options"]) => object) => {
      const { visitor } = await logIn(person.email);
      const { ceremony, options } = await challengeOf(visitor);
      return give(visitor, ceremony, respond(options));
    };
    assert.equal((await tryWith((options) => passkey.answer(options, 7))).status, 200);
    refused(await tryWith((options) => passkey.answer(options, 7)), 409, "CODE_MISMATCH");
    const other = await personWithPasskey();
    refused(await tryWith((options) => other.passkey.answer(options)), 409, "CODE_MISMATCH");
    const theirs = await challengeOf((await logIn(other.person.email)).visitor);
    const { visitor } = await logIn(person.email);
    refused(await give(visitor, theirs.ceremony, passkey.answer(theirs.options, 9)), 409, "CODE_EXPIRED");
    refused(await aVisitor(app).post(`${AT_SIGN_IN}/begin`, {}), 401, "UNAUTHENTICATED");
  });

  test("is not offered to an account without one", async () => {
    const { person } = await personWithPasskey();
    await app.db.query("delete from second_factor where account_id = $1", [person.accountId]);
    await app.db.query(
      `insert into second_factor (id, account_id, kind, name, sealed_secret, last_step, created_at)
       values ($1, $1, 'TOTP', 'x', 'x', 0, now())`,
      [person.accountId],
    );
    const { visitor } = await logIn(person.email);
    assert.deepEqual((await visitor.post(`${AT_SIGN_IN}/begin`, {})).body, { ceremony: null, options: null });
  });
});
