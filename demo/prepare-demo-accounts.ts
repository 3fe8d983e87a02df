// The step of a start that makes the demo's accounts and shows the operator, once, how to sign in.

import { step } from "../cli/steps.ts";
import { openFiles } from "../server/files/index.ts";
import type { Config } from "../server/platform/config.ts";
import { openDatabase } from "../server/platform/db.ts";
import { type Log, wordsOf } from "../server/platform/operator.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import { type DemoAccountsReport, ensureDemoAccounts } from "./demo-accounts.ts";
import { type DemoAccount, demoAccountsPath } from "./demo-accounts-file.ts";
import { giveDemoCv } from "./give-demo-cv.ts";

/** For a configuration with demo accounts. */
export async function prepareDemoAccounts(config: Config, url: string, log: Log): Promise<void> {
  const { cursorKey, masterKey, dataDir, publicUrl } = config;
  let news: DemoAccount[] = [];
  await step(log, "Demo accounts", async () => {
    const keys = { ...(cursorKey && { cursorKey }), ...(masterKey && { masterKey }) };
    const vault = makeVault((await openSecrets(dataDir, keys)).masterKey);
    const db = openDatabase({ url, statementTimeout: 0, poolSize: 1 });
    const wishes = { dataDir, issuer: publicUrl, now: new Date() };
    try {
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
    } finally {
      await db.close();
    }
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
