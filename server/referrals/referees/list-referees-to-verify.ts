// Lists referees for admins: those to verify by hand, or those of another status, longest waiting first.
import type { listRefereesToVerify as endpoint, RefereeToVerify } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { containing } from "../../platform/like-pattern.ts";
import type { Input } from "../../platform/mount.ts";
import { presentToVerify, readToVerify } from "./present-to-verify.ts";

type Position = { at: string; id: string };
type List = { data: RefereeToVerify[]; pagination: { lastKey: string | null }; waiting: number };

/** 400 for cursors of other queries. */
export async function listRefereesToVerify(
  { query }: Input<typeof endpoint>,
  { db, clock, cursors }: Deps,
): Promise<List> {
  const { lastKey, pageSize, status = "REVIEW", searchText } = query;
  const bound = { list: "referees", status, searchText };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const [found, [counted]] = await Promise.all([
    readToVerify(
      db,
      "referees to verify",
      `where f.status = $1 and ($2::text is null or c.name ilike $2)
         and ($3::timestamptz is null or (f.updated_at, f.account_id) > ($3, $4::uuid))
       order by f.updated_at, f.account_id limit $5`,
      [status, searchText ? containing(searchText) : null, after?.at ?? null, after?.id ?? null, pageSize + 1],
    ),
    db.query<{ waiting: number }>("select count(*)::int as waiting from referee where status = 'REVIEW'"),
  ]);
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  const next = last && { at: last.updatedAt.toISOString(), id: last.accountId };
  const now = clock();
  return {
    data: rows.map((row) => presentToVerify(row, now)),
    pagination: { lastKey: next ? cursors.seal(next, bound) : null },
    waiting: counted?.waiting ?? 0,
  };
}
