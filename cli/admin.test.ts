// `admin` run as a command, and its effect on accounts and invites on real PostgreSQL.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { hearFacts } from "../server/announce.ts";
import type { Fact } from "../server/facts.ts";
import { createAccount, findAccountByEmail } from "../server/identity/accounts.ts";
import { hashPassword, verifyPassword } from "../server/identity/passwords.ts";
import type { Database } from "../server/platform/db.ts";
import { makeQueue } from "../server/platform/queue.ts";
import { makeVault } from "../server/platform/vault.ts";
import { joinCompany } from "../server/recruiting/index.ts";
import { aCompany } from "../tests/support/builders.ts";
import { freshDatabase } from "../tests/support/database.ts";
import { anOperator } from "../tests/support/operator.ts";
import type { Ran } from "../tests/support/run-node.ts";
import { inviteCompanyAdmin, makeAdmin } from "./make-admin.ts";

const MASTER_KEY = "a master key that only tests use, long enough";
const vault = makeVault(MASTER_KEY);
const issuer = "https://jobs.example.org";
const { url, db } = await freshDatabase();
const folder = await mkdtemp(join(tmpdir(), "vouchboard-admin-"));
after(() => rm(folder, { recursive: true, force: true }));

const run = anOperator();

function admin(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return run(["admin", ...args], { DATA_DIR: folder, DATABASE_URL: url, PUBLIC_URL: issuer, MASTER_KEY, ...env });
}

async function passwordFits(store: Database, email: string, password: string): Promise<boolean> {
  const [row] = await store.query<{ hash: string }>(
    "select password_hash as hash from credential c join account a on a.id = c.account_id where a.email = $1",
    [email],
  );
  return verifyPassword(vault, row?.hash ?? null, password);
}

describe("a mistake gets one line", () => {
  const MISTAKES: [string[], RegExp][] = [
    [[], /^admin takes one of: create, remove, invite, reset-factors, rotate-keys, accept-key\. See: .*admin --help$/],
    [["delete"], /^admin takes one of: /],
    [["toString"], /^admin takes one of: /],
    [["create", "a@b.example"], /^admin takes one of: /],
    [["create"], /^admin create needs an address: --email E\./],
    [["create", "--email", "somebody"], /^--email: Please enter an e-mail address like/],
    [["create", "--email", "a@b.example", "--name", " "], /^--name: Please enter a name\./],
    [["create", "--email", "a@b.example", "--company", "x"], /^admin create has no flag --company\./],
    [["invite", "--email", "a@b.example"], /^admin invite needs the company: --company C\./],
    [["rotate-keys", "--email", "a@b.example"], /^admin rotate-keys has no flag --email\./],
  ];
  for (const [args, line] of MISTAKES)
    test(args.join(" ") || "(nothing)", async () => {
      const answer = await admin(args);
      assert.equal(answer.code, 2, answer.err);
      assert.match(answer.err.trim(), line);
      assert.equal(answer.err.trim().split("\n").length, 1);
    });
});

test("create makes an admin whose password is shown once and stored only as a hash", async () => {
  const first = await admin(["create", "--email", " Ada@Example.org", "--name", "Ada L."]);
  assert.equal(first.code, 0, first.err);
  const password = /^ {2}(\S{20})$/m.exec(first.out)?.[1] ?? "";
  assert.ok(await passwordFits(db, "ada@example.org", password), first.out);
  assert.match(first.out, /https:\/\/jobs\.example\.org\/auth\/login/);
  const account = await findAccountByEmail(db, "ada@example.org");
  assert.deepEqual([account?.groups, account?.name, account?.issuer], [["admin"], "Ada L.", issuer]);
  const again = await admin(["create", "--email", "ada@example.org"]);
  assert.deepEqual([again.code, again.out.trim()], [0, "ada@example.org is an admin already."]);
  const events = await db.query("select action, actor_id as actor from audit_entry where account_id = $1", [
    account!.id,
  ]);
  assert.deepEqual(events, [{ action: "admin.made", actor: null }]);
});

test("remove makes an admin an ordinary account, on record", async () => {
  const email = "former@example.org";
  await admin(["create", "--email", email]);
  const gone = await admin(["remove", "--email", email]);
  assert.deepEqual([gone.code, gone.out.trim()], [0, `${email} is no admin any more, and was signed out everywhere.`]);
  const account = await findAccountByEmail(db, email);
  assert.deepEqual(account?.groups, []);
  assert.equal((await admin(["remove", "--email", email])).out.trim(), `${email} is no admin.`);
  const acts = await db.query("select action from audit_entry where account_id = $1 order by id", [account?.id]);
  assert.deepEqual(acts, [{ action: "admin.made" }, { action: "admin.removed" }]);
  const unknown = await admin(["remove", "--email", "unknown@example.org"]);
  assert.deepEqual([unknown.code, unknown.err.trim()], [1, "There is no account of unknown@example.org."]);
});

test("reset-factors removes an account's second steps, on record, with a mail on its way", async () => {
  const email = "lost@example.org";
  await admin(["create", "--email", email]);
  const account = await findAccountByEmail(db, email);
  assert.ok(account);
  const none = await admin(["reset-factors", "--email", email]);
  assert.deepEqual([none.code, none.out.trim()], [0, `${email} has no second step.`], none.err);
  await db.query(
    `insert into second_factor (id, account_id, kind, name, sealed_secret, last_step, created_at)
     values ($1, $1, 'TOTP', 'My phone', 'x', 0, now())`,
    [account.id],
  );
  const queue = makeQueue(url);
  await queue.open({ error: () => {}, warn: () => {} });
  const heard: Fact[] = [];
  const hearing = new Promise<void>((resolve) => {
    void hearFacts(queue, vault, async (fact) => {
      heard.push(fact);
      resolve();
    });
  });
  after(() => queue.stop());
  const answer = await admin(["reset-factors", "--email", email]);
  assert.equal(answer.code, 0, answer.err);
  assert.match(answer.out, /^lost@example\.org logs in with the password alone now/);
  await hearing;
  assert.deepEqual(
    heard.map((fact) => [fact.kind, "how" in fact && fact.how]),
    [["second-factor.changed", "RESET"]],
  );
  assert.equal((await db.query("select from second_factor")).length, 0);
  const acts = await db.query("select action from audit_entry where account_id = $1 order by id", [account.id]);
  assert.deepEqual(acts, [{ action: "admin.made" }, { action: "account.factors-reset" }]);
  const unknown = await admin(["reset-factors", "--email", "no-account@example.org"]);
  assert.deepEqual([unknown.code, unknown.err.trim()], [1, "There is no account of no-account@example.org."]);
});

test("create is refused with an external identity provider, and without the key of existing passwords", async () => {
  const elsewhere = { IDENTITY: "oidc", OIDC_ISSUER: "https://id.example.net", OIDC_CLIENT_ID: "us" };
  for (const args of [["create", "--email", "eve@example.org"], ["rotate-keys"]]) {
    const answer = await admin(args, elsewhere);
    assert.equal(answer.code, 1);
    assert.match(answer.err, /^Accounts are kept by https:\/\/id\.example\.net \(IDENTITY=oidc\): /);
    assert.doesNotMatch(answer.err, /\n +at /);
  }
  await admin(["create", "--email", "first@example.org"]);
  const keyless = await admin(["create", "--email", "eve@example.org"], {
    MASTER_KEY: "",
    DATA_DIR: join(folder, "new"),
  });
  assert.equal(keyless.code, 1);
  assert.match(keyless.err, /^The database has passwords, but .*master-key is not there and MASTER_KEY is not set/);
  await assert.rejects(stat(join(folder, "new", "secrets", "master-key")), "no key was made");
  assert.equal(await findAccountByEmail(db, "eve@example.org"), null);
});

describe("making an admin of", () => {
  const make = (email: string) => makeAdmin(db, vault, { issuer, email, name: "Somebody", now: new Date() });
  const account = async (email: string) => {
    const passwordHash = await hashPassword(vault, "their own password");
    const made = await db.transaction((tx) => createAccount(tx, { issuer, email, name: "Somebody", passwordHash }));
    return made!;
  };

  test("a person with an account keeps the password, adds the group and ends older tokens", async () => {
    const before = await account("grace@example.org");
    assert.deepEqual(await make("grace@example.org"), { how: "joined" });
    const after = await findAccountByEmail(db, "grace@example.org");
    assert.deepEqual(after?.groups, ["admin"]);
    assert.ok(after.authGen > before.authGen);
    assert.ok(await passwordFits(db, "grace@example.org", "their own password"));
    assert.deepEqual(await make("grace@example.org"), { how: "was" });
  });

  test("a company's member or a disabled account is refused", async () => {
    const { id: accountId } = await account("corporate@example.org");
    const { id: companyId } = await aCompany(db);
    await db.transaction((tx) =>
      joinCompany(tx, { accountId, companyId, role: "corporate-recruiter", now: new Date() }),
    );
    await assert.rejects(make("corporate@example.org"), /belongs to a company/);
    const { id } = await account("gone@example.org");
    await db.query("update account set disabled_at = now() where id = $1", [id]);
    await assert.rejects(make("gone@example.org"), /is disabled/);
  });

  test("the same person several times at once makes one account", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => make("many@example.org")));
    assert.deepEqual(answers.map((answer) => answer.how).sort(), ["made", "was", "was", "was", "was"]);
    const made = answers.find((answer) => answer.how === "made");
    assert.ok(made && (await passwordFits(db, "many@example.org", made.password)));
  });
});

describe("invite", () => {
  test("shows a link for an existing company, in any spelling of its name", async () => {
    const { name } = await aCompany(db, { name: "Lamp & Daughters" });
    const answer = await admin(["invite", "--email", "Boss@example.org", "--company", " lamp &  DAUGHTERS"]);
    assert.equal(answer.code, 0, answer.err);
    assert.match(answer.out, new RegExp(`boss@example\\.org becomes an admin of ${name} with this link`));
    assert.match(answer.out, /^ {2}https:\/\/jobs\.example\.org\/invite#token=[\w-]{43}$/m);
    const rows = await db.query("select email, role, invited_by as by from invite");
    assert.deepEqual(rows, [{ email: "boss@example.org", role: "corporate-admin", by: null }]);
  });

  const invite = (company: string, addsCompany = false) =>
    inviteCompanyAdmin(db, { email: "boss@example.org", company, addsCompany, now: new Date() });

  test("names similar companies for an unknown one, and adds it on request", async () => {
    await assert.rejects(
      invite("Lamp & Daugters"),
      /no company “Lamp & Daugters”\. There are: .*Lamp & Daughters.*--new-company/,
    );
    await assert.rejects(invite("Zzyzx"), /^OperatorError: There is no company “Zzyzx”\. Add --new-company/);
    assert.equal((await invite("Zzyzx", true)).companyName, "Zzyzx");
    assert.equal((await invite("ZZYZX", true)).companyName, "Zzyzx");
  });

  test("several at once leave one valid invite", async () => {
    await Promise.all(Array.from({ length: 6 }, () => invite("Zzyzx")));
    const open = await db.query(
      `select from invite i join company c on c.id = i.company_id
       where c.name = 'Zzyzx' and accepted_at is null and revoked_at is null`,
    );
    assert.equal(open.length, 1);
  });
});

describe("rotate-keys", () => {
  test("puts a new key first and keeps the older ones", async () => {
    const path = join(folder, "secrets", "signing-keys.json");
    const kids = async () => (JSON.parse(await readFile(path, "utf8")).keys as { kid: string }[]).map((key) => key.kid);
    const first = await admin(["rotate-keys"]);
    assert.equal(first.code, 0, first.err);
    const before = await kids();
    const second = await admin(["rotate-keys"]);
    const after = await kids();
    assert.deepEqual(after.slice(1), before.slice(0, 2));
    assert.match(second.out, new RegExp(`^The new key ${after[0]} signs from the next start on; ${after.length} keys`));
    assert.equal((await stat(path)).mode & 0o777, 0o600);
  });

  test("is refused when the configuration sets the keys", async () => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, "keys.json");
    await writeFile(file, JSON.stringify({ keys: [{ kty: "RSA", n: "x", d: "x" }] }));
    const answer = await admin(["rotate-keys"], { SIGNING_KEYS_FILE: file });
    assert.equal(answer.code, 1);
    assert.match(answer.err, /^SIGNING_KEYS is set/);
  });
});
