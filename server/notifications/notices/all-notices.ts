// The table from facts to notices: who is notified, and with what text.
import {
  applicationMoved,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
} from "./application-notices.ts";
import { guidanceEnded, guidanceSettled } from "./guidance-end-notices.ts";
import {
  guidanceAccepted,
  guidanceDisputed,
  guidanceDone,
  guidanceMoved,
  guidanceReminder,
  guidanceRequested,
} from "./guidance-notices.ts";
import { jobExpiring, jobFrozen, jobReported, jobReportSettled } from "./job-notices.ts";
import { jobsForYouGathered } from "./jobs-for-you-notice.ts";
import { earningsAvailable, paymentDoubted, payoutAsked, payoutSettled, priceChangeProposed } from "./money-notices.ts";
import type { NoticesOf, ToldFact } from "./notice-of.ts";
import { paymentRefunded, paymentSettled } from "./payment-notices.ts";
import { refereeDue, refereeEnded, refereeRefused, refereeToReview, refereeVerified } from "./referee-notices.ts";
import {
  referralAccepted,
  referralConfirmed,
  referralDeclined,
  referralDisputeDecided,
  referralDisputed,
  referralEnded,
  referralReferred,
  referralReturned,
  referralSent,
  referralWithdrawn,
} from "./referral-notices.ts";
import { savedSearchesMatched } from "./saved-search-notice.ts";
import { shareApplied, shareRewardEarned } from "./share-notices.ts";

export const ALL_NOTICES: { [Kind in ToldFact["kind"]]: NoticesOf<Kind> } = {
  "application.submitted": applicationSubmitted,
  "application.moved": applicationMoved,
  "application.rejected": applicationRejected,
  "application.withdrawn": applicationWithdrawn,
  "job.expiring": jobExpiring,
  "job.frozen": jobFrozen,
  "job.reported": jobReported,
  "job-report.settled": jobReportSettled,
  "payment.settled": paymentSettled,
  "payment.refunded": paymentRefunded,
  "payment.doubted": paymentDoubted,
  "earnings.available": earningsAvailable,
  "payout.asked": payoutAsked,
  "payout.settled": payoutSettled,
  "price-change.proposed": priceChangeProposed,
  "guidance.requested": guidanceRequested,
  "guidance.accepted": guidanceAccepted,
  "guidance.moved": guidanceMoved,
  "guidance.ended": guidanceEnded,
  "guidance.reminder": guidanceReminder,
  "guidance.done": guidanceDone,
  "guidance.disputed": guidanceDisputed,
  "guidance.settled": guidanceSettled,
  "saved-searches.matched": savedSearchesMatched,
  "jobs-for-you.gathered": jobsForYouGathered,
  "share.applied": shareApplied,
  "share.reward-earned": shareRewardEarned,
  "referral.sent": referralSent,
  "referral.accepted": referralAccepted,
  "referral.referred": referralReferred,
  "referral.declined": referralDeclined,
  "referral.returned": referralReturned,
  "referral.ended": referralEnded,
  "referral.withdrawn": referralWithdrawn,
  "referral.confirmed": referralConfirmed,
  "referral.disputed": referralDisputed,
  "referral.dispute-decided": referralDisputeDecided,
  "referee.review-asked": refereeToReview,
  "referee.verified": refereeVerified,
  "referee.refused": refereeRefused,
  "referee.due": refereeDue,
  "referee.ended": refereeEnded,
};
