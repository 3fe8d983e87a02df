// What doctor reports about payments, as a table of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readConfig } from "../server/platform/config.ts";
import { lookAtPayments } from "./doctor-payments.ts";

const keys = (secretKey: string) => ({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: "whsec_1" });
const production = { ENVIRONMENT: "production" };

describe("doctor about payments", () => {
  for (const [name, env, level, words] of [
    ["a trial", {}, "ok", /test provider/],
    ["a trial with a test key", keys("sk_test_1"), "ok", /no money moves/],
    ["a site that others reach without keys", { HOST: "0.0.0.0" }, "warn", /nothing can be bought/],
    ["production without keys", production, "warn", /nothing can be bought/],
    ["production with a test key", { ...production, ...keys("rk_test_1") }, "warn", /no money moves/],
    ["production with a live key", { ...production, ...keys("rk_live_1") }, "ok", /^Stripe$/],
  ] as const)
    test(`${name}: ${level}`, () => {
      const answer = readConfig(env);
      assert.ok(answer.ok);
      const finding = lookAtPayments(answer.config);
      assert.equal(finding.level, level);
      assert.match(finding.words, words);
      assert.equal(finding.advice !== undefined, level === "warn");
    });
});
