// What other capabilities and the operator's command may call of companies.
export { findCompaniesByName, findCompaniesLike } from "./read-companies.ts";
export { type CompanyRecord, ensureCompanies, loadCompanies } from "./save-companies.ts";
export {
  domainOfAddress,
  domainOfWebsite,
  isCompanyDomain,
  isNameOfDomain,
  isPublicProvider,
  LEGAL_FORMS,
  spellingsIn,
} from "./work-domains.ts";
