// `doctor` distinguishes a working bucket from a broken one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "../server/platform/config.ts";
import { startBucket } from "../tests/support/bucket.ts";
import { lookAtFiles } from "./doctor-files.ts";

const s3 = await startBucket();
const answer = readConfig({ DATA_DIR: "/somewhere" });
assert.ok(answer.ok);

const CASES = [
  { name: "a folder", s3: null, level: "ok", words: /^kept in .*somewhere.files$/ },
  { name: "a bucket", s3, level: "ok", words: /^kept in the bucket vouchboard-files; browsers go to http:/ },
  { name: "no such bucket", s3: { ...s3, bucket: "not-there" }, level: "fail", words: /^the bucket not-there cannot/ },
  {
    name: "no such key",
    s3: { ...s3, credentials: { accessKeyId: "unknown", secretAccessKey: "x" } },
    level: "fail",
    words: /cannot be used/,
  },
];
for (const { name, s3: bucket, level, words } of CASES)
  test(name, async () => {
    const finding = await lookAtFiles({ ...answer.config, s3: bucket });
    assert.equal(finding.level, level, finding.words);
    assert.match(finding.words, words);
  });
