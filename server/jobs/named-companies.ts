// The companies that a search names, by a name or by an id.
import { findCompaniesByName } from "../companies/index.ts";
import type { Reader } from "../platform/db.ts";
import type { SearchPlan } from "./search-plan.ts";

type Named = Awaited<ReturnType<typeof findCompaniesByName>>;
type Naming = Pick<SearchPlan, "companyName" | "companyId">;

/** Those with the asked name, and of them the one with the asked id; null when no name is asked for, empty when nobody has it. */
export async function namedCompanies(db: Reader, plan: Naming): Promise<Named | null> {
  const like = plan.companyName === null ? null : await findCompaniesByName(db, plan.companyName);
  return plan.companyId === null ? like : (like?.filter((company) => company.id === plan.companyId) ?? null);
}

/** What search knows them by; null when jobs of any company will do. */
export async function companyTokens(db: Reader, plan: Naming, named: Named | null): Promise<number[] | null> {
  if (named !== null) return named.map((company) => company.token);
  if (plan.companyId === null) return null;
  const rows = await db.query<{ token: number }>("select token from company where id = $1", [plan.companyId]);
  return rows.length === 0 ? [0] : rows.map((row) => row.token);
}

/** The plan with the companies that it leaves out as tokens. */
export async function exceptCompanies(db: Reader, plan: SearchPlan): Promise<SearchPlan> {
  if (plan.exceptCompanyIds.length === 0) return plan;
  const rows = await db.query<{ token: number }>("select token from company where id = any ($1) order by token", [
    plan.exceptCompanyIds,
  ]);
  return { ...plan, without: rows.map(({ token }) => `~m:${token}`) };
}
