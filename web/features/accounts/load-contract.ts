// The contract of accounts and companies' people, loaded when a form is there: with its schemas it is larger than the page.

export const loadSessionCalls = () => import("../../../contract/session.ts");
export const loadAccountCalls = () => import("../../../contract/accounts.ts");
export const loadRecruitingCalls = () => import("../../../contract/recruiting.ts");
