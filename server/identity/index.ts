// What other capabilities, the application and the operator's command may call of identity.
export { cleanExpired } from "./clean-expired.ts";
export { closeDemoAccounts } from "./close-demo-accounts.ts";
export { createAccount } from "./create-account.ts";
export { findAccountByEmail } from "./find-account.ts";
export { hashPassword } from "./passwords.ts";
export { openSigningKeys, rotateSigningKeys } from "./provider/signing-keys.ts";
export { recordSecurityEvent } from "./security-events.ts";
export { setGroups } from "./set-groups.ts";
export { setPassword } from "./set-password.ts";
