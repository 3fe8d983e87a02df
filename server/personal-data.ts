// Lists the keepers of personal data beside identity itself, for data exports and account deletions.
import { applicationKeeper } from "./applications/index.ts";
import { auditKeeper } from "./audit/index.ts";
import { candidateKeepers } from "./candidates/index.ts";
import { messageKeeper } from "./content/index.ts";
import type { DataKeeper } from "./data-keeper.ts";
import { listUploads } from "./files/index.ts";
import { guidanceKeeper } from "./guidance/index.ts";
import { hiringKeeper } from "./hiring/index.ts";
import { ledgerKeeper } from "./ledger/index.ts";
import { matchDayKeeper, weeklyJobsKeeper } from "./matching/index.ts";
import { appealKeeper, reportKeeper } from "./moderation/index.ts";
import { mailKeeper, notificationKeeper } from "./notifications/index.ts";
import { privacyRequestKeeper } from "./people/index.ts";
import { forgetCallsOf } from "./platform/once.ts";
import { membershipKeeper } from "./recruiting/index.ts";
import { refereeKeeper, requestKeeper, watchKeeper } from "./referrals/index.ts";
import { shareKeeper } from "./sharing/index.ts";

/** Only exports: each capability erases its own files when an account ends. */
const uploadKeeper: DataKeeper = {
  collect: async (reader, { accountId }) => ({ uploads: await listUploads(reader, accountId) }),
  erase: async () => {},
};

/** Only erases: stored answers of idempotent calls repeat data that the other keepers export. */
const answerKeeper: DataKeeper = {
  collect: async () => ({}),
  erase: (tx, { accountId }) => forgetCallsOf(tx, accountId),
};

export const DATA_KEEPERS: readonly DataKeeper[] = [
  membershipKeeper,
  shareKeeper,
  // Before the applications, by which it finds the companies' notifications.
  notificationKeeper,
  // Before the applications, to which conversations belong.
  hiringKeeper,
  // Before the CVs, to which applications and requests refer.
  applicationKeeper,
  requestKeeper,
  refereeKeeper,
  watchKeeper,
  guidanceKeeper,
  ...candidateKeepers,
  weeklyJobsKeeper,
  matchDayKeeper,
  uploadKeeper,
  // After all keepers whose rows may hold credits or money.
  ledgerKeeper,
  reportKeeper,
  appealKeeper,
  auditKeeper,
  mailKeeper,
  // Before the messages, of which requests may have been made.
  privacyRequestKeeper,
  messageKeeper,
  answerKeeper,
];
