// Checks that secrets are made once, are stable and private, and can be configured instead.
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { OperatorError } from "./operator.ts";
import { openSecrets } from "./secrets.ts";

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-secrets-"));
  folders.push(folder);
  return join(folder, "data");
}

test("secrets are made once and stay the same", async () => {
  const dataDir = await newDataDir();
  const first = await openSecrets(dataDir);
  assert.ok(first.cursorKey.length >= 43);
  assert.ok(first.masterKey.length >= 43);
  assert.notEqual(first.masterKey, first.cursorKey);
  assert.deepEqual(await openSecrets(dataDir), first);
  assert.notDeepEqual(await openSecrets(await newDataDir()), first);
});

test("processes that make them in parallel get the same ones", async () => {
  const dataDir = await newDataDir();
  const all = await Promise.all(Array.from({ length: 25 }, () => openSecrets(dataDir)));
  assert.equal(new Set(all.map((secrets) => `${secrets.cursorKey} ${secrets.masterKey}`)).size, 1);
  assert.deepEqual((await readdir(join(dataDir, "secrets"))).sort(), ["cursor-key", "master-key"]);
});

test("other accounts cannot read them", {
  skip: process.platform === "win32" && "Windows has no file modes",
}, async () => {
  const dataDir = await newDataDir();
  await openSecrets(dataDir);
  assert.equal((await stat(join(dataDir, "secrets"))).mode & 0o777, 0o700);
  for (const name of ["cursor-key", "master-key"])
    assert.equal((await stat(join(dataDir, "secrets", name))).mode & 0o777, 0o600);
});

test("a configured secret is used and not stored", async () => {
  const dataDir = await newDataDir();
  const given = { cursorKey: "k".repeat(40), masterKey: "m".repeat(40) };
  assert.deepEqual(await openSecrets(dataDir, given), given);
  await assert.rejects(stat(dataDir));
  const half = await openSecrets(dataDir, { masterKey: given.masterKey });
  assert.equal(half.masterKey, given.masterKey);
  assert.deepEqual(await readdir(join(dataDir, "secrets")), ["cursor-key"]);
});

test("a damaged secret is reported, not replaced", async () => {
  const dataDir = await newDataDir();
  await openSecrets(dataDir);
  for (const name of ["cursor-key", "master-key"]) {
    const path = join(dataDir, "secrets", name);
    const whole = await readFile(path, "utf8");
    await writeFile(path, "short\n");
    await assert.rejects(
      openSecrets(dataDir),
      (error) => error instanceof OperatorError && error.message.includes(`${name} is damaged`),
    );
    await writeFile(path, whole);
  }
});
