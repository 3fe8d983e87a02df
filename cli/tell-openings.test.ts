// What an operator reads about the open parts of a trial, for each way a site is reached.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readConfig } from "../server/platform/config.ts";
import { lookAtMail, lookAtOpenings } from "./doctor-services.ts";
import { tellOpenings } from "./tell-openings.ts";

const ALL =
  "invented jobs and companies, demo accounts, the page of kept mails (/dev/mailbox), the stand-in for LinkedIn, test payments, sources of listings on this machine";
const ASK = "DEMO_DATA=on DEMO_ACCOUNTS=on DEV_MAILBOX=on LINKEDIN_STAND_IN=on TEST_PAYMENTS=on LOOPBACK_SOURCES=on";
const SMTP = { SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "jobs@example.org" };

/** Settings, the log lines of a start, doctor's levels of the five parts, and its level of mail. */
const CASES: [env: Record<string, string>, lines: string[], levels: string, mail: string][] = [
  [{}, [], "ok ok ok ok ok ok", "ok"],
  [{ ENVIRONMENT: "production" }, [`info Closed, as ENVIRONMENT is production: ${ALL}.`], "ok ok ok ok ok ok", "warn"],
  [
    { HOST: "0.0.0.0" },
    [
      `info Closed, as HOST (0.0.0.0) is not a loopback address: ${ALL}.`,
      `info For a trial that others reach, ask for them by name: ${ASK}`,
    ],
    "ok ok ok ok ok ok",
    "warn",
  ],
  [
    { PUBLIC_URL: "https://jobs.example.org", DEMO_DATA: "off", DEMO_ACCOUNTS: "off", DEV_MAILBOX: "on", ...SMTP },
    [
      "info Closed, as PUBLIC_URL (https://jobs.example.org) is not a loopback address: the stand-in for LinkedIn, test payments, sources of listings on this machine.",
      "info For a trial that others reach, ask for them by name: LINKEDIN_STAND_IN=on TEST_PAYMENTS=on LOOPBACK_SOURCES=on",
    ],
    "ok ok ok ok ok ok",
    "ok",
  ],
  [
    Object.fromEntries([["HOST", "::"], ...ASK.split(" ").map((part) => part.split("="))]),
    [`warn Open to everybody who reaches the site: ${ALL} (${ASK}).`],
    "warn warn warn warn warn warn",
    "ok",
  ],
];

describe("what start and doctor report", () => {
  for (const [env, lines, levels, mail] of CASES)
    test(JSON.stringify(env), () => {
      const answer = readConfig(env);
      assert.ok(answer.ok);
      const said: string[] = [];
      const at = (level: string) => (line: string) => void said.push(`${level} ${line}`);
      tellOpenings(answer.config, { info: at("info"), warn: at("warn"), error: at("error") });
      assert.deepEqual(said, lines);
      const findings = lookAtOpenings(answer.config);
      assert.equal(findings.map(({ level }) => level).join(" "), levels);
      for (const { level, advice } of findings) assert.equal(advice !== undefined, level === "warn");
      assert.equal(lookAtMail(answer.config).level, mail);
    });
});

test("doctor says how to open a part", () => {
  const answer = readConfig({ HOST: "0.0.0.0", TEST_PAYMENTS: "off" });
  assert.ok(answer.ok);
  assert.deepEqual(
    lookAtOpenings(answer.config)
      .slice(2)
      .map(({ subject, words }) => `${subject}: ${words}`),
    [
      "mailbox page: closed, as HOST (0.0.0.0) is not a loopback address (DEV_MAILBOX=on opens it)",
      "LinkedIn stand-in: closed, as HOST (0.0.0.0) is not a loopback address (LINKEDIN_STAND_IN=on opens it)",
      "test payments: closed, as TEST_PAYMENTS is off",
      "sources on this machine: closed, as HOST (0.0.0.0) is not a loopback address (LOOPBACK_SOURCES=on opens it)",
    ],
  );
});
