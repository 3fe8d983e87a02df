// The step of a start that gives the demo's company applicants, once.
import { openFiles } from "../../server/files/index.ts";
import { makeAnswerCache } from "../../server/platform/answer-cache.ts";
import type { Config } from "../../server/platform/config.ts";
import { makeCursors } from "../../server/platform/cursor.ts";
import { openDatabase } from "../../server/platform/db.ts";
import { type Log, wordsOf } from "../../server/platform/operator.ts";
import { openSecrets } from "../../server/platform/secrets.ts";
import { makeVault } from "../../server/platform/vault.ts";
import { makeReader } from "../../server/resumes/index.ts";
import { step } from "../steps.ts";
import { readDemoAccounts } from "./demo-accounts-file.ts";
import { giveDemoApplicants } from "./give-demo-applicants.ts";
import { wantsDemoAccounts } from "./prepare-demo-accounts.ts";

/** Does nothing where demo accounts have no place. Without applicants the product starts all the same. */
export async function prepareDemoApplicants(config: Config, url: string, log: Log): Promise<void> {
  const recruiter = (await readDemoAccounts(config.dataDir))?.find(({ role }) => role === "recruiter");
  if (!wantsDemoAccounts(config) || !recruiter) return;
  const { cursorKey, masterKey, dataDir, publicUrl } = config;
  await step(log, "Demo applicants", async () => {
    const keys = { ...(cursorKey && { cursorKey }), ...(masterKey && { masterKey }) };
    const secrets = await openSecrets(dataDir, keys);
    const vault = makeVault(secrets.masterKey);
    const clock = () => new Date();
    const db = openDatabase({ url, statementTimeout: 0, poolSize: 5 });
    const resumes = makeReader();
    try {
      const deps = {
        db,
        clock,
        vault,
        resumes,
        payments: null,
        cursors: makeCursors(secrets.cursorKey),
        cache: makeAnswerCache(1_024),
        announce: async () => {},
        files: await openFiles(config, { vault, clock }),
      };
      const sent = await giveDemoApplicants(deps, { issuer: publicUrl, recruiterEmail: recruiter.email });
      return sent > 0 ? `${sent} people applied to its company` : "there already";
    } catch (error) {
      log.warn(`The demo's company has no applicants: ${wordsOf(error)}`);
      return "none";
    } finally {
      await resumes.stop();
      await db.close();
    }
  });
}
