// Counts a company's active referees; cached, because every visitor of its page asks.
import type { Deps } from "../../deps.ts";
import { isActiveReferee } from "./read-referee.ts";

const keptSeconds = 30;

export async function countReferees(
  { db, clock, cache }: Pick<Deps, "db" | "clock" | "cache">,
  companyId: string,
): Promise<number> {
  const { count } = await cache.through(`referees of ${companyId}`, keptSeconds, async () => {
    const [row] = await db.replica.query<{ count: number }>(
      {
        name: "referees of a company counted",
        text: `select count(*)::int as count from referee f where f.company_id = $1 and ${isActiveReferee("f", "$2")}`,
      },
      [companyId, clock()],
    );
    return { count: row?.count ?? 0 };
  });
  return count;
}
