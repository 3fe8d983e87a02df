// A part that is too long for one request goes to the bucket in pieces.
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { startBucket } from "../../tests/support/bucket.ts";
import { openBackupBucket } from "./backups-s3.ts";

const NAME = "2026-11-19T21-00-00Z";
/** One whole piece, and the rest. */
const bytes = randomBytes(17 * 1024 * 1024 + 7);
const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** In chunks that no piece ends with. */
async function* chunks(): AsyncGenerator<Uint8Array> {
  const size = 1_000_003;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const place = openBackupBucket(await startBucket(), "of/jobs");

test("a part of more than 16 MB is whole and in order", async () => {
  const draft = await place.begin(NAME);
  await draft.write("large.age", chunks());
  const back = createHash("sha256");
  for await (const chunk of (await place.read(NAME, "large.age")) ?? []) back.update(chunk);
  assert.equal(back.digest("hex"), hashOf(bytes));
  await draft.discard();
  assert.deepEqual(await place.list(), []);
});
