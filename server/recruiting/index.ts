// What other capabilities and the operator's command may call of recruiting.

export { companyIssuersOf } from "./company-issuers.ts";
export { recheckDomains } from "./domain-proofs.ts";
export { makeInvite } from "./invites.ts";
export { membershipKeeper } from "./members.ts";
export { joinCompany, lockAccount, readCompanyOf, readMembers, refuseSuspended } from "./store.ts";
