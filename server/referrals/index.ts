// What other capabilities and the application may call of referrals.
export { isOwnCompany } from "./own-company.ts";
