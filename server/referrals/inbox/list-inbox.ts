// Lists the open requests in the pool of the caller's company, oldest first.
import type { listInbox as endpoint, RefereeRequest } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import type { InboxShut } from "../referees/rules.ts";
import { asReferee, findReferee } from "../referees/store.ts";
import { readDesk } from "./desk.ts";
import { IN_POOL, presentInbox, readInbox } from "./store.ts";

type List = { data: RefereeRequest[]; pagination: { lastKey: string | null }; shut: InboxShut | null };

/** Empty while the inbox is shut. 400 for cursors of other queries. */
export async function listInbox(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock, cursors }: Deps,
): Promise<List> {
  const referee = asReferee(await findReferee(db, caller.accountId), caller);
  const now = clock();
  const { shut } = await readDesk(db, referee, now);
  const { lastKey, pageSize } = query;
  const bound = { list: "inbox", accountId: caller.accountId, companyId: referee.companyId };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  if (shut) return { data: [], pagination: { lastKey: null }, shut };
  const found = await readInbox(
    db,
    "pool of a referee",
    `where ${IN_POOL} and ($4::uuid is null or r.id > $4) order by r.id limit $5`,
    [caller.accountId, referee.companyId, now, after, pageSize + 1],
  );
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  return {
    data: rows.map(presentInbox),
    pagination: { lastKey: last ? cursors.seal(last.id, bound) : null },
    shut,
  };
}
