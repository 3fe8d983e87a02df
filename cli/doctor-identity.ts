// The checks of `doctor` for accounts: the keys that protect them, and whether the site has an admin.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../server/platform/config.ts";
import { readerOf } from "../server/platform/db.ts";
import { keyFits } from "../server/platform/key-canary.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import type { Finding } from "./doctor-finding.ts";
import { hasMasterKey } from "./open-vault.ts";

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
  const admin = isOurs ? [adminFinding(found.admin)] : [];
  return [await keysFinding(config, client, found.passwords), ...admin];
}

async function keysFinding(config: Config, client: pg.Client, hasPasswords: boolean): Promise<Finding> {
  const subject = "keys";
  if (await hasMasterKey(config)) {
    const where = config.masterKey ? "MASTER_KEY" : join(config.dataDir, "secrets");
    if (await fitsDatabase(config, client)) return { level: "ok", subject, words: `the master key is in ${where}` };
    return {
      level: "fail",
      subject,
      words: `the master key in ${where} is not the one that this database was used with`,
      advice: "Restore it. If it is lost for good: npm run vouchboard -- admin accept-key.",
    };
  }
  if (!hasPasswords) return { level: "ok", subject, words: "the first start makes them" };
  return {
    level: "fail",
    subject,
    words: "the database has passwords, but the master key that they need is gone",
    advice: `Restore ${join(config.dataDir, "secrets")} from a backup, or set MASTER_KEY: with a new key nobody can sign in.`,
  };
}

async function fitsDatabase({ dataDir, masterKey }: Config, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('installation') is not null as there");
  if (!rows[0]?.there) return true;
  // Only the master key matters here, and no secret is made.
  const secrets = await openSecrets(dataDir, { cursorKey: "not asked for", ...(masterKey && { masterKey }) });
  return keyFits(readerOf(client), makeVault(secrets.masterKey));
}

function adminFinding(there: boolean): Finding {
  if (there) return { level: "ok", subject: "admin", words: "somebody administers the site" };
  return {
    level: "warn",
    subject: "admin",
    words: "nobody administers the site yet",
    advice: "npm run vouchboard -- admin create --email you@example.org",
  };
}
