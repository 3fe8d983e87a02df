// The steps of a start that give the demo's company applicants and referees, once.
import { step } from "../cli/steps.ts";
import { countAnswers } from "../server/applications/index.ts";
import type { Deps } from "../server/deps.ts";
import { openFiles } from "../server/files/index.ts";
import { makeAnswerCache } from "../server/platform/answer-cache.ts";
import type { Config } from "../server/platform/config.ts";
import { makeCursors } from "../server/platform/cursor.ts";
import { openDatabase } from "../server/platform/db.ts";
import { openDns } from "../server/platform/dns.ts";
import { type Log, wordsOf } from "../server/platform/operator.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import { referralRounds } from "../server/referrals/index.ts";
import { makeReader } from "../server/resumes/index.ts";
import { openSite } from "../server/site/index.ts";
import { readDemoAccounts } from "./accounts-file.ts";
import { giveDemoApplicants } from "./applicants.ts";
import { giveDemoHistory } from "./history.ts";
import { giveDemoReferrals } from "./referrals.ts";

/** For a configuration with demo data and demo accounts. If it fails, the product starts without these people. */
export async function prepareDemoPeople(config: Config, url: string, log: Log): Promise<void> {
  const accounts = await readDemoAccounts(config.dataDir);
  const emailOf = (role: string) => accounts?.find((account) => account.role === role)?.email;
  const [recruiterEmail, employeeEmail, candidateEmail] = [
    emailOf("recruiter"),
    emailOf("employee"),
    emailOf("candidate"),
  ];
  if (!recruiterEmail) return;
  const issuer = config.publicUrl;
  await withDeps(config, url, async (deps) => {
    await step(log, "Demo applicants", () =>
      unlessItFails(log, "The demo's company has no applicants", async () => {
        const sent = await giveDemoApplicants(deps, { issuer, recruiterEmail });
        return sent > 0 ? `${sent} people applied to its company` : "there already";
      }),
    );
    if (!employeeEmail) return;
    await step(log, "Demo referees", () =>
      unlessItFails(log, "The demo's company has no referees", async () => {
        const sent = await giveDemoReferrals(deps, { issuer, recruiterEmail, employeeEmail });
        return sent === null ? "there already" : `${sent} people asked them for a referral`;
      }),
    );
    if (!candidateEmail) return;
    await step(log, "Demo history", () =>
      unlessItFails(log, "The demo's people have no history", async () => {
        const isGiven = await giveDemoHistory(deps, { candidateEmail, recruiterEmail, employeeEmail });
        return isGiven ? "the candidate's, the referee's and the recruiter's last months" : "there already";
      }),
    );
    // The rounds would do so some minutes later: companies' pages say until then that no one refers or answers there.
    await unlessItFails(log, "The answers of the demo's people are not counted yet", async () => {
      await Promise.all([referralRounds.count(deps), countAnswers(deps)]);
      return "counted";
    });
  });
}

async function unlessItFails(log: Log, words: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    log.warn(`${words}: ${wordsOf(error)}`);
    return "none";
  }
}

async function withDeps(config: Config, url: string, work: (deps: Deps) => Promise<void>): Promise<void> {
  const secrets = await openSecrets(config.dataDir, config);
  const vault = makeVault(secrets.masterKey);
  const clock = () => new Date();
  const db = openDatabase({ url, statementTimeout: 0, poolSize: 5 });
  const resumes = makeReader();
  try {
    await work({
      db,
      clock,
      vault,
      resumes,
      site: openSite(db, { fixed: {}, usual: {} }),
      searchEngines: [],
      dns: openDns(config.dnsServers),
      sources: { userAgent: "" },
      backups: null,
      payments: null,
      applicationUndoSeconds: 0,
      cursors: makeCursors(secrets.cursorKey),
      cache: makeAnswerCache(1_024),
      announce: async () => {},
      files: await openFiles(config, { vault, clock }),
    });
  } finally {
    await resumes.stop();
    await db.close();
  }
}
