// Checks that secrets are made once, stay the same, are closed to others, and can be given instead.
import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
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
  assert.deepEqual(await openSecrets(dataDir), first);
  assert.notDeepEqual(await openSecrets(await newDataDir()), first);
});

test("many processes that make them at the same moment get the same ones", async () => {
  const dataDir = await newDataDir();
  const all = await Promise.all(Array.from({ length: 25 }, () => openSecrets(dataDir)));
  assert.equal(new Set(all.map((secrets) => secrets.cursorKey)).size, 1);
  assert.deepEqual(await readdir(join(dataDir, "secrets")), ["cursor-key"]);
});

test("nobody else can read them", { skip: process.platform === "win32" && "Windows has no file modes" }, async () => {
  const dataDir = await newDataDir();
  await openSecrets(dataDir);
  assert.equal((await stat(join(dataDir, "secrets"))).mode & 0o777, 0o700);
  assert.equal((await stat(join(dataDir, "secrets", "cursor-key"))).mode & 0o777, 0o600);
});

test("a secret from the configuration is used and not written down", async () => {
  const dataDir = await newDataDir();
  const cursorKey = "k".repeat(40);
  assert.deepEqual(await openSecrets(dataDir, { cursorKey }), { cursorKey });
  await assert.rejects(stat(dataDir));
});

test("a damaged secret is named, not replaced", async () => {
  const dataDir = await newDataDir();
  await openSecrets(dataDir);
  await writeFile(join(dataDir, "secrets", "cursor-key"), "short\n");
  await assert.rejects(
    openSecrets(dataDir),
    (error) => error instanceof OperatorError && /cursor-key is damaged/.test(error.message),
  );
});
