// Finds companies by what a person typed: the same name, or the nearest ones.
import type { Reader } from "../platform/db.ts";

/** `token` stands for the company in search. */
export type FoundCompany = { id: string; token: number };

/** The company of exactly this name key, else the nearest names; [] when nothing is near. */
export async function findCompaniesByName(db: Reader, nameKey: string): Promise<FoundCompany[]> {
  const same = await db.query<FoundCompany>(
    { name: "company-by-name", text: "select id, token from company where name_key = $1" },
    [nameKey],
  );
  return same.length > 0 ? same : findCompaniesLike(db, nameKey, 5);
}

/** At most `most` companies with a name like `typed`, nearest first; much farther ones are left out. */
export async function findCompaniesLike(db: Reader, typed: string, most: number): Promise<FoundCompany[]> {
  return db.query<FoundCompany>(
    {
      name: "companies-like",
      text: `select c.id, c.token
        from (select *, max(closeness) over () as nearest from similar_companies($1, $2)) near join company c on c.id = near.company_id
        where near.closeness >= 0.8 * near.nearest order by near.closeness desc, c.open_jobs desc`,
    },
    [typed.slice(0, 100), most],
  );
}
