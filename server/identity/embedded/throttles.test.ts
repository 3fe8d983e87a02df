// Checks the limits on guessing: many passwords on one account, from one place, or one password on many accounts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { aVisitor, type Visitor } from "../../../tests/support/visitor.ts";
import { countTry, placeOf } from "./throttles.ts";

let now = new Date();
// Limits at this scale: 6 tries per place, 1 per account from one place, 10 per account.
const app = await startApp({ clock: () => now, rateLimitScale: 0.1 });
/** The same with limits that no test reaches. */
const roomy = await startApp({ clock: () => now });

const PASSWORD = "a long walk by the sea";
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
let places = 0;
const somePlace = () => {
  places += 1;
  return `10.7.${places >> 8}.${places & 255}`;
};
const signIn = (email: string, password: string, ip: string) =>
  aVisitor(app, { ip }).post("/api/session/sign-in", { email, password });
/** Seconds to wait if the throttle refused; 0 otherwise, also for the general rate limit's refusal. */
const waitIn = (answer: Answer): number => {
  if (answer.status !== 429) return 0;
  assert.match(refusalIn(answer).errorMsg, /^Too many tries\. Please wait \d+ minutes? and try again\.$/);
  return Number(/\d+/.exec(refusalIn(answer).errorMsg)?.[0]);
};

/** The newest code mailed to an address. */
const codeFor = (email: string): string => {
  const fact = app.facts.findLast((one) => "code" in one && one.email === email);
  return fact && "code" in fact ? fact.code : assert.fail(`no code for ${email}`);
};
const wrongFor = (email: string): string => String((Number(codeFor(email)) + 1) % 1_000_000).padStart(6, "0");

describe("trying passwords", () => {
  test("on one account from one place is refused, even with the right password, until the window ends", async () => {
    const { email } = await signedIn(app, { password: PASSWORD });
    const ip = somePlace();
    assert.equal((await signIn(email, "wrong password", ip)).status, 401);
    assert.equal(waitIn(await signIn(email, "wrong password", ip)), 15);
    assert.equal(waitIn(await signIn(email.toUpperCase(), PASSWORD, ip)), 15);
    assert.equal((await signIn(email, PASSWORD, somePlace())).status, 200);
    pass(15);
    assert.equal((await signIn(email, PASSWORD, ip)).status, 200);
  });

  test("on one account from many places is refused, whether the account exists or not", async () => {
    for (const email of [(await signedIn(app, { password: PASSWORD })).email, someEmail()]) {
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1)
        statuses.push((await signIn(email, "wrong password", somePlace())).status);
      assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
      pass(60);
      assert.equal((await signIn(email, "wrong password", somePlace())).status, 401);
    }
  });

  test("on one account from one place locks out no other place, however often", async () => {
    const { email } = await signedIn(app, { password: PASSWORD });
    const ip = somePlace();
    // Calls the throttle directly, because the limit on calls a minute would hide it.
    const guess = () => countTry({ deps: app.deps, settings: { rateLimitScale: 0.1 } }, "sign-in", { ip, email });
    const guesses = await Promise.allSettled(Array.from({ length: 30 }, guess));
    assert.equal(guesses.filter(({ status }) => status === "fulfilled").length, 1);
    for (let other = 0; other < 3; other += 1) assert.equal((await signIn(email, PASSWORD, somePlace())).status, 200);
  });

  test("right and wrong passwords on the same counters in parallel do not deadlock", async () => {
    const { email } = await signedIn(roomy, { password: PASSWORD });
    const tries = Array.from({ length: 60 }, (_, step) =>
      aVisitor(roomy).post("/api/session/sign-in", { email, password: step % 2 ? PASSWORD : "wrong password" }),
    );
    const statuses = new Set((await Promise.all(tries)).map(({ status }) => status));
    assert.deepEqual([...statuses].sort(), [200, 401]);
  });

  test("one password on many accounts from one place is refused, in parallel too", async () => {
    const emails = Array.from({ length: 11 }, someEmail);
    const ip = somePlace();
    const statuses = await Promise.all(emails.map(async (email) => (await signIn(email, "wrong password", ip)).status));
    assert.deepEqual(statuses.sort(), [...Array(6).fill(401), ...Array(5).fill(429)]);
    assert.equal(waitIn(await signIn(someEmail(), "wrong password", ip)), 10);
    assert.equal((await signIn(someEmail(), "wrong password", somePlace())).status, 401);
  });

  test("from one IPv6 network counts as one place", async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1)
      statuses.push((await signIn(someEmail(), "wrong password", `2001:db8:7:1::${guess + 1}`)).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 401, 429, 429]);
    assert.equal((await signIn(someEmail(), "wrong password", "2001:db8:7:2::1")).status, 401);
  });

  test("does not include correct sign-ins", async () => {
    const { email } = await signedIn(app, { password: PASSWORD });
    const ip = somePlace();
    for (let time = 0; time < 8; time += 1) assert.equal((await signIn(email, PASSWORD, ip)).status, 200);
  });

  test("is not hidden by correct sign-ins to another account in between", async () => {
    const own = await signedIn(app, { password: PASSWORD });
    const ip = somePlace();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await signIn(someEmail(), "wrong password", ip)).status);
      if (guess < 5) assert.equal((await signIn(own.email, PASSWORD, ip)).status, 200);
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 401, 429]);
  });
});

describe("asking for mail", () => {
  const name = "Asha";
  /** Form -> the body sent for an address. */
  const FORMS: Record<string, (email: string) => object> = {
    "sign-up": (username) => ({ username, password: PASSWORD, name }),
    "forgot-password": (email) => ({ email }),
  };
  for (const [form, body] of Object.entries(FORMS)) {
    const ask = async (email: string, ip: string) => {
      const answer = await aVisitor(app, { ip }).post(`/api/session/${form}`, body(email));
      pass(1);
      return answer.status;
    };

    test(`by ${form} for one address from many places is refused`, async () => {
      const email = someEmail();
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) statuses.push(await ask(email, somePlace()));
      assert.deepEqual(statuses, [200, 200, 429, 429]);
      assert.equal(app.facts.filter((fact) => "email" in fact && fact.email === email).length, 2);
    });

    test(`by ${form} for one address from one place does not limit other places`, async () => {
      const [email, ip] = [someEmail(), somePlace()];
      const statuses: number[] = [];
      for (let time = 0; time < 5; time += 1) statuses.push(await ask(email, ip));
      assert.deepEqual(statuses, [200, 429, 429, 429, 429]);
      assert.equal(await ask(email, somePlace()), 200);
    });
  }
});

describe("asking for a sign-up's code again", () => {
  const begin = async (username: string, ip = somePlace()) => {
    const visitor = aVisitor(app, { ip });
    const { status } = await visitor.post("/api/session/sign-up", { username, password: PASSWORD, name: "Asha" });
    assert.equal(status, 200);
    return visitor;
  };
  const resend = (visitor: Visitor, username: string) => visitor.post("/api/session/resend", { username });

  test("is refused for an address, whichever browser asks", async () => {
    const email = someEmail();
    const [one, two] = [await begin(email), await begin(email)];
    pass(1);
    assert.equal((await resend(one, email)).status, 200);
    assert.equal(waitIn(await resend(two, email)), 60);
    pass(1);
    assert.equal(waitIn(await resend(one, email)), 59);
    const other = await begin(someEmail());
    assert.equal((await resend(other, email)).status, 200, "nothing waits there, nothing is mailed");
  });

  test("too early, or without a pending sign-up, does not count", async () => {
    const email = someEmail();
    const visitor = await begin(email);
    for (let time = 0; time < 3; time += 1) {
      assert.match(refusalIn(await resend(visitor, email)).errorMsg, /^Please wait 30 seconds/);
      assert.equal((await resend(aVisitor(app, { ip: somePlace() }), email)).status, 200);
    }
    pass(1);
    assert.equal((await resend(visitor, email)).status, 200);
  });
});

describe("guessing codes", () => {
  const hoursIn = (answer: Answer) => {
    assert.equal(answer.status, 429, answer.text);
    return Number(/^Too many tries\. Please wait (\d+) hours and try again\.$/.exec(refusalIn(answer).errorMsg)?.[1]);
  };
  /** The form that mails the code, and the form that takes it. */
  type Forms = {
    ask: [form: string, body: (email: string) => object];
    type: [string, (email: string, code: string) => object];
  };
  const FORMS: Record<string, Forms> = {
    "for a new password": {
      ask: ["forgot-password", (email) => ({ email })],
      type: ["reset-password", (email, code) => ({ email, code, newPassword: "quite another password" })],
    },
    "of a sign-up": {
      ask: ["sign-up", (username) => ({ username, password: PASSWORD, name: "Asha" })],
      type: ["confirm", (username, code) => ({ username, code })],
    },
  };
  for (const [purpose, { ask, type }] of Object.entries(FORMS)) {
    const send = async (browser: Visitor | null, [form, body]: [string, object], ip = somePlace()) => {
      const visitor = aVisitor(app, { ip });
      for (const [name, value] of browser?.cookies ?? []) visitor.cookies.set(name, value);
      const answer = await visitor.post(`/api/session/${form}`, body);
      return { visitor, answer, status: answer.status };
    };
    const begin = async (email: string, ip?: string) => {
      const { visitor } = await send(null, [ask[0], ask[1](email)], ip);
      return { visitor, code: codeFor(email) };
    };
    const guess = (browser: Visitor | null, email: string, code: string, ip?: string) =>
      send(browser, [type[0], type[1](email, code)], ip);
    const address = async () => (ask[0] === "sign-up" ? someEmail() : (await signedIn(app)).email);

    test(`${purpose} from one place is refused for the day, without limiting other places`, async () => {
      const email = await address();
      const [stranger, owner] = [await begin(email), await begin(email)];
      const ip = somePlace();
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) {
        statuses.push((await guess(stranger.visitor, email, wrongFor(email), ip)).status);
        pass(2);
      }
      assert.deepEqual(statuses, [409, 409, 429, 429]);
      assert.equal((await guess(owner.visitor, email, owner.code)).status, 200);
      pass(60);
      const again = await begin(await address());
      assert.equal((await guess(again.visitor, email, "000000", ip)).status, 409, "no guess: nothing is waited for");
      const { visitor } = await begin(email);
      assert.equal(hoursIn((await guess(visitor, email, wrongFor(email), ip)).answer), 23);
    });

    test(`${purpose} from many places, in browsers that wait for one, is refused for the day`, async () => {
      const email = await address();
      const browsers = [await begin(email), await begin(email)];
      const statuses: number[] = [];
      for (const { visitor } of browsers)
        for (let time = 0; time < 3; time += 1) statuses.push((await guess(visitor, email, wrongFor(email))).status);
      assert.deepEqual(statuses, [409, 409, 409, 409, 409, 429]);
      const { answer } = await guess(browsers[1]?.visitor ?? null, email, browsers[1]?.code ?? "");
      assert.equal(hoursIn(answer), 24);
      pass(24 * 60);
      const { visitor, code } = await begin(email);
      assert.equal((await guess(visitor, email, code)).status, 200);
    });

    test(`${purpose} in a browser that waits for none does not count`, async () => {
      const email = await address();
      const { visitor, code } = await begin(email);
      for (let time = 0; time < 8; time += 1) assert.equal((await guess(null, email, wrongFor(email))).status, 409);
      assert.equal((await guess(visitor, email, code)).status, 200);
    });
  }
});

test("password resets of one address from one place are limited, those of others are not", async () => {
  const [email, ip] = [someEmail(), somePlace()];
  const reset = (of: string, from: string) =>
    aVisitor(app, { ip: from }).post("/api/session/reset-password", {
      email: of,
      code: "000000",
      newPassword: "quite another password",
    });
  assert.equal((await reset(email, ip)).status, 409);
  assert.equal((await reset(email, ip)).status, 409);
  assert.equal(waitIn(await reset(email, ip)), 15);
  assert.equal((await reset(someEmail(), ip)).status, 409);
  assert.equal((await reset(email, somePlace())).status, 409);
});

describe("a place", () => {
  const PLACES: [string, string][] = [
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
    ["::1", "0:0:0:0::/64"],
    ["not an address", "not an address"],
  ];
  for (const [ip, place] of PLACES) test(`of ${ip} is ${place}`, () => assert.equal(placeOf(ip), place));
});

test("the table reveals no address or account", async () => {
  const { email } = await signedIn(app);
  await signIn(email, "wrong password", "203.0.113.99");
  const rows = await app.db.query<{ all: string }>(
    "select row_to_json(t)::text || encode(key, 'escape') as all from throttle t",
  );
  assert.ok(rows.length > 0);
  for (const { all } of rows) assert.ok(!all.includes(email) && !all.includes("203.0.113.99"));
});
