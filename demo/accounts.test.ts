// The demo's accounts on real PostgreSQL: made once, restored when their file is lost, never taken from a person.
import assert from "node:assert/strict";
import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { DEMO_ROLES } from "../contract/identity/rules.ts";
import { createAccount, findAccountByEmail, setPassword } from "../server/identity/accounts.ts";
import { closeDemoAccounts } from "../server/identity/clean-expired.ts";
import { hashPassword, verifyPassword } from "../server/identity/passwords.ts";
import { readConfig } from "../server/platform/config.ts";
import type { Database } from "../server/platform/db.ts";
import { makeVault } from "../server/platform/vault.ts";
import { aJob } from "../tests/support/builders.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { ensureDemoAccounts, prepareDemoAccounts } from "./accounts.ts";
import { type DemoAccount, demoAccountsPath, readDemoAccounts } from "./accounts-file.ts";

const issuer = "https://jobs.example.org";
const vault = makeVault("a master key that only tests use, long enough");
const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-demo-"));
  folders.push(folder);
  return folder;
}

const ensure = (db: Database, dataDir: string) => ensureDemoAccounts(db, vault, { dataDir, issuer, now: new Date() });

async function works(db: Database, { email, password }: DemoAccount): Promise<boolean> {
  const [row] = await db.query<{ hash: string }>(
    "select password_hash as hash from credential c join account a on a.id = c.account_id where a.email = $1",
    [email],
  );
  return verifyPassword(vault, row?.hash ?? null, password);
}

test("five accounts are made once, one for each role, with a file that only their owner can read", async () => {
  const { db } = await freshDatabase();
  const { companyId } = await aJob(db);
  await aJob(db, { externalJobId: "elsewhere:1", jobUrl: "https://jobs.example.net/1" });
  const dataDir = await newFolder();
  const first = await ensure(db, dataDir);
  assert.deepEqual([first.made, first.reset, first.wasFileThere], [[...DEMO_ROLES], [], false]);
  assert.deepEqual(await readDemoAccounts(dataDir), first.accounts);
  assert.equal((await stat(demoAccountsPath(dataDir))).mode & 0o777, 0o600);
  assert.equal(new Set(first.accounts.map((account) => account.password)).size, 5);

  const rows = await db.query(
    `select a.email, a.groups, a.is_demo as "isDemo", m.role, m.company_id as "companyId"
     from account a left join company_member m on m.account_id = a.id order by a.email`,
  );
  const at = (role: string, groups: string[], company: string | null = null) => ({
    email: `${role}@demo.vouchboard.example`,
    groups,
    isDemo: true,
    role: company && groups[0],
    companyId: company,
  });
  assert.deepEqual(rows, [
    at("admin", ["admin"]),
    at("candidate", []),
    at("corporate-admin", ["corporate-admin"], companyId),
    at("employee", []),
    at("recruiter", ["corporate-recruiter"], companyId),
  ]);
  for (const account of first.accounts) assert.ok(await works(db, account), account.role);

  const second = await ensure(db, dataDir);
  assert.deepEqual([second.made, second.reset, second.wasFileThere, second.accounts], [[], [], true, first.accounts]);
});

test("replicas that start at once with separate folders make them once and agree on the passwords", async () => {
  const { db } = await freshDatabase();
  const folders = await Promise.all([newFolder(), newFolder(), newFolder()]);
  const reports = await Promise.all(folders.map((folder) => ensure(db, folder)));
  assert.deepEqual(reports.map((report) => report.made.length).sort(), [0, 0, 5]);
  assert.ok(reports.every((report) => report.reset.length === 0));
  for (const folder of folders) assert.deepEqual(await readDemoAccounts(folder), reports[0]!.accounts);
  assert.equal((await db.query("select from account")).length, 5);
  assert.equal((await db.query("select from company")).length, 1, "one company when there are no jobs at all");
});

const DAMAGES: [string, (path: string) => Promise<unknown>][] = [
  ["lost", (path) => rm(path)],
  ["truncated", (path) => writeFile(path, "[{")],
  ["of another shape", (path) => writeFile(path, "{}")],
  ["without accounts", (path) => writeFile(path, "[]")],
  [
    "readable by others",
    (path) =>
      rm(path)
        .then(() => writeFile(path, "[]"))
        .then(() => chmod(path, 0o644)),
  ],
];
test("a lost or damaged file is written again; only a password changed since is reset", async () => {
  const { db } = await freshDatabase();
  const dataDir = await newFolder();
  const { accounts } = await ensure(db, dataDir);
  for (const [name, damage] of DAMAGES) {
    await damage(demoAccountsPath(dataDir));
    const again = await ensure(db, dataDir);
    assert.deepEqual([again.made, again.reset, again.accounts], [[], [], accounts], name);
    assert.deepEqual(await readDemoAccounts(dataDir), accounts, name);
    assert.equal((await stat(demoAccountsPath(dataDir))).mode & 0o777, 0o600, name);
  }

  const candidate = await findAccountByEmail(db, "candidate@demo.vouchboard.example");
  const other = await hashPassword(vault, "another password");
  await db.transaction((tx) => setPassword(tx, candidate!.id, other));
  assert.deepEqual((await ensure(db, dataDir)).reset, [], "while the file is there, a changed password is left alone");
  await rm(demoAccountsPath(dataDir));
  assert.deepEqual((await ensure(db, dataDir)).reset, ["candidate"]);
  assert.ok(await works(db, accounts[0]!));
});

test("with another master key they get passwords that work with it", async () => {
  const { db } = await freshDatabase();
  const dataDir = await newFolder();
  const { accounts } = await ensure(db, dataDir);
  const other = makeVault("another master key that only tests use, long enough");
  const report = await ensureDemoAccounts(db, other, { dataDir, issuer, now: new Date() });
  assert.deepEqual(report.reset, [...DEMO_ROLES]);
  for (const [index, account] of report.accounts.entries())
    assert.notEqual(account.password, accounts[index]!.password);
});

test("an address that a person signed up with stays theirs", async () => {
  const { db } = await freshDatabase();
  const dataDir = await newFolder();
  const email = "admin@demo.vouchboard.example";
  await db.transaction((tx) => createAccount(tx, { issuer, email, name: "Somebody" }));
  const report = await ensure(db, dataDir);
  assert.deepEqual(report.made, ["candidate", "employee", "recruiter", "corporate-admin"]);
  assert.ok(!report.accounts.some((account) => account.email === email));
  assert.deepEqual((await findAccountByEmail(db, email))?.groups, []);
});

test("their passwords are shown once", async () => {
  const { db, url } = await freshDatabase();
  const config = readConfig({ DATA_DIR: await newFolder() });
  assert.ok(config.ok);
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: assert.fail, error: assert.fail };
  await prepareDemoAccounts(config.config, url, log);
  assert.equal((await db.query("select from account")).length, 5);
  const told = ((await readDemoAccounts(config.config.dataDir)) ?? []).filter(({ email, password }) =>
    lines.some((line) => line.includes(email) && line.endsWith(password)),
  );
  assert.equal(told.length, 5, lines.join("\n"));
  lines.length = 0;
  await prepareDemoAccounts(config.config, url, log);
  assert.deepEqual(
    lines.map((line) => line.replace(/ \(.*/, "")),
    ["Demo accounts: there already"],
  );
});

test("a start without them disables all demo people and ends their sessions; a start with them enables them again", async () => {
  const { db } = await freshDatabase();
  const dataDir = await newFolder();
  await ensure(db, dataDir);
  await db.transaction((tx) => createAccount(tx, { issuer, email: "applicant@demo.example", name: "A", isDemo: true }));
  const theirs = await findAccountByEmail(db, "admin@demo.vouchboard.example");
  await db.query(
    `insert into session (id, token_hash, account_id, sealed_tokens, access_expires_at, user_agent, ip, expires_at)
     values (gen_random_uuid(), '\\x01', $1, '\\x02', now(), '', '', now() + interval '1 day')`,
    [theirs!.id],
  );
  const standing = () =>
    db.query(
      `select count(*) filter (where disabled_at is null)::int as open, min(auth_gen) filter (where email <> 'applicant@demo.example') > 2 as "areTokensOver",
         (select count(*)::int from session) as sessions from account`,
    );
  assert.deepEqual(await standing(), [{ open: 6, areTokensOver: false, sessions: 1 }]);
  assert.equal(await closeDemoAccounts(db, new Date()), 6);
  assert.deepEqual(await standing(), [{ open: 0, areTokensOver: true, sessions: 0 }]);
  assert.equal(await closeDemoAccounts(db, new Date()), 0);
  await ensure(db, dataDir);
  assert.equal((await standing())[0]!.open, 6);
});
