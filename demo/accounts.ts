// Makes the demo's accounts, one for each role, once, with passwords that every replica can derive, and shows the
// operator how to sign in.

import { step } from "../cli/steps.ts";
import {
  type CorporateUserType,
  DEMO_ROLES,
  type DemoRole,
  demoEmailOf,
  type Group,
} from "../contract/identity/rules.ts";
import { ensureCompanies } from "../server/companies/index.ts";
import { openFiles } from "../server/files/index.ts";
import { createAccount, findAccountByEmail, setPassword } from "../server/identity/accounts.ts";
import { hashPassword, verifyPassword } from "../server/identity/passwords.ts";
import type { Config } from "../server/platform/config.ts";
import { type Database, usingDatabase, type Writer } from "../server/platform/db.ts";
import { type Log, wordsOf } from "../server/platform/operator.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault, type Vault } from "../server/platform/vault.ts";
import { joinCompany } from "../server/recruiting/index.ts";
import { type DemoAccount, demoAccountsPath, readDemoAccounts, writeDemoAccounts } from "./accounts-file.ts";
import { giveDemoCv } from "./cvs.ts";

type Person = { name: string; groups: Group[]; works: CorporateUserType | null };
const PEOPLE: Record<DemoRole, Person> = {
  candidate: { name: "Meera Nair", groups: [], works: null },
  employee: { name: "Arjun Rao", groups: [], works: null },
  recruiter: { name: "Kavya Iyer", groups: [], works: "corporate-recruiter" },
  "corporate-admin": { name: "Rohan Mehta", groups: [], works: "corporate-admin" },
  admin: { name: "Divya Shah", groups: ["admin"], works: null },
};

/** The result: the accounts now in the file, and which were made or had their password reset. */
type DemoAccountsReport = {
  accounts: DemoAccount[];
  made: DemoRole[];
  reset: DemoRole[];
  wasFileThere: boolean;
};

type DemoAccountsWishes = {
  dataDir: string;
  /** The issuer of the accounts: this site's URL. */
  issuer: string;
  now: Date;
};

/** Any fixed number: the advisory lock of the replica that makes demo accounts. */
const demoLock = 7_461_003;

/**
 * Makes the missing accounts and writes the file if it is incomplete. Passwords are derived from the master key, so
 * that replicas agree on them and a lost file can be restored; a password changed since is then reset. An address that
 * a person signed up with stays theirs.
 */
export async function ensureDemoAccounts(
  db: Database,
  vault: Vault,
  { dataDir, issuer, now }: DemoAccountsWishes,
): Promise<DemoAccountsReport> {
  const kept = await readDemoAccounts(dataDir);
  const report: DemoAccountsReport = { accounts: [], made: [], reset: [], wasFileThere: kept !== null };
  await db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [demoLock]);
    for (const role of DEMO_ROLES) {
      const found = await findAccountByEmail(tx, demoEmailOf(role));
      if (found && !found.isDemo) continue;
      const id = found?.id ?? (await makeAccount(tx, role, issuer, now));
      const account = { role, email: demoEmailOf(role), password: passwordOf(vault, role, id) };
      const isKept = kept?.some((one) => one.email === account.email && one.password === account.password);
      if (!found) report.made.push(role);
      const works =
        found !== null && (isKept || (await verifyPassword(vault, await readHash(tx, id), account.password)));
      if (found && !works) report.reset.push(role);
      if (!works) await setPassword(tx, id, await hashPassword(vault, account.password), now);
      report.accounts.push(account);
    }
    // A start without demo accounts disabled all demo people, including applicants and referees.
    await tx.query(
      `update account a set disabled_at = null where is_demo and disabled_at is not null
         and not exists (select from account_suspension s where s.account_id = a.id and s.lifted_at is null)`,
    );
  });
  if (JSON.stringify(kept) !== JSON.stringify(report.accounts)) await writeDemoAccounts(dataDir, report.accounts);
  return report;
}

/** 120 bits, unknown without the master key. */
const passwordOf = (vault: Vault, role: DemoRole, accountId: string): string =>
  vault.mac("demo password", `${role} ${accountId}`).subarray(0, 15).toString("base64url");

async function makeAccount(tx: Writer, role: DemoRole, issuer: string, now: Date): Promise<string> {
  const { name, groups, works } = PEOPLE[role];
  const account = await createAccount(tx, { issuer, email: demoEmailOf(role), name, groups, isDemo: true, now });
  if (!account) throw new Error(`the address of the demo's ${role} has just been taken`);
  if (works) await joinCompany(tx, { accountId: account.id, companyId: await demoCompany(tx), role: works, now });
  return account.id;
}

async function readHash(tx: Writer, accountId: string): Promise<string | null> {
  const [row] = await tx.query<{ hash: string }>("select password_hash as hash from credential where account_id = $1", [
    accountId,
  ]);
  return row?.hash ?? null;
}

/** The company with the most jobs of its own; a new one if there are only imported listings. */
async function demoCompany(tx: Writer): Promise<string> {
  const [employer] = await tx.query<{ id: string }>(
    `select company_id as id from job where external_job_id is null and status = 'PUBLISHED' and not bad_job
     group by company_id order by count(*) desc, company_id limit 1`,
  );
  if (employer) return employer.id;
  const [made] = (await ensureCompanies(tx, [{ name: "Vouchboard Demo Company" }])).values();
  if (!made) throw new Error("a company was neither found nor made");
  return made;
}

/** For a configuration with demo accounts. */
export async function prepareDemoAccounts(config: Config, url: string, log: Log): Promise<void> {
  const { dataDir, publicUrl } = config;
  let news: DemoAccount[] = [];
  await step(log, "Demo accounts", async () => {
    const vault = makeVault((await openSecrets(dataDir, config)).masterKey);
    const wishes = { dataDir, issuer: publicUrl, now: new Date() };
    return usingDatabase({ url, statementTimeout: 0, poolSize: 1 }, async (db) => {
      const report = await ensureDemoAccounts(db, vault, wishes);
      news = report.accounts.filter(({ role }) => report.made.includes(role) || report.reset.includes(role));
      const clock = () => new Date();
      const candidate = report.accounts.find(({ role }) => role === "candidate");
      // The file store may be out of reach: the product starts without the CV.
      if (candidate)
        await giveDemoCv(candidate.email, { db, clock, files: await openFiles(config, { vault, clock }) }).catch(
          (error) => log.warn(`The demo's candidate has no CV: ${wordsOf(error)}`),
        );
      return wordsFor(report, demoAccountsPath(dataDir));
    });
  });
  for (const { role, email, password } of news) log.info(`  ${role.padEnd(15)}  ${email.padEnd(42)}  ${password}`);
}

function wordsFor({ made, reset, wasFileThere }: DemoAccountsReport, path: string): string {
  const kept = `passwords, shown this once, are kept in ${path}`;
  if (made.length > 0) return `made ${made.length}; their ${kept}`;
  if (reset.length > 0)
    return `${wasFileThere ? "a" : "the file was missing; a"} password of ${reset.join(", ")} was reset; the ${kept}`;
  return wasFileThere ? "there already" : `the file with their passwords was missing; written again to ${path}`;
}
