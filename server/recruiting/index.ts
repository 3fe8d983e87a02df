// What other capabilities and the operator's command may call of recruiting.

export { makeInvite } from "./invites.ts";
export { joinCompany, lockAccount } from "./join-company.ts";
export { membershipKeeper } from "./keep-membership.ts";
export { readCompanyOf, readMembers } from "./store.ts";
