// Checks what a reload restores, and what it must not restore.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftOf, valuesIn } from "./form-draft.ts";

const now = Date.UTC(2026, 10, 21);
const typed = {
  name: "Asha Rao",
  username: "asha@example.org",
  password: "blue kites",
  newPassword: "x",
  code: "123456",
  phone_number: "",
};

test("a draft never holds a password or a code", () => {
  const draft = draftOf("sign-up", typed, now);
  assert.deepEqual(draft, { form: "sign-up", values: { name: "Asha Rao", username: "asha@example.org" }, at: now });
  assert.doesNotMatch(JSON.stringify(draft), /blue kites|123456/);
});

const draft = draftOf("sign-up", typed, now);
const NOTHING: [string, unknown, string?, number?][] = [
  ["nothing was kept", null],
  ["something else was kept", "text"],
  ["it has no values", { form: "sign-up", at: now }],
  ["its values are none", { form: "sign-up", at: now, values: null }],
  ["it is another form's", draft, "reset"],
  ["it is older than a day", draft, "sign-up", now + 24 * 3_600_000 + 1],
  ["it is from the future", draft, "sign-up", now - 120_000],
];
describe("a reload restores nothing when", () => {
  for (const [what, stored, form = "sign-up", at = now] of NOTHING)
    test(what, () => assert.deepEqual(valuesIn(stored, form, at), {}));
});

test("a reload restores what was typed, and only text", () => {
  assert.deepEqual(valuesIn(draft, "sign-up", now + 1_000), draft.values);
  assert.deepEqual(valuesIn({ ...draft, values: { name: 7, password: "x", username: "a" } }, "sign-up", now), {
    username: "a",
  });
});
