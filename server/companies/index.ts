// What other capabilities and the operator's command may call of companies.
export { findCompaniesByName, findCompaniesLike } from "./read-companies.ts";
export { type CompanyRecord, ensureCompanies, loadCompanies } from "./save-companies.ts";
export { domainOfAddress, isCompanyDomain, isNameOfDomain, isPublicProvider, plainWords } from "./work-domains.ts";
