// The checks of `doctor` for what the database holds: the books, job counts, accounts and their keys.

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Fee, FeeBudget, PricedPlan } from "../contract/ledger/prices-wire.ts";
import { showMoney } from "../messages/en/formats.ts";
import { isRecent, type LastBackup, readLastBackup } from "../server/backup/index.ts";
import { readSearchEngines } from "../server/jobs/search-engines/tell-search-engines.ts";
import { type Audit, auditBooks, type Flaw } from "../server/ledger/books/audit.ts";
import { readBudget, readFees, readPlans } from "../server/ledger/prices/store.ts";
import type { Config } from "../server/platform/config.ts";
import { type Database, type Reader, readerOf, usingDatabase } from "../server/platform/db.ts";
import { whyExposed } from "../server/platform/openings.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { keyFits, makeVault } from "../server/platform/vault.ts";
import { type Finding, fail, ok, warn } from "./doctor-services.ts";
import { hasMasterKey } from "./open-vault.ts";

const WORDS: Record<Exclude<Flaw, "OVERDUE">, string> = {
  ENTRIES: "entries do not add up to nothing",
  BALANCES: "balances are not the sum of their postings",
  NEGATIVE: "balances are below zero",
  RECORDS: "balances are not what holds, earnings and payouts say",
  FEES: "fees have no spent credit behind them",
};

/** Reads the whole books in one snapshot; nothing before the schema has them. */
export const lookAtBooks = (url: string): Promise<Finding[]> =>
  withTable(url, "ledger_posting", async (db) => {
    const now = new Date();
    const found = [...findingsIn(await auditBooks(db, now)), budgetFinding(await readBudget(db, now))];
    return [...found, ...lossFindings(await readPlans(db), await readFees(db))];
  });

/** No findings before the schema has the table. The work may take long. */
async function withTable(url: string, table: string, work: (db: Database) => Promise<Finding[]>): Promise<Finding[]> {
  return usingDatabase({ url, poolSize: 1, statementTimeout: 0 }, async (db) => {
    const [known] = await db.query<{ there: boolean }>("select to_regclass($1) is not null as there", [table]);
    return known?.there ? await work(db) : [];
  });
}

/** Whether backups are made each night, how old the last one is, and why it failed; nothing before there is a schema. */
export async function lookAtBackups(reader: Reader, config: Config, now: Date): Promise<Finding[]> {
  const [known] = await reader.query<{ there: boolean }>("select to_regclass('installation') is not null as there");
  if (!known?.there) return [];
  const last = await readLastBackup(reader);
  const subject = "backups";
  if (config.backup.to === undefined) {
    const words = `none is configured; ${lastWords(last, now)}`;
    const advice =
      "Set BACKUP_TO and BACKUP_PASSPHRASE (README, Backups), or run: npm run vouchboard -- backup --to DIR";
    return [config.production || whyExposed(config) !== null ? warn(subject, words, advice) : ok(subject, words)];
  }
  const words = `made each night in ${config.backup.to}; ${lastWords(last, now)}`;
  if (isRecent(last, now)) return [ok(subject, words)];
  if (last.failure !== null) return [fail(subject, `the last try failed: ${last.failure}`, `${lastWords(last, now)}.`)];
  const advice =
    "A running server makes one within ten minutes; its log says what happened. Or: npm run vouchboard -- backup";
  return [warn(subject, words, advice)];
}

/** Whether search engines hear of changed pages, and when each last did. */
export async function lookAtSearchEngines(reader: Reader, { searchEngines }: Config): Promise<Finding[]> {
  const [known] = await reader.query<{ there: boolean }>("select to_regclass('search_engine') is not null as there");
  const standings = known?.there ? await readSearchEngines(reader) : [];
  const lookAt = (subject: string, name: "INDEXNOW" | "GOOGLE", isOn: boolean): Finding => {
    if (!isOn) return ok(subject, "off: it is not told of changed pages");
    const found = standings.find((standing) => standing.name === name);
    const last = found?.toldAt ? `last told at ${found.toldAt.toISOString()}` : "not told of any page yet";
    const words = `on; ${last}; ${found?.waiting ?? 0} pages wait`;
    if (!found?.problem) return ok(subject, words);
    const again = found.restUntil ? `It is asked again at ${found.restUntil.toISOString()}.` : undefined;
    return warn(subject, `${words}; the last try failed: ${found.problem}`, again);
  };
  return [
    lookAt("IndexNow", "INDEXNOW", searchEngines.indexNowKey !== undefined),
    lookAt("Google index", "GOOGLE", searchEngines.google !== null),
  ];
}

function lastWords({ madeAt, place, bytes, seconds }: LastBackup, now: Date): string {
  if (madeAt === null) return "there is none yet";
  const hours = Math.floor((now.getTime() - new Date(madeAt).getTime()) / 3_600_000);
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  return `the last is ${age} old: ${(bytes / 1e6).toFixed(1)} MB in ${place}, made in ${seconds} s`;
}

function budgetFinding({ amount, used }: FeeBudget): Finding {
  const words =
    amount === 0 && used === 0
      ? "free credits pay for no fees: their budget is 0"
      : `free credits have paid ${showMoney(used)} of ${showMoney(amount)} for fees this month`;
  return ok("fees", words);
}

/** If a fee exceeds the price of its credit, a ring of accounts can draw the difference with every credit. */
function lossFindings(plans: readonly PricedPlan[], fees: readonly Fee[]): Finding[] {
  const sold = plans.filter(({ isOffered, isPlaceholder }) => isOffered && !isPlaceholder);
  const cheapest = Math.min(...sold.map(({ price, credits }) => price / credits));
  const most = fees
    .filter(({ kind }) => kind === "REVIEWED_REQUEST" || kind === "REFERRED_OUTCOME")
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (most <= cheapest) return [];
  const words = `an answer earns up to ${showMoney(most)}, a bought credit costs as little as ${showMoney(Math.round(cheapest))}`;
  const advice =
    "Propose a lower fee or a dearer plan under Plans and fees: a person who holds both accounts gains the difference.";
  return [warn("fees", words, advice)];
}

function findingsIn({ flaws, accounts, postings }: Audit): Finding[] {
  const subject = "books";
  const { OVERDUE, ...others } = flaws;
  const wrong = Object.entries(others)
    .filter(([, count]) => count > 0)
    .map(([flaw, count]) => `${count} ${WORDS[flaw as keyof typeof WORDS]}`);
  const advice = "Stop all payouts, keep a backup as it is now, and compare it with the one before.";
  const balance =
    wrong.length > 0
      ? fail(subject, wrong.join("; "), advice)
      : ok(subject, `balanced: ${postings} postings on ${accounts} accounts`);
  if (OVERDUE === 0) return [balance];
  const late = "A running server gives them back within minutes: start one, or look at its log.";
  return [balance, warn(subject, `${OVERDUE} holds outlived their end`, late)];
}

/** Recounts every listed job, which takes seconds for a million; nothing before the schema has counts. */
export const lookAtCounts = (url: string): Promise<Finding[]> =>
  withTable(url, "job_count", async (db) => {
    const [flaws] = await db.query<{ count: number; example: string | null }>(
      `select count(*)::int as count, min(kind || ' ' || key || ': ' || counted || ' for ' || listed) as example from job_count_flaws()`,
    );
    if (!flaws?.count) return [ok("job counts", "as many as are listed")];
    const words = `${flaws.count} are not what is listed (${flaws.example})`;
    return [warn("job counts", words, `Have PostgreSQL run: ${MEND_COUNTS}`)];
  });

/** Safe at any time, also while jobs change, because each change updates the counts in its own statement. */
const MEND_COUNTS = "insert into job_count select kind, key, listed - counted from job_count_flaws()";

/** Secret files below the data folder that other users of the machine can read. */
export async function findOpenSecrets(dataDir: string): Promise<string[]> {
  const { demoAccountsPath } = await import("../demo/index.ts");
  const folder = join(dataDir, "secrets");
  const paths = (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
  const all = [...paths, demoAccountsPath(dataDir)];
  const modes = await Promise.all(
    all.map((path) =>
      stat(path).then(
        (found) => found.mode,
        () => 0,
      ),
    ),
  );
  return all.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

/**
 * Whether the keys fit the accounts in the database, and whether there is an admin; nothing before the schema has
 * accounts.
 */
export async function lookAtAccounts(client: pg.Client, config: Config): Promise<Finding[]> {
  const [known] = (await client.query("select to_regclass('credential') is not null as there")).rows;
  if (!known?.there) return [];
  const { rows } = await client.query(`select exists (select from credential) as passwords,
    exists (select from account where 'admin' = any (groups) and disabled_at is null) as admin`);
  const found = rows[0] as { passwords: boolean; admin: boolean };
  // The demo has its own admin.
  const isOurs = config.identity.kind === "embedded" && !config.openings.demoAccounts.open;
  const admin = found.admin
    ? ok("admin", "the site has an admin")
    : warn("admin", "the site has no admin yet", "npm run vouchboard -- admin create --email you@example.org");
  return [await keysFinding(config, client, found.passwords), ...(isOurs ? [admin] : [])];
}

async function keysFinding(config: Config, client: pg.Client, hasPasswords: boolean): Promise<Finding> {
  const folder = join(config.dataDir, "secrets");
  if (await hasMasterKey(config)) {
    const where = config.masterKey ? "MASTER_KEY" : folder;
    if (await fitsDatabase(config, client)) return ok("keys", `the master key is in ${where}`);
    const words = `the master key in ${where} is not the one that this database was used with`;
    return fail("keys", words, "Restore it. If it is lost for good: npm run vouchboard -- admin accept-key.");
  }
  if (!hasPasswords) return ok("keys", "the first start makes them");
  const advice = `Restore ${folder} from a backup, or set MASTER_KEY: with a new key no one can sign in.`;
  return fail("keys", "the database has passwords, but the master key that they need is gone", advice);
}

async function fitsDatabase({ dataDir, masterKey }: Config, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('installation') is not null as there");
  if (!rows[0]?.there) return true;
  // Only the master key matters here, and no secret is made.
  const secrets = await openSecrets(dataDir, { cursorKey: "not asked for", masterKey });
  return keyFits(readerOf(client), makeVault(secrets.masterKey));
}
