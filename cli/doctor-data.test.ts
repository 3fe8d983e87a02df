// What doctor reports about keys and admins, on real PostgreSQL and real files.
import assert from "node:assert/strict";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import pg from "pg";
import { createAccount } from "../server/identity/accounts.ts";
import { type Config, readConfig } from "../server/platform/config.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { findOpenSecrets, lookAtAccounts, lookAtBackups, lookAtSearchEngines } from "./doctor-data.ts";

const { url, db } = await freshDatabase();
const empty = await freshDatabase({ migrated: false });
const folder = await mkdtemp(join(tmpdir(), "vouchboard-doctor-"));
after(() => rm(folder, { recursive: true, force: true }));

function configWith(env: Record<string, string>): Config {
  const answer = readConfig({ DATA_DIR: folder, ...env });
  assert.ok(answer.ok);
  return answer.config;
}

/** Subject -> level. */
async function levels(env: Record<string, string>, databaseUrl = url): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const findings = await lookAtAccounts(client, configWith(env));
    return Object.fromEntries(findings.map(({ subject, level }) => [subject, level]));
  } finally {
    await client.end();
  }
}

const anAccount = (email: string, groups: "admin"[], passwordHash: string | null) =>
  db.transaction((tx) =>
    createAccount(tx, { issuer: "https://jobs.example.org", email, name: "Somebody", groups, passwordHash }),
  );

describe("keys", () => {
  const MASTER_KEY = "a master key that only tests use, long enough";
  test("are fine before the first start, and not reported before the schema has accounts", async () => {
    assert.deepEqual(await levels({}), { keys: "ok" });
    assert.deepEqual(await levels({}, empty.url), {});
  });

  test("are broken when there are passwords and no master key", async () => {
    await anAccount("one@example.org", [], "$argon2id$");
    assert.deepEqual(await levels({}), { keys: "fail" });
    assert.deepEqual(await levels({ MASTER_KEY }), { keys: "ok" });
    await mkdir(join(folder, "secrets"), { recursive: true });
    await writeFile(join(folder, "secrets", "master-key"), MASTER_KEY, { mode: 0o600 });
    assert.deepEqual(await levels({}), { keys: "ok" });
  });
});

test("a missing admin is reported only without demo accounts and with the built-in identity", async () => {
  const outside = { IDENTITY: "oidc", OIDC_ISSUER: "https://id.example.net", OIDC_CLIENT_ID: "us" };
  const production = { ENVIRONMENT: "production" };
  assert.deepEqual(await levels({}), { keys: "ok" });
  const closed: Record<string, string>[] = [production, { DEMO_DATA: "off" }, { HOST: "0.0.0.0" }];
  for (const env of closed) assert.deepEqual(await levels(env), { keys: "ok", admin: "warn" });
  assert.deepEqual(await levels({ ...production, ...outside }), { keys: "ok" });
  const admin = await anAccount("admin@example.org", ["admin"], null);
  assert.deepEqual(await levels(production), { keys: "ok", admin: "ok" });
  await db.query("update account set disabled_at = now() where id = $1", [admin!.id]);
  assert.deepEqual(await levels(production), { keys: "ok", admin: "warn" });
});

test("secrets and demo passwords that others can read are reported", async () => {
  await writeFile(join(folder, "secrets", "signing-keys.json"), "{}", { mode: 0o600 });
  await writeFile(join(folder, "demo-accounts.json"), "[]", { mode: 0o600 });
  assert.deepEqual(await findOpenSecrets(folder), []);
  const open = [join(folder, "secrets", "signing-keys.json"), join(folder, "demo-accounts.json")];
  for (const path of open) await chmod(path, 0o640);
  assert.deepEqual(await findOpenSecrets(folder), open);
  assert.deepEqual(await findOpenSecrets(join(folder, "absent")), []);
});

describe("backups", () => {
  const nightly = { BACKUP_TO: "/backups", BACKUP_PASSPHRASE: "a passphrase of tests" };
  const production = { ENVIRONMENT: "production" };
  const made = { madeAt: "2026-11-23T21:00:00.000Z", place: "/backups", bytes: 12_345_678, seconds: 9.5 };
  const last = { ...made, triedAt: made.madeAt, failure: null };
  const failed = { ...last, triedAt: "2026-11-24T21:00:00.000Z", failure: "There is no room." };
  const soon = "2026-11-24T03:10:00Z";
  const CASES: {
    name: string;
    env: Record<string, string>;
    last?: object;
    now?: string;
    level: string;
    words: RegExp;
  }[] = [
    { name: "none in a trial", env: {}, level: "ok", words: /^none is configured; there is none yet$/ },
    { name: "none in production", env: production, level: "warn", words: /^none is configured; there is none yet$/ },
    {
      name: "one by hand",
      env: production,
      last,
      level: "warn",
      words: /^none is configured; the last is 6 hours old: 12\.3 MB/,
    },
    {
      name: "not the first yet",
      env: nightly,
      level: "warn",
      words: /^made each night in \/backups; there is none yet$/,
    },
    {
      name: "last night's",
      env: nightly,
      last,
      level: "ok",
      words: /6 hours old: 12\.3 MB in \/backups, made in 9\.5 s$/,
    },
    {
      name: "an old one",
      env: nightly,
      last,
      now: "2026-11-27T00:00:00Z",
      level: "warn",
      words: /the last is 3 days old/,
    },
    {
      name: "one that failed",
      env: nightly,
      last: failed,
      level: "fail",
      words: /^the last try failed: There is no room\.$/,
    },
  ];
  for (const { name, env, last, now = soon, level, words } of CASES)
    test(`${name}: ${level}`, async () => {
      await db.query("delete from installation where name = 'last backup'");
      if (last) await db.query("insert into installation values ('last backup', $1)", [JSON.stringify(last)]);
      const answer = readConfig(env);
      assert.ok(answer.ok);
      const [finding] = await lookAtBackups(db, answer.config, new Date(now));
      assert.equal(finding?.level, level);
      assert.match(finding?.words ?? "", words);
    });
  test("are not looked at before the schema", async () =>
    assert.deepEqual(await lookAtBackups(empty.db, configWith(nightly), new Date()), []));
});

test("search engines are off, or on with when they were last told and why they are not", async () => {
  const toldAt = new Date("2026-11-28T06:00:00Z");
  const on = configWith({ PUBLIC_URL: "https://jobs.example.org", INDEXNOW_KEY: "a-key-for-tests" });
  const look = async () => (await lookAtSearchEngines(db, on)).map(({ level, words }) => [level, words]);
  const google = ["ok", "off: it is not told of changed pages"];
  assert.deepEqual(await look(), [["ok", "on; not told of any page yet; 0 pages wait"], google]);
  await db.query("insert into search_engine (name, is_on, told_at) values ('INDEXNOW', true, $1)", [toldAt]);
  assert.deepEqual(await look(), [["ok", "on; last told at 2026-11-28T06:00:00.000Z; 0 pages wait"], google]);
  await db.query("update search_engine set problem = 'The engine answered 500.'");
  assert.deepEqual((await look())[0]?.[0], "warn");
});
