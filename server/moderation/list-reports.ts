// Lists reports for admins: open ones oldest first, settled ones newest first.
import type { listJobReports as endpoint, JobReport } from "../../contract/moderation/wire.ts";
import type { Deps } from "../deps.ts";
import type { Input } from "../platform/mount.ts";
import { presentReport, type ReportRow, reportRows } from "./store.ts";

type Position = { id: string };

/** Open ones by default. 400 for a cursor of another list. */
export async function listReports(
  { query }: Input<typeof endpoint>,
  { db, cursors }: Deps,
): Promise<{ data: JobReport[]; pagination: { lastKey: string | null } }> {
  const state = query.state ?? "OPEN";
  const bound = { list: "job reports", state };
  const after = query.lastKey === undefined ? null : cursors.open<Position>(query.lastKey, bound).id;
  const [beyond, order] = state === "OPEN" ? [">", "asc"] : ["<", "desc"];
  const rows = await db.query<ReportRow>(
    `${reportRows} where r.state = $1 and ($2::uuid is null or r.id ${beyond} $2) order by r.id ${order} limit $3`,
    [state, after, query.pageSize + 1],
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    data: shown.map(presentReport),
    pagination: { lastKey: last ? cursors.seal({ id: last.id } satisfies Position, bound) : null },
  };
}
