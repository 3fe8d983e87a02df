// Checks how passwords are hashed and compared, and that hashing does not starve the server.
import assert from "node:assert/strict";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { availableParallelism } from "node:os";
import { describe, test } from "node:test";
import { makeVault } from "../platform/vault.ts";

/** The number of hashes being computed, and the highest number so far. */
const busy = { now: 0, most: 0 };
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) => {
  busy.now += 1;
  busy.most = Math.max(busy.most, busy.now);
  argon2(algorithm, parameters, (error, tag) => {
    busy.now -= 1;
    callback(error, tag);
  });
};
syncBuiltinESMExports();
// Imported after the patch above, so that its hashes are counted.
const { hashPassword, verifyPassword } = await import("./passwords.ts");

const vault = makeVault("a master key that only tests use, long enough");
const encoded = await hashPassword(vault, "Crème brûlée №5");

describe("a password", () => {
  test("is stored as argon2id of 19 MiB, two passes, one lane, with its own salt", async () => {
    assert.match(encoded, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    assert.notEqual(await hashPassword(vault, "Crème brûlée №5"), encoded);
  });

  const CASES: [string, string, boolean][] = [
    ["itself", "Crème brûlée №5", true],
    ["composed otherwise", "Cre\u0300me bru\u0302le\u0301e No5", true],
    ["in another case", "crème brûlée №5", false],
    ["cut short", "Crème brûlée №", false],
    ["with a blank", "Crème brûlée №5 ", false],
    ["empty", "", false],
  ];
  for (const [how, given, isRight] of CASES)
    test(`${how} is ${isRight ? "accepted" : "refused"}`, async () =>
      assert.equal(await verifyPassword(vault, encoded, given), isRight));

  test("cannot be checked without the pepper", async () => {
    const other = makeVault("another master key, which is long enough too");
    assert.equal(await verifyPassword(other, encoded, "Crème brûlée №5"), false);
  });

  test("of an unknown address is never right", async () => {
    for (const given of ["", "Crème brûlée №5"]) assert.equal(await verifyPassword(vault, null, given), false);
  });

  test("stored with other cost parameters is checked with those", async () => {
    const salt = Buffer.alloc(16, 7);
    const parameters = { memory: 8 * 1024, passes: 1, parallelism: 1, tagLength: 32, nonce: salt };
    const tag = crypto.argon2Sync("argon2id", { ...parameters, message: vault.mac("password", "older password") });
    const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
    const older = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(tag)}`;
    assert.equal(await verifyPassword(vault, older, "older password"), true);
    assert.equal(await verifyPassword(vault, older, "other password"), false);
  });
});

/** At most two, and one core stays free. */
const atOnce = availableParallelism() > 2 ? 2 : 1;

test(`hashes are computed ${atOnce} at a time here, 64 wait, and further ones are refused`, async () => {
  busy.most = 0;
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => verifyPassword(vault, encoded, "wrong")));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  assert.equal(refused.length, 70 - 64 - atOnce);
  for (const { reason } of refused) assert.deepEqual([reason.status, reason.code], [503, "BUSY"]);
  assert.equal(busy.most, atOnce);
  // The queue is empty again.
  assert.equal(await verifyPassword(vault, encoded, "Crème brûlée №5"), true);
  assert.equal(busy.now, 0);
});

test("a failed hash frees its place for the next", async () => {
  const broken = encoded.replace("m=19456", "m=1");
  await assert.rejects(Promise.all([1, 2, 3].map(() => verifyPassword(vault, broken, "wrong"))));
  assert.equal(await verifyPassword(vault, encoded, "Crème brûlée №5"), true);
  await assert.rejects(verifyPassword(vault, "plain text", "plain text"));
});
