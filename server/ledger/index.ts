// What other capabilities may call of the ledger: nobody else writes about money.

export { holdCredit, returnCredit, spendCredit } from "./books/holds.ts";
export type { Owner } from "./books/open-accounts.ts";
export type { Memo } from "./books/post-entry.ts";
export { earn, earnSession, freezeEarning, releaseEarning, reverseEarning } from "./earnings/earn.ts";
