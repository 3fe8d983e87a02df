// What doctor says of payments, as a table of cases.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lookAtPayments } from "./doctor-payments.ts";

const keys = (secretKey: string) => ({ secretKey, webhookSecret: "whsec_1" });

describe("doctor about payments", () => {
  for (const [name, production, stripe, level, words] of [
    ["a trial", false, null, "ok", /test provider/],
    ["a trial with a test key", false, keys("sk_test_1"), "ok", /no money moves/],
    ["production without keys", true, null, "warn", /nothing can be bought/],
    ["production with a test key", true, keys("rk_test_1"), "warn", /no money moves/],
    ["production with a live key", true, keys("rk_live_1"), "ok", /^Stripe$/],
  ] as const)
    test(`${name}: ${level}`, () => {
      const finding = lookAtPayments({ production, stripe });
      assert.equal(finding.level, level);
      assert.match(finding.words, words);
      assert.equal(finding.advice !== undefined, level === "warn");
    });
});
