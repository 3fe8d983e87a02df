// What other capabilities and the operator's command may call of recruiting.

export { joinCompany, lockAccount } from "./join-company.ts";
export { membershipKeeper } from "./keep-membership.ts";
export { makeInvite } from "./send-invite.ts";
export { readCompanyOf, readMembers } from "./store.ts";
