// What other capabilities and the operator's command may call of companies.
export { type CompanyRecord, companyNameKey, ensureCompanies, loadCompanies } from "./save-companies.ts";
