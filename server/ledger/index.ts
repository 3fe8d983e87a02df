// What other capabilities may call of the ledger; only the ledger writes about money.
export { holdCredit, settleCredit } from "./books/holds.ts";
export type { Owner } from "./books/post-entry.ts";
export { earnSession, rewardSharer } from "./earnings/earn.ts";
export { earnReview, type ReviewFee, readReviewFee } from "./earnings/earn-review.ts";
export { settleEarning } from "./earnings/settle-earning.ts";
export { ledgerKeeper } from "./keep-money.ts";
export { payFor } from "./payments/make-payment.ts";
export type { Order, PaymentProvider, ProviderEvent, Standing } from "./payments/provider.ts";
export { ledgerRounds } from "./run-rounds.ts";
