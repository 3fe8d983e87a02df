// Parts of the contract with their schemas, loaded when a form or screen needs them: they are larger than the page.

export const loadSessionCalls = () => load(() => import("../../contract/session.ts"));
export const loadAccountCalls = () => load(() => import("../../contract/accounts.ts"));
export const loadCompanyCalls = () => load(() => import("../../contract/companies.ts"));
export const loadRecruitingCalls = () => load(() => import("../../contract/recruiting.ts"));
export const loadCandidateCalls = () => load(() => import("../../contract/candidates.ts"));
export const loadApplicationCalls = () => load(() => import("../../contract/applications.ts"));
export const loadApplicantCalls = () => load(() => import("../../contract/applicants.ts"));
export const loadReferralCalls = () => load(() => import("../../contract/referrals.ts"));
export const loadRefereeCalls = () => load(() => import("../../contract/referees.ts"));
export const loadCreditCalls = () => load(() => import("../../contract/credits.ts"));
export const loadPaymentCalls = () => load(() => import("../../contract/payments.ts"));
export const loadLedgerCalls = () => load(() => import("../../contract/ledger.ts"));
export const loadPayoutCalls = () => load(() => import("../../contract/payouts.ts"));
export const loadPriceCalls = () => load(() => import("../../contract/prices.ts"));
export const loadPostingCalls = () => load(() => import("../../contract/posting.ts"));
export const loadHiddenCalls = () => load(() => import("../../contract/hidden.ts"));
export const loadSavedCalls = () => load(() => import("../../contract/saved.ts"));
export const loadSavedQuery = () => load(() => import("../../contract/saved-query.ts"));
export const loadSharingCalls = () => load(() => import("../../contract/sharing.ts"));
export const loadNotificationCalls = () => load(() => import("../../contract/notifications.ts"));
export const loadGuidanceCalls = () => load(() => import("../../contract/guidance.ts"));
export const loadBookingCalls = () => load(() => import("../../contract/guidance-bookings.ts"));
export const loadModerationCalls = () => load(() => import("../../contract/moderation.ts"));
export const loadGuidanceDisputeCalls = () => load(() => import("../../contract/guidance-disputes.ts"));

async function load<Contract>(contract: () => Promise<Contract>): Promise<Contract> {
  const { refuseEval } = await import("./schemas-without-eval.ts");
  refuseEval();
  return contract();
}
