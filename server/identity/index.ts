// What other capabilities, the application and the operator's command may call of identity.
export { findAccountById, holdAccount, recordSecurityEvent, setGroups } from "./accounts.ts";
export { cleanExpired, closeDemoAccounts } from "./clean-expired.ts";
export { deleteDueAccounts } from "./leaving/delete-account.ts";
export { openSigningKeys } from "./provider/signing-keys.ts";
export { accountToRead, refuseOthers } from "./user-details.ts";
