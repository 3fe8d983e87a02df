// Checks what is said of a password while it is typed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type PasswordStrength, type PersonalWords, passwordStrength } from "./password-strength.ts";

const asha: PersonalWords = { email: "asha.rao@example.org", name: "Asha Rao" };

const CASES: [string, PasswordStrength["level"], RegExp, PersonalWords?][] = [
  ["", "none", /^$/],
  ["seven77", "too-short", /1 more character needed/],
  ["five5", "too-short", /3 more characters needed/],
  ["x".repeat(129), "too-long", /at most 128/],
  [" ".repeat(8), "weak", /Spaces alone/],
  ["aaaaaaaaaaaaaaaa", "weak", /repeats itself/],
  ["abababababababab", "weak", /repeats itself/],
  ["1234567890", "weak", /row of keys/],
  ["qwertyuiopasdfgh", "weak", /common/],
  ["Passw0rd!", "weak", /common/],
  ["P@ssword123", "weak", /Easy to guess/],
  ["asha2026", "weak", /your name or address/, asha],
  ["ASHA.rao.1", "weak", /your name or address/, asha],
  ["mozTea29", "fair", /Fair/],
  ["kite-lamp-42", "fair", /Fair/],
  ["asha flies blue kites", "strong", /Strong/, asha],
  ["correct horse battery staple", "strong", /Strong/],
  ["tR7#kQ2!vLm9@x", "strong", /Strong/],
  ["नीली पतंग और पुराना दीपक", "strong", /Strong/],
];

describe("a password is", () => {
  for (const [password, level, words, about] of CASES)
    test(`${level}: ${password.slice(0, 30) || "nothing yet"}`, () => {
      const found = passwordStrength(password, about);
      assert.equal(found.level, level, found.words);
      assert.match(found.words, words);
    });
});

test("characters are counted as the server counts them", () => {
  // "ﬃ" is one character that composes to three.
  assert.equal(passwordStrength("ﬃﬃﬃ").level === "too-short", false);
  // Eight letters with combining marks are eight characters once composed.
  assert.notEqual(passwordStrength("e\u0301a\u0301i\u0301o\u0301u\u0301n\u0303c\u0327y\u0301").level, "too-short");
  assert.equal(passwordStrength("👩‍🚀").level, "too-short");
});

test("a short name is no reason to call a password weak", () => {
  assert.notEqual(passwordStrength("blue lamp over rao", { name: "Rao" }).words.includes("your name"), true);
});
