// Counts the verified employees of a company who answer requests now.
import type { Deps } from "../../deps.ts";

export async function countReferees({ db }: Pick<Deps, "db" | "clock" | "cache">, companyId: string): Promise<number> {
  const [row] = await db.replica.query<{ count: number }>(
    `select count(*)::int as count from referee where company_id = $1 and status = 'VERIFIED' and paused_at is null`,
    [companyId],
  );
  return row?.count ?? 0;
}
