// Checks which trial features are open under which settings, and why the others are closed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readConfig } from "./config.ts";
import { hasDemoBar, OPENING_NAMES, OPENINGS, type OpeningName } from "./openings.ts";

function configWith(env: Record<string, string>) {
  const answer = readConfig(env);
  assert.ok(answer.ok, answer.ok ? "" : answer.problems.join("\n"));
  return answer.config;
}

const openingsWith = (env: Record<string, string>) => configWith(env).openings;

const ALL = OPENING_NAMES;
const NONE: OpeningName[] = [];
const allBut = (...closed: OpeningName[]) => ALL.filter((name) => !closed.includes(name));
const ASKS = {
  DEMO_ACCOUNTS: "on",
  DEV_MAILBOX: "on",
  LINKEDIN_STAND_IN: "on",
  TEST_PAYMENTS: "on",
  LOOPBACK_SOURCES: "on",
};
const OUTSIDE = { IDENTITY: "oidc", OIDC_ISSUER: "https://id.example.net", OIDC_CLIENT_ID: "us" };
const SMTP = { SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "jobs@example.org" };
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const LINKEDIN = { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" };

/** Settings, the open features, and the reason of the first closed one. */
const CASES: [env: Record<string, string>, open: readonly OpeningName[], why?: string][] = [
  [{}, ALL],
  ...["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1", "LOCALHOST", "jobs.localhost"].map(
    (host): [Record<string, string>, readonly OpeningName[]] => [{ HOST: host }, ALL],
  ),
  ...["0.0.0.0", "::", "192.168.1.7", "10.0.0.2", "fe80::1", "169.254.1.1", "0", "jobs", "localhost.example.org"].map(
    (host): [Record<string, string>, readonly OpeningName[], string] => [
      { HOST: host },
      NONE,
      `HOST (${host}) is not a loopback address`,
    ],
  ),
  ...["http://localhost:8080", "https://127.0.0.1", "http://[::1]:3000", "http://jobs.localhost"].map(
    (url): [Record<string, string>, readonly OpeningName[]] => [{ PUBLIC_URL: url }, ALL],
  ),
  ...["https://jobs.example.org", "http://192.168.1.7:3000", "http://localhost.example.org"].map(
    (url): [Record<string, string>, readonly OpeningName[], string] => [
      { PUBLIC_URL: url },
      NONE,
      `PUBLIC_URL (${url}) is not a loopback address`,
    ],
  ),
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }, NONE, "HOST (0.0.0.0) is not a loopback address"],
  [{ ENVIRONMENT: "production" }, NONE, "ENVIRONMENT is production"],
  [{ ENVIRONMENT: "production", DEMO_DATA: "on" }, ["demoData"], "ENVIRONMENT is production"],
  [{ ENVIRONMENT: "staging", HOST: "0.0.0.0" }, NONE, "HOST (0.0.0.0) is not a loopback address"],
  [{ HOST: "0.0.0.0", ...ASKS, DEMO_DATA: "on" }, ALL],
  [{ HOST: "0.0.0.0", ...ASKS }, allBut("demoData"), "HOST (0.0.0.0) is not a loopback address"],
  [{ HOST: "0.0.0.0", DEMO_DATA: "on" }, ["demoData"], "HOST (0.0.0.0) is not a loopback address"],
  ...ALL.map((name): [Record<string, string>, readonly OpeningName[], string] => [
    { HOST: "0.0.0.0", [OPENINGS[name].setting]: "on" },
    [name],
    "HOST (0.0.0.0) is not a loopback address",
  ]),
  ...allBut("demoData").map((name): [Record<string, string>, readonly OpeningName[], string] => [
    { [OPENINGS[name].setting]: "off" },
    allBut(name),
    `${OPENINGS[name].setting} is off`,
  ]),
  [{ DEMO_DATA: "off" }, allBut("demoData", "demoAccounts"), "DEMO_DATA is off"],
  [{ DEMO_DATA: "off", DEMO_ACCOUNTS: "on" }, allBut("demoData"), "DEMO_DATA is off"],
  [SMTP, allBut("mailbox"), "SMTP_URL is set"],
  [{ HOST: "::", ...ASKS, ...SMTP, DEMO_DATA: "on" }, allBut("mailbox"), "SMTP_URL is set"],
  [STRIPE, allBut("testPayments"), "STRIPE_SECRET_KEY is set"],
  [LINKEDIN, allBut("linkedInStandIn"), "LINKEDIN_CLIENT_ID is set"],
  [OUTSIDE, allBut("demoAccounts", "linkedInStandIn"), "IDENTITY is oidc"],
];

describe("open trial features", () => {
  for (const [env, open, why] of CASES)
    test(JSON.stringify(env), () => {
      const openings = openingsWith(env);
      assert.deepEqual(
        ALL.filter((name) => openings[name].open),
        open,
      );
      assert.equal(ALL.map((name) => openings[name]).find((opening) => !opening.open)?.why, why);
    });
});

test("features open to other machines are marked as asked for", () => {
  const reasonsOf = (env: Record<string, string>) => ALL.map((name) => openingsWith(env)[name].reason);
  const asks = { ...ASKS, DEMO_DATA: "on" };
  assert.deepEqual(new Set(reasonsOf(asks)), new Set(["LOOPBACK"]));
  assert.deepEqual(new Set(reasonsOf({ ...asks, HOST: "0.0.0.0" })), new Set(["ASKED"]));
});

const BARS: [env: Record<string, string>, hasBar: boolean][] = [
  [{}, true],
  [{ DEMO_ACCOUNTS: "on", DEMO_DATA: "on" }, true],
  [{ DEMO_DATA: "off" }, false],
  [{ DEMO_DATA: "off", DEMO_ACCOUNTS: "on" }, false],
  [{ DEMO_ACCOUNTS: "off" }, false],
  [{ ENVIRONMENT: "production" }, false],
  [{ ENVIRONMENT: "production", DEMO_DATA: "on" }, false],
  [{ HOST: "0.0.0.0", DEMO_ACCOUNTS: "on", DEMO_DATA: "on" }, false],
  [{ PUBLIC_URL: "https://jobs.example.org", DEMO_ACCOUNTS: "on", DEMO_DATA: "on" }, false],
  [OUTSIDE, false],
  [{ TRUST_PROXY: "on" }, false],
  [{ TRUST_PROXY: "off" }, true],
];
for (const [env, hasBar] of BARS)
  test(`the demo's roles can ${hasBar ? "" : "not "}be switched with ${JSON.stringify(env)}`, () =>
    assert.equal(hasDemoBar(configWith(env)), hasBar));
