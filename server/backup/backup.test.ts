// Backups of a small installation that goes on being used: made, refused, restored, and proved by a scratch restore.
import assert from "node:assert/strict";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { MASTER_KEY, startApp } from "../../tests/support/app.ts";
import { startBucket } from "../../tests/support/bucket.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { assertBooks, boughtRequest, buyCredits } from "../../tests/support/money.ts";
import { anOperator } from "../../tests/support/operator.ts";
import { afterFile } from "../../tests/support/run-files.ts";
import { aVisitor } from "../../tests/support/visitor.ts";
import type { Deps } from "../deps.ts";
import type { Fact } from "../facts.ts";
import { openFiles } from "../files/index.ts";
import type { Database } from "../platform/db.ts";
import { readChanged } from "../platform/functions.ts";
import { newId } from "../platform/ids.ts";
import { migrateTo, newestKnown, newestMigration, thisRelease } from "../platform/migrate.ts";
import { OperatorError } from "../platform/operator.ts";
import { makeQueue } from "../platform/queue.ts";
import { makeVault, requireKey } from "../platform/vault.ts";
import { backUp } from "./back-up.ts";
import { noteBackup, noteFailure, noteTry, readLastBackup } from "./last-backup.ts";
import { MANIFEST_PART, tablePart } from "./manifest.ts";
import { backUpNightly, openNightly } from "./nightly.ts";
import { openBackup } from "./open-backup.ts";
import { openPlace, type Place, type S3Access } from "./place.ts";
import { readFittingSecrets, restoreBackup } from "./restore.ts";
import { once, openKey, writePart } from "./seal.ts";
import type { SecretsGiven } from "./secrets.ts";
import { verifyBackup } from "./verify.ts";

const PASSPHRASE = "a passphrase that only tests use";
const ACCESS = { region: "us-east-1", endpoint: undefined, credentials: undefined, forcePathStyle: true };

const folder = await mkdtemp(join(tmpdir(), "vouchboard-backup-"));
// PostgreSQL's account enters it where tests run as root.
await chmod(folder, 0o755);
afterFile(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
const inFolder = async (name: string) => {
  await mkdir(join(folder, name), { recursive: true });
  return join(folder, name);
};

const SOURCE: SecretsGiven = {
  dataDir: await inFolder("source"),
  masterKey: MASTER_KEY,
  cursorKey: undefined,
  identity: { signingKeys: undefined },
};
const diskFiles = (dataDir: string) =>
  openFiles({ dataDir, s3: null }, { vault: makeVault("signs nothing"), clock: () => new Date() });
const app = await startApp({ jobs: 60, files: await diskFiles(SOURCE.dataDir) });
const CV = Buffer.from("%PDF-1.7\nAsha Rao\n%%EOF\n");
const person = { email: "asha@people.example", password: "four words and a dot." };
const asha = await signedIn(app, person);
const cvKey = `${asha.accountId}/${newId()}.pdf`;
await fillSource();

/** What a backup has to bring back beside the demo jobs: money, a file, a secret and a job of the queue. */
async function fillSource(): Promise<void> {
  await requireKey(app.db, app.deps.vault);
  await boughtRequest(app, asha);
  await app.deps.files.write(`kept/${cvKey}`, CV, "application/pdf");
  await app.db.query(
    `insert into file_upload (key, owner_id, kind, tag, mime_type, file_name, created_at, expires_at, taken_at, cleared_at)
     values ($1, $2, 'USER_RESUME', 't', 'application/pdf', 'cv.pdf', now(), now() + interval '5 minutes', now(), now())`,
    [cvKey, asha.accountId],
  );
  await mkdir(join(SOURCE.dataDir, "secrets"));
  await writeFile(join(SOURCE.dataDir, "secrets", "signing-keys.json"), '{"keys":[]}\n');
  const queue = makeQueue(app.url);
  await queue.open({ error: () => {}, warn: () => {} });
  await queue.repeat("a-round", "0 0 1 1 *", async () => {});
  await queue.stop();
  await app.db.query(`insert into pgboss.job (name, data) values ('a-round', '{"said": "tab\\there"}')`);
}

let minutes = 0;
/** Each backup has a time of its own. */
const backUpTo = async (place: Place, more: Partial<Parameters<typeof backUp>[0]> = {}) => {
  minutes += 1;
  const now = new Date(Date.UTC(2026, 10, 23, 21, minutes));
  const { files } = app.deps;
  return backUp({
    databaseUrl: app.url,
    secrets: SOURCE,
    files,
    place,
    passphrase: PASSPHRASE,
    now,
    workFactor: 2,
    ...more,
  });
};
const backups = await inFolder("backups");
const made = await backUpWhileUsed();

/** Money goes on moving while the backup is made. */
async function backUpWhileUsed(): Promise<string> {
  let isOver = false;
  const users = [1, 2].map(async () => {
    for (let n = 0; !isOver || n < 2; n += 1)
      await buyCredits(app, { accountId: newId(), email: `${newId()}@x.example` });
  });
  const { at } = await backUpTo(await openPlace(backups, ACCESS));
  isOver = true;
  await Promise.all(users);
  return at;
}

const targetOf = async (name: string): Promise<SecretsGiven> => ({
  ...SOURCE,
  masterKey: undefined,
  dataDir: await inFolder(name),
});
type Wishes = { passphrase?: string | undefined; access?: S3Access };

async function restore(at: string, target: SecretsGiven, databaseUrl: string, wishes: Wishes = {}): Promise<void> {
  const backup = await openBackup(at, wishes.access ?? ACCESS, wishes.passphrase ?? PASSPHRASE);
  const secrets = await readFittingSecrets(backup, target);
  await restoreBackup(backup, secrets, { databaseUrl, target, files: await diskFiles(target.dataDir) });
}

/** Everything that guards the tables: constraints, indexes, triggers, rights. */
const guardsOf = (db: Database) =>
  db.query(
    `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as what from pg_constraint
       where connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
     union all select tablename, indexname, indexdef from pg_indexes where schemaname in ('public', 'pgboss')
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all select relname, 'rights', relacl::text from pg_class where relname like 'ledger_%' and relkind = 'r'
     order by 1, 2, 3`,
  );

describe("a backup that was made while money moved", async () => {
  const target = await targetOf("restored");
  const restored = await freshDatabase({ migrated: false });
  await restore(made, target, restored.url);

  test("brings back every table with its rows, its guards and its queue", async () => {
    const { manifest } = await openBackup(made, ACCESS, PASSPHRASE);
    assert.ok(manifest.tables.length > 100 && manifest.tables.filter(({ rows }) => rows > 0).length > 15);
    for (const { name, rows } of manifest.tables) {
      const [found] = await restored.db.query<{ count: number }>(`select count(*)::int as count from ${name}`);
      assert.equal(found?.count, rows, name);
    }
    const [job] = await restored.db.query("select data from pgboss.job where name = 'a-round'");
    assert.deepEqual(job, { data: { said: "tab\there" } });
    assert.deepEqual(await guardsOf(restored.db), await guardsOf(app.db));
  });

  test("has balanced books, which go on and stay append-only", async () => {
    assert.ok((await assertBooks(restored, new Date())) > 5);
    const again = await startApp({ database: restored });
    await buyCredits(again, asha, 2);
    await assertBooks(restored, new Date());
    await assert.rejects(restored.db.query("delete from ledger_entry"), /permission denied|append-only/);
  });

  test("signs people in with their passwords and brings files and secrets", async () => {
    const visitor = aVisitor(await startApp({ database: restored }));
    assert.equal((await visitor.post("/api/session/sign-in", person)).status, 200);
    assert.deepEqual(await readFile(join(target.dataDir, "files", "kept", cvKey)), CV);
    const secret = (name: string) => readFile(join(target.dataDir, "secrets", name), "utf8");
    assert.equal(await secret("master-key"), `${MASTER_KEY}\n`);
    assert.equal(await secret("signing-keys.json"), '{"keys":[]}\n');
  });

  test("is refused where it was restored already", () =>
    assert.rejects(restore(made, target, restored.url), /has accounts, companies or jobs: restore goes into an empty/));
});

test("a backup of an older release is restored, and brought to this one's schema", async () => {
  const older = await freshDatabase({ migrated: false });
  const { tag } = thisRelease().at(-4)!;
  await migrateTo(older.url, tag);
  await older.db.query("insert into installation (name, value) values ('a note', 'kept')");
  const { at } = await backUpTo(await openPlace(await inFolder("older"), ACCESS), { databaseUrl: older.url });
  const restored = await freshDatabase({ migrated: false });
  await restore(at, await targetOf("from older"), restored.url);
  assert.equal(await newestMigration(restored.db), newestKnown());
  assert.deepEqual(await readChanged(restored.db), []);
  const [note] = await restored.db.query("select value from installation where name = 'a note'");
  assert.deepEqual(note, { value: "kept" });
});

test("a restore that breaks off leaves an empty database, and can be repeated", async () => {
  const target = await targetOf("broken off");
  const broken = await freshDatabase({ migrated: false });
  const backup = await openBackup(made, ACCESS, PASSPHRASE);
  const read: Place["read"] = async (name, part) => {
    const body = await backup.place.read(name, part);
    // Late among the tables: others are loaded by then.
    return part === tablePart("plan_version") && body ? failingAfter(body) : body;
  };
  const secrets = await readFittingSecrets(backup, target);
  const files = await diskFiles(target.dataDir);
  const wishes = { databaseUrl: broken.url, target, files };
  const halting = { ...backup, place: { ...backup.place, read } };
  await assert.rejects(restoreBackup(halting, secrets, wishes), /table\.plan_version\.zst\.age .* cut off/);
  assert.deepEqual(await broken.db.query("select from account union all select from job"), []);
  await assert.rejects(broken.db.query("delete from ledger_entry"), /permission denied|append-only/);
  await restore(made, target, broken.url);
  assert.deepEqual(await guardsOf(broken.db), await guardsOf(app.db));
  await assertBooks(broken, new Date());
});

async function* failingAfter(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    yield chunk.subarray(0, chunk.length - 5);
    return;
  }
}

describe("a restore is refused, and nothing is written, when", async () => {
  const empty = await freshDatabase({ migrated: false });
  const foreign = await freshDatabase({ migrated: false });
  await foreign.db.query("create table wp_posts (id int)");
  const part = (name: string) => (at: string) => join(at, name);
  const job = part("table.job.zst.age");
  const flip = async (path: string) => {
    const bytes = await readFile(path);
    bytes[bytes.length - 9]! ^= 1;
    await writeFile(path, bytes);
  };
  type Case = {
    name: string;
    harm?: (at: string) => Promise<unknown>;
    at?: string;
    passphrase?: string;
    url?: string;
    secret?: string;
    words: RegExp;
  };
  const CASES: Case[] = [
    { name: "the passphrase is another", passphrase: "another passphrase", words: /^BACKUP_PASSPHRASE does not open/ },
    {
      name: "a part is cut off",
      harm: (at) => truncate(job(at), 500),
      words: /table\.job\.zst\.age .* is cut off \(500 of/,
    },
    { name: "a byte is another", harm: (at) => flip(job(at)), words: /table\.job\.zst\.age .* is altered/ },
    { name: "a part is missing", harm: (at) => rm(job(at)), words: /table\.job\.zst\.age is missing/ },
    { name: "parts were swapped", harm: (at) => cp(part("table.account.zst.age")(at), job(at)), words: /table\.job/ },
    { name: "the manifest is altered", harm: (at) => flip(part(MANIFEST_PART)(at)), words: /manifest.* is altered/ },
    { name: "the manifest is missing", harm: (at) => rm(part(MANIFEST_PART)(at)), words: /manifest.* is missing/ },
    { name: "the key is altered", harm: (at) => flip(part("key.age")(at)), words: /key\.age was altered/ },
    { name: "a newer release made it", harm: claimNewer, words: /^A newer release made this backup.* 9999_next, this/ },
    {
      name: "there is none",
      at: join(folder, "nowhere"),
      words: /^There is no backup in .*nowhere: it has no key\.age\.$/,
    },
    { name: "it is the folder of all", at: backups, words: /the newest is .*backups\/2026-11-23T21-01-00Z$/ },
    { name: "the database is used", url: app.url, words: /^The database has accounts, companies or jobs/ },
    { name: "the database is another program's", url: foreign.url, words: /not the product's \(wp_posts\)/ },
    {
      name: "the data folder has another key",
      secret: "x".repeat(40),
      words: /master-key is there already and is another/,
    },
  ];
  for (const { name, harm, at = made, passphrase, url = empty.url, secret, words } of CASES)
    test(name, async () => {
      const target = await targetOf(`refused ${name}`);
      if (secret) {
        await mkdir(join(target.dataDir, "secrets"));
        await writeFile(join(target.dataDir, "secrets", "master-key"), secret);
      }
      const copy = join(folder, "copies", name, "2026-11-23T21-01-00Z");
      if (harm) await cp(made, copy, { recursive: true });
      await harm?.(copy);
      await assert.rejects(restore(harm ? copy : at, target, url, { passphrase }), (error) => {
        assert.ok(error instanceof OperatorError, String(error));
        assert.match(error.message, words);
        return true;
      });
      const left = await readdir(target.dataDir, { recursive: true });
      assert.deepEqual(left.sort(), secret ? ["secrets", join("secrets", "master-key")] : []);
      assert.deepEqual(await empty.db.query("select from pg_class where relnamespace = 'public'::regnamespace"), []);
    });
});

/** Writes a manifest that names a migration which this release does not have. */
async function claimNewer(at: string): Promise<void> {
  const { place, name, manifest } = await openBackup(at, ACCESS, PASSPHRASE);
  const key = await openKey(place, name, PASSPHRASE);
  assert.ok(key);
  const write = (part: string, body: AsyncIterable<Uint8Array>) => writeFile(join(at, part), body);
  const draft = { write, finish: async () => {}, discard: async () => {} };
  const newer = JSON.stringify({ ...manifest, migration: "9999_next" });
  await writePart(draft, MANIFEST_PART, once(newer), key, false);
}

describe("a backup is refused, and nothing is left, when", async () => {
  const blank = await freshDatabase({ migrated: false });
  const place = await openPlace(backups, ACCESS);
  /** A disk that takes so many parts. */
  const fullAfter = (parts: number): Place => ({
    ...place,
    async begin(name) {
      const draft = await place.begin(name);
      let written = 0;
      const write: typeof draft.write = async (part, body) => {
        if (written++ < parts) return draft.write(part, body);
        throw Object.assign(new Error("write ENOSPC"), { code: "ENOSPC" });
      };
      return { ...draft, write };
    },
  });
  const CASES: { name: string; place?: Place; more?: Partial<Parameters<typeof backUp>[0]>; words: RegExp }[] = [
    {
      name: "the folder is absent",
      place: await openPlace(join(folder, "unmounted"), ACCESS),
      words: /make it, or mount/,
    },
    {
      name: "the disk is full at once",
      place: fullAfter(0),
      words: /^There is no room for the backup in .*\(ENOSPC\)/,
    },
    { name: "the disk fills up", place: fullAfter(5), words: /^There is no room for the backup in .*\(ENOSPC\)/ },
    { name: "the database has no schema", more: { databaseUrl: blank.url }, words: /nothing to back up/ },
    {
      name: "the key is another",
      more: { secrets: { ...SOURCE, masterKey: "y".repeat(40) } },
      words: /master key of this/,
    },
  ];
  for (const { name, place: to = place, more, words } of CASES)
    test(name, async () => {
      const before = await readdir(backups);
      await assert.rejects(backUpTo(to, more), (error) => error instanceof OperatorError && words.test(error.message));
      assert.deepEqual(await readdir(backups), before);
      if (more?.databaseUrl) return;
      const last = await readLastBackup(app.db);
      assert.match(last.failure ?? "", words);
      assert.equal(last.madeAt, "2026-11-23T21:01:00.000Z", "the last whole one is forgotten");
    });

  test("another one is being made", async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let goOn = () => {};
    const wait = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow: Place = {
      ...place,
      async begin(name) {
        begin();
        await wait;
        return place.begin(name);
      },
    };
    const first = backUpTo(slow);
    await begun;
    await assert.rejects(backUpTo(place), /^OperatorError: Another backup is being made/);
    goOn();
    await first;
  });
});

describe("verify", () => {
  test("names lost files, wrong books and a key that does not fit", async () => {
    const none = { ...app.deps.files, list: async function* () {} };
    const { at } = await backUpTo(await openPlace(backups, ACCESS), { files: none });
    const { flaws } = await verifyBackup(await openBackup(at, ACCESS, PASSPHRASE), async (db) => {
      await db.query("update installation set value = 'x' where name = 'key canary'");
      return "books: not balanced";
    });
    assert.match(flaws.join("\n"), /^files: 1 of 1 that the database names are missing/m);
    assert.match(flaws.join("\n"), /^books: not balanced$/m);
  });
});

describe("a bucket", async () => {
  const { bucket, ...access } = await startBucket();
  const place = await openPlace(`s3://${bucket}/of/jobs`, access);

  test("takes a backup, which is restored from there", async () => {
    const { at } = await backUpTo(place);
    assert.match(at, /^s3:\/\/vouchboard-files\/of\/jobs\/2026-11-23T21-\d\d-00Z$/);
    const target = await targetOf("from a bucket");
    const restored = await freshDatabase({ migrated: false });
    await restore(at, target, restored.url, { access });
    await assertBooks(restored, new Date());
    assert.deepEqual(await readFile(join(target.dataDir, "files", "kept", cvKey)), CV);
  });

  test("has only whole backups as whole, and loses a removed one altogether", async () => {
    const half = await place.begin("2026-11-20T21-00-00Z");
    await half.write("key.age", once("half"));
    const found = (await place.list()).sort((a, b) => (a.name < b.name ? -1 : 1));
    assert.deepEqual(
      found.map(({ isWhole }) => isWhole),
      [false, true],
    );
    for (const one of found) await place.remove(one);
    assert.deepEqual(await place.list(), []);
  });

  test("that is not there or not allowed is named, and so is an absent backup", async () => {
    const wrong = await openPlace("s3://no-such-bucket/x", access);
    await assert.rejects(backUpTo(wrong), /^OperatorError: s3:\/\/no-such-bucket\/x cannot be used .*check S3_\*/);
    await assert.rejects(
      openBackup(`s3://${bucket}/of/jobs/x`, access, PASSPHRASE),
      /^OperatorError: There is no backup/,
    );
  });
});

describe("each night", async () => {
  const to = await inFolder("nightly");
  const clock = () => new Date();
  const nightly = openNightly({ backup: { to, keepDays: 7, passphrase: PASSPHRASE }, s3Access: ACCESS }, app.url);
  assert.ok(nightly);
  const told: Fact[] = [];
  const announce: Deps["announce"] = async (_tx, fact) => void told.push(fact);
  const deps = { db: app.db, clock, backups: nightly, announce };
  const settings = { BACKUP_TO: to, BACKUP_PASSPHRASE: PASSPHRASE, DATA_DIR: SOURCE.dataDir, MASTER_KEY };
  before(() => Object.assign(process.env, settings));
  after(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
  });

  test("nothing is made where no place is configured", async () => {
    assert.equal(
      openNightly({ backup: { to: undefined, keepDays: 7, passphrase: PASSPHRASE }, s3Access: ACCESS }, app.url),
      null,
    );
    assert.equal(await backUpNightly({ ...app.deps, clock, backups: null }), false);
  });

  test("one backup is made, whatever the number of servers, and outdated ones go", async () => {
    for (const name of ["2020-11-01T21-00-00Z", "2020-11-20T21-00-00Z.partial"]) await mkdir(join(to, name));
    await app.db.query("delete from installation where name = 'last backup'");
    const rounds = await Promise.allSettled([1, 2].map(() => backUpNightly(deps)));
    const made = rounds.filter(({ status }) => status === "fulfilled").length;
    assert.ok(made >= 1);
    for (const round of rounds)
      if (round.status === "rejected") assert.match(String(round.reason), /Another backup is being made/);
    const names = await readdir(to);
    assert.equal(names.length, made, names.join());
    await openBackup(join(to, names[0] ?? ""), ACCESS, PASSPHRASE);
    assert.equal(await backUpNightly(deps), false, "it was made twice");
  });

  test("a failure is noted in its words, and keeps what is there", async () => {
    await app.db.query("delete from installation where name = 'last backup'");
    const kept = await readdir(to);
    process.env.MASTER_KEY = "z".repeat(40);
    await assert.rejects(backUpNightly(deps), /^OperatorError: The master key/);
    assert.match((await readLastBackup(app.db)).failure ?? "", /^The master key of this database is not here/);
    assert.deepEqual(await readdir(to), kept);
  });

  test("admins are told once of a failure, and again after a backup that succeeded", async () => {
    told.length = 0;
    const failing = { make: async () => {}, removeOutdated: async () => {}, stop: () => {} };
    const at = (hours: number) => new Date(Date.UTC(2026, 10, 24, hours));
    const round = (hours: number) => backUpNightly({ ...deps, clock: () => at(hours), backups: failing });
    await noteBackup(app.db, { at: at(0), place: to, bytes: 1, seconds: 1 });
    await round(1);
    assert.deepEqual(told, []);
    for (const hours of [2, 3]) {
      await noteTry(app.db, at(hours));
      await noteFailure(app.db, at(hours), "There is no room.");
      await Promise.all([1, 2, 3].map(() => round(hours)));
    }
    const facts = { kind: "backup.missing", madeAt: at(0).toISOString() };
    assert.deepEqual(told, [{ ...facts, how: "FAILED", reason: "There is no room.", at: at(2).toISOString() }]);
    await noteBackup(app.db, { at: at(4), place: to, bytes: 1, seconds: 1 });
    // Tries that are cut off each time leave no failure.
    for (const hours of [5, 8, 10]) {
      await noteTry(app.db, at(hours));
      await round(hours);
    }
    await Promise.all([1, 2].map(() => round(11)));
    const overdue = { kind: "backup.missing", madeAt: at(4).toISOString(), how: "OVERDUE", reason: null };
    assert.deepEqual(told.slice(1), [{ ...overdue, at: at(11).toISOString() }]);
  });
});

describe("the operator's commands", () => {
  const run = anOperator();
  const call = (args: string[], env: Record<string, string> = {}) =>
    run(args, { PATH: process.env.PATH, DATA_DIR: SOURCE.dataDir, ...env });
  const sealed = { BACKUP_PASSPHRASE: PASSPHRASE };

  test("back up, verify, and restore into a new data folder with the built-in database", async () => {
    const to = await inFolder("by command");
    const database = { DATABASE_URL: app.url, MASTER_KEY };
    const backedUp = await call(["backup", "--to", to], { ...sealed, ...database });
    const words = /^Backed up [\d,]+ rows of \d+ tables and 1 file in .*: [\d.]+ MB in .*Z$/m;
    assert.match(backedUp.out, words, backedUp.err);
    const [name = ""] = await readdir(to);
    const DATA_DIR = join(folder, "new machine");
    const restored = await call(["restore", join(to, name)], { ...sealed, DATA_DIR });
    assert.match(restored.out, /^Restored \d+ tables and 1 file in /m, restored.err);
    const verified = await call(["backup", "verify", join(to, name)], sealed);
    assert.match(
      verified.out,
      /^Sound, as of .* rows of \d+ tables .* the books\nbalanced, .* 1 file\./m,
      verified.err,
    );
  });

  const CASES: { args: string[]; env?: Record<string, string>; code: number; line: RegExp }[] = [
    { args: ["backup", "--to", backups], code: 1, line: /^BACKUP_PASSPHRASE is not set\./ },
    { args: ["restore", made], code: 1, line: /^BACKUP_PASSPHRASE is not set\./ },
    { args: ["backup"], env: sealed, code: 2, line: /^backup needs a place/ },
    { args: ["backup", "verify"], env: sealed, code: 2, line: /^backup takes --to DIR, or: verify DIR\./ },
    { args: ["restore"], env: sealed, code: 2, line: /^restore takes one backup/ },
    {
      args: ["backup", "--to", backups],
      env: sealed,
      code: 1,
      line: /has no database, so there is nothing to back up/,
    },
  ];
  for (const { args, env, code, line } of CASES)
    test(`${args.slice(0, 2).join(" ")}: ${line.source}`, async () => {
      const answer = await call(args, env);
      assert.equal(answer.code, code, answer.err);
      assert.match(answer.err, line);
    });
});
