// Loads a page of the company list, or one company. Runs in loaders only.

import { data, redirect } from "react-router";
import { t } from "#messages/companies.ts";
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import { type Company, type CompanyPage, companyListQuery } from "../../../contract/companies/wire.ts";
import { MAX_PAGE_SIZE } from "../../../contract/query-parameters.ts";
import { routePath } from "../../ui/site-path.ts";
import { packCompanyRows, presentCompanies } from "./present-company.ts";

/** The parameters that the page passes on; others (such as campaign tags) are ignored. */
const PARAMETERS = Object.keys(companyListQuery.shape).filter((key) => key !== "pageSize");

export type LoadedCompanies = { packed: string; count: number; lastKey: string | null; error: string | null };

/** The companies for a page's query string; a refusal becomes an empty page with its message and status. */
export async function loadCompanies(api: Client, params: URLSearchParams) {
  const query = Object.fromEntries(
    PARAMETERS.map((key) => [key, params.getAll(key).filter((value) => value.trim() !== "")]),
  );
  try {
    const answer = await api("listCompanies", { query: { ...query, pageSize: MAX_PAGE_SIZE } });
    return data<LoadedCompanies>({
      packed: packCompanyRows(presentCompanies(answer.data)),
      count: answer.data.length,
      lastKey: answer.pagination.lastKey,
      error: null,
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const failed = { packed: "[]", count: 0, lastKey: null, error: error.message };
    return data<LoadedCompanies>(failed, { status: error.status || 503 });
  }
}

/**
 * The company of a page below `/company`, `/referrals` or `/guidance`. An unknown id answers 404; another name in the
 * path redirects (301) to `pathOf(company)` with the same query.
 */
export async function loadCompany(
  api: Client,
  asked: { companyId: string; pathname: string; search: string },
  pathOf: (company: Company) => string,
): Promise<CompanyPage> {
  const company = await findCompany(api, asked.companyId);
  if (!company) throw data(null, { status: 404, statusText: t.notFound });
  const path = pathOf(company);
  if (decodeURI(path) !== decodeURI(routePath(asked.pathname).replace(/\/+$/, "")))
    throw redirect(path + asked.search, 301);
  return company;
}

async function findCompany(api: Client, companyId: string): Promise<CompanyPage | null> {
  try {
    const [company] = await api("getCompany", { params: { companyId } });
    return company ?? null;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}
