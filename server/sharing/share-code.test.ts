// Checks that share codes resolve to their share, and that forged ones do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newId } from "../platform/ids.ts";
import { makeVault } from "../platform/vault.ts";
import { codeOf, shareIdIn } from "./store.ts";

const vault = makeVault("a master key that only tests use, long enough");
const shareId = newId();
const code = codeOf(shareId, vault);

test("a code is short, safe in a URL, and resolves to its share", () => {
  assert.match(code, /^[\w-]{38}$/);
  assert.equal(shareIdIn(code, vault), shareId);
  assert.equal(codeOf(shareId, vault), code, "the same every time");
});

test("every changed letter makes it invalid", () => {
  for (let at = 0; at < code.length; at++)
    for (const letter of ["A", "z", "_"]) {
      const changed = code.slice(0, at) + letter + code.slice(at + 1);
      if (changed !== code) assert.equal(shareIdIn(changed, vault), null, changed);
    }
});

const other = codeOf(newId(), vault);
const worthless: Record<string, string> = {
  nothing: "",
  "an id alone": shareId,
  "another's signature": code.slice(0, 20) + other.slice(20),
  "too short": code.slice(0, -1),
  "too long": `${code}A`,
  padding: `${code}==`,
  "the other alphabet": `+${code.slice(1)}`,
  blanks: ` ${code}`,
  "no base64": "💙".repeat(19),
  zeros: "A".repeat(38),
  "signed with another key": codeOf(shareId, makeVault("another master key, which is long enough too")),
};
for (const [name, text] of Object.entries(worthless))
  test(`invalid: ${name}`, () => assert.equal(shareIdIn(text, vault), null));
