// All scheduled work of the product on one screen. Each round runs in one of all processes.
import {
  countAnswers,
  releaseApplications,
  remindRecruiters,
  tellFilled,
  tellRejections,
} from "./applications/index.ts";
import { backUpNightly } from "./backup/index.ts";
import { tellSavedSearches } from "./candidates/index.ts";
import { forgetConsents } from "./consents/index.ts";
import { keepSitemaps } from "./content/index.ts";
import type { Deps } from "./deps.ts";
import { cleanUploads } from "./files/index.ts";
import { runGuidanceRounds } from "./guidance/index.ts";
import { countDays } from "./homes/index.ts";
import { cleanExpired, deleteDueAccounts } from "./identity/index.ts";
import { forgetDeliveries } from "./integrations/index.ts";
import { jobRounds } from "./jobs/index.ts";
import { ledgerRounds } from "./ledger/index.ts";
import { sources } from "./listings/index.ts";
import { tellWeeklyJobs } from "./matching/index.ts";
import { forgetNotifications, gatherDigests, mails } from "./notifications/index.ts";
import { tendPrivacyRequests } from "./people/index.ts";
import { DATA_KEEPERS } from "./personal-data.ts";
import { cleanPictures } from "./pictures/index.ts";
import { forgetKeyedCalls } from "./platform/once.ts";
import type { Queue } from "./platform/queue.ts";
import { forgetRateWindows } from "./platform/shared-limits.ts";
import { recheckDomains } from "./recruiting/index.ts";
import { referralRounds } from "./referrals/index.ts";

type Round = readonly [name: string, cron: string, run: (deps: Deps) => Promise<unknown>];

const ROUNDS: readonly Round[] = [
  ["expire-jobs", "* * * * *", jobRounds.ageJobs],
  // Finds nothing once all jobs from other sites are as the switch of the settings says.
  ["follow-listings-switch", "* * * * *", jobRounds.followListingsSwitch],
  // Finds nothing unless jobs were saved other than by an import, or the rules of one job in several listings are new.
  ["join-copies", "* * * * *", jobRounds.joinCopies],
  // Walks over the board four times a day; what may no longer be open is marked, and what reposts a job counted.
  ["look-for-doubts", "* * * * *", jobRounds.lookForDoubts],
  // Finds nothing once all jobs were read by the rules of scams that this release has.
  ["queue-due-sources", "* * * * *", sources.queueDue],
  ["screen-jobs", "* * * * *", jobRounds.screenJobs],
  // Finds nothing unless search engines are configured and pages of jobs changed.
  ["tell-search-engines", "* * * * *", jobRounds.tellSearchEngines],
  // Most rounds find too little change in the board and do nothing.
  ["learn-vocabulary", "* * * * *", jobRounds.learnVocabulary],
  ["learn-terms", "* * * * *", jobRounds.learnTerms],
  // Most rounds find that the collections were counted a few minutes ago.
  ["keep-collections", "* * * * *", jobRounds.keepCollections],
  ["keep-sitemaps", "*/10 * * * *", keepSitemaps],
  ["tell-rejections", "* * * * *", tellRejections],
  ["tell-filled", "* * * * *", tellFilled],
  ["count-answers", "*/10 * * * *", countAnswers],
  // Looks once a day at each company, from 09:00 on, as it is in India.
  ["remind-recruiters", "*/10 * * * *", remindRecruiters],
  // Finds nothing unless the queue lost or parked the fact that the time to undo an application is over.
  ["release-applications", "* * * * *", releaseApplications],
  ["clean-expired", "*/10 * * * *", cleanExpired],
  ["clean-uploads", "* * * * *", cleanUploads],
  ["clean-pictures", "* * * * *", cleanPictures],
  ["recheck-domains", "41 * * * *", recheckDomains],
  ["delete-accounts", "5-59/10 * * * *", (deps) => deleteDueAccounts(deps, DATA_KEEPERS)],
  // Each minute, because the round itself decides which alerts are due: a start after 08:00 catches up.
  ["tell-saved-searches", "* * * * *", tellSavedSearches],
  // Most rounds find that the week's mails are already sent.
  ["tell-weekly-jobs", "*/10 * * * *", tellWeeklyJobs],
  ["settle-money", "* * * * *", ledgerRounds.settle],
  // Adds up all of the books; `/metrics` tells what came of it and how long ago.
  ["audit-books", "13 */6 * * *", ledgerRounds.audit],
  ["referrals", "* * * * *", referralRounds.run],
  ["guidance", "* * * * *", runGuidanceRounds],
  ["tend-privacy-requests", "11 * * * *", tendPrivacyRequests],
  ["count-days", "* * * * *", countDays],
  ["forget-keyed-calls", "27 * * * *", forgetKeyedCalls],
  ["forget-rate-windows", "*/5 * * * *", forgetRateWindows],
  ["forget-deliveries", "47 * * * *", forgetDeliveries],
  ["forget-consents", "7 3 * * *", forgetConsents],
  ["forget-mail", "17 3 * * *", mails.forget],
  ["forget-notifications", "37 3 * * *", forgetNotifications],
  // Most rounds find that the night's backup is made, or that none is configured; a night that was missed is caught up.
  ["back-up-nightly", "*/10 * * * *", backUpNightly],
  // Most rounds find that the day's digests are already gathered; a round that was cut off is soon continued.
  ["gather-digests", "*/10 * * * *", gatherDigests],
];

/** Starts the rounds; cron expressions are in UTC. */
export async function scheduleWork(queue: Queue, deps: Deps): Promise<void> {
  for (const [name, cron, run] of ROUNDS)
    await queue.repeat(name, cron, async () => {
      await run(deps);
    });
}
