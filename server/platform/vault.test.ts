// Checks that sealed text opens only with its purpose and key, and only unchanged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeVault } from "./vault.ts";

const vault = makeVault("a master key that only tests use, long enough");

test("sealed text opens again, and sealing twice gives different bytes", () => {
  const sealed = vault.seal("session", "a token, ünïcode");
  assert.equal(vault.open("session", sealed), "a token, ünïcode");
  assert.notDeepEqual(vault.seal("session", "a token, ünïcode"), sealed);
  assert.ok(!sealed.includes("token"));
});

test("another purpose, key or changed bytes do not open it", () => {
  const sealed = vault.seal("session", "a token");
  assert.equal(vault.open("fact", sealed), null);
  assert.equal(makeVault("another master key, just as long as that one").open("session", sealed), null);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    assert.equal(vault.open("session", changed), null, `byte ${at}`);
  }
  assert.equal(vault.open("session", sealed.subarray(0, 20)), null);
  assert.equal(vault.open("session", Buffer.alloc(0)), null);
});

test("keys and signatures are bound to a purpose", () => {
  assert.notDeepEqual(vault.key("a"), vault.key("b"));
  assert.deepEqual(vault.mac("code", "123456"), vault.mac("code", "123456"));
  assert.notDeepEqual(vault.mac("code", "123456"), vault.mac("reset", "123456"));
});
