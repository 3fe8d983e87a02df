// What other capabilities and the operator's command may call of companies.
export { findCompaniesByName, findCompaniesLike, hasNamesake } from "./read-companies.ts";
export { type CompanyRecord, ensureCompanies, loadCompanies } from "./save-companies.ts";
export {
  domainOfAddress,
  domainOfWebsite,
  isCompanyDomain,
  isNameOfDomain,
  isPublicProvider,
} from "./work-domains.ts";
