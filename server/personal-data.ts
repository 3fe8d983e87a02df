// Who keeps what is personal, beside identity itself: what an export of one's data collects, and a deletion erases.
import { applicationKeeper } from "./applications/index.ts";
import { candidateKeeper, hiddenKeeper, savedKeeper } from "./candidates/index.ts";
import { messageKeeper } from "./content/index.ts";
import type { DataKeeper } from "./data-keeper.ts";
import { listUploads } from "./files/index.ts";
import { guidanceKeeper } from "./guidance/index.ts";
import { ledgerKeeper } from "./ledger/index.ts";
import { weeklyJobsKeeper } from "./matching/index.ts";
import { reportKeeper } from "./moderation/index.ts";
import { mailKeeper, notificationKeeper } from "./notifications/index.ts";
import { forgetCallsOf } from "./platform/once.ts";
import { membershipKeeper } from "./recruiting/index.ts";
import { refereeKeeper, requestKeeper } from "./referrals/index.ts";
import { shareKeeper } from "./sharing/index.ts";

/** Files know nothing of accounts' ends: whoever took them gives them up; here they tell what they have. */
const uploadKeeper: DataKeeper = {
  collect: async (reader, { accountId }) => ({ uploads: await listUploads(reader, accountId) }),
  erase: async () => {},
};

/** Answers that are given again for a day repeat what others collect here. */
const answerKeeper: DataKeeper = {
  collect: async () => ({}),
  erase: (tx, { accountId }) => forgetCallsOf(tx, accountId),
};

export const DATA_KEEPERS: readonly DataKeeper[] = [
  membershipKeeper,
  shareKeeper,
  // Before the applications that companies were told of.
  notificationKeeper,
  // Before the CVs that applications and requests were sent with.
  applicationKeeper,
  requestKeeper,
  refereeKeeper,
  guidanceKeeper,
  candidateKeeper,
  savedKeeper,
  hiddenKeeper,
  weeklyJobsKeeper,
  uploadKeeper,
  // After whatever may still hold credits or money.
  ledgerKeeper,
  reportKeeper,
  mailKeeper,
  messageKeeper,
  answerKeeper,
];
