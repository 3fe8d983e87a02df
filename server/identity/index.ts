// What other capabilities, the application and the operator's command may call of identity.
export { accountToRead } from "./account-to-read.ts";
export { cleanExpired } from "./clean-expired.ts";
export { closeDemoAccounts } from "./close-demo-accounts.ts";
export { findAccountById } from "./find-account.ts";
export { deleteDueAccounts } from "./leaving/delete-due-accounts.ts";
export { holdAccount } from "./leaving/hold-account.ts";
export { refuseOthers } from "./own-address.ts";
export { openSigningKeys } from "./provider/signing-keys.ts";
export { recordSecurityEvent } from "./security-events.ts";
export { setGroups } from "./set-groups.ts";
