// What other capabilities, the application and the operator's command may call of identity.

export { findAccountById, setGroups } from "./accounts.ts";
export { cleanExpired } from "./clean-expired.ts";
export { closeDemoAccounts } from "./close-demo-accounts.ts";
export { deleteDueAccounts } from "./leaving/delete-account.ts";
export { holdAccount } from "./leaving/hold-account.ts";
export { refuseOthers } from "./own-address.ts";
export { openSigningKeys } from "./provider/signing-keys.ts";
export { recordSecurityEvent } from "./security-events.ts";
export { accountToRead } from "./user-details.ts";
