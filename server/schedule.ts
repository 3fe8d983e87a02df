// All scheduled work of the product on one screen. Each round runs in one of all processes.
import { tellRejections } from "./applications/index.ts";
import { tellSavedSearches } from "./candidates/index.ts";
import type { Deps } from "./deps.ts";
import { cleanUploads } from "./files/index.ts";
import { runGuidanceRounds } from "./guidance/index.ts";
import { cleanExpired, deleteDueAccounts } from "./identity/index.ts";
import { jobRounds } from "./jobs/index.ts";
import { runLedgerRounds } from "./ledger/index.ts";
import { tellWeeklyJobs } from "./matching/index.ts";
import { forgetMail, forgetNotifications, gatherDigests } from "./notifications/index.ts";
import { DATA_KEEPERS } from "./personal-data.ts";
import { forgetKeyedCalls } from "./platform/once.ts";
import type { Queue } from "./platform/queue.ts";
import { forgetRateWindows } from "./platform/shared-limits.ts";
import { runReferralRounds } from "./referrals/index.ts";

/** Starts the rounds; cron expressions are in UTC. */
export async function scheduleWork(queue: Queue, deps: Deps): Promise<void> {
  await queue.repeat("expire-jobs", "* * * * *", async () => {
    await jobRounds.ageJobs(deps);
  });
  // Most rounds find too little change in the board and do nothing.
  await queue.repeat("learn-vocabulary", "* * * * *", async () => {
    await jobRounds.learnVocabulary(deps);
  });
  await queue.repeat("learn-terms", "* * * * *", async () => {
    await jobRounds.learnTerms(deps);
  });
  await queue.repeat("tell-rejections", "* * * * *", async () => {
    await tellRejections(deps);
  });
  await queue.repeat("clean-expired", "*/10 * * * *", async () => {
    await cleanExpired(deps);
  });
  await queue.repeat("clean-uploads", "* * * * *", async () => {
    await cleanUploads(deps);
  });
  await queue.repeat("delete-accounts", "5-59/10 * * * *", async () => {
    await deleteDueAccounts(deps, DATA_KEEPERS);
  });
  // Each minute, because the round itself decides which alerts are due: a start after 08:00 catches up.
  await queue.repeat("tell-saved-searches", "* * * * *", async () => {
    await tellSavedSearches(deps);
  });
  // Most rounds find that the week's mails are already sent.
  await queue.repeat("tell-weekly-jobs", "*/10 * * * *", async () => {
    await tellWeeklyJobs(deps);
  });
  await queue.repeat("settle-money", "* * * * *", async () => {
    await runLedgerRounds(deps);
  });
  await queue.repeat("referrals", "* * * * *", async () => {
    await runReferralRounds(deps);
  });
  await queue.repeat("guidance", "* * * * *", async () => {
    await runGuidanceRounds(deps);
  });
  await queue.repeat("forget-keyed-calls", "27 * * * *", async () => {
    await forgetKeyedCalls(deps);
  });
  await queue.repeat("forget-rate-windows", "*/5 * * * *", async () => {
    await forgetRateWindows(deps);
  });
  await queue.repeat("forget-mail", "17 3 * * *", async () => {
    await forgetMail(deps);
  });
  await queue.repeat("forget-notifications", "37 3 * * *", async () => {
    await forgetNotifications(deps);
  });
  // Most rounds find that the day's digests are already gathered; a round that was cut off is soon continued.
  await queue.repeat("gather-digests", "*/10 * * * *", async () => {
    await gatherDigests(deps);
  });
}
