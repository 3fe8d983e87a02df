// Lists the requests that the caller holds, most urgent first, or has finished, newest first.
import type { listTaken as endpoint, RefereeRequest } from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { asReferee, findReferee } from "../referees/store.ts";
import { type InboxRow, presentInbox, readInbox } from "./store.ts";

type Position = { at: string; id: string };

/** Filter, order and cursor position of each list. */
const PLACE = {
  OPEN: {
    name: "requests in hand",
    where: `where r.referee_id = $1 and r.status in ('CLAIMED', 'ACCEPTED')
      and ($2::timestamptz is null or (r.due_at, r.id) > ($2, $3::uuid)) order by r.due_at, r.id limit $4`,
    at: ({ dueAt, updatedAt }: InboxRow) => dueAt ?? updatedAt,
  },
  DONE: {
    name: "requests done with",
    where: `where r.id in (select id from referral_request where referee_id = $1 union all
        select request_id from referral_answer where referee_id = $1)
      and not (r.referee_id is not distinct from $1 and r.status in ('CLAIMED', 'ACCEPTED'))
      and ($2::timestamptz is null or (coalesce(a.at, r.updated_at), r.id) < ($2, $3::uuid))
      order by coalesce(a.at, r.updated_at) desc, r.id desc limit $4`,
    at: ({ answeredAt, updatedAt }: InboxRow) => answeredAt ?? updatedAt,
  },
};

/** Works for former referees too. 400 for cursors of other queries. */
export async function listTaken(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<{ data: RefereeRequest[]; pagination: { lastKey: string | null } }> {
  const { accountId } = asReferee(await findReferee(db, caller.accountId), caller);
  const { lastKey, pageSize, state = "OPEN" } = query;
  const bound = { list: "taken", accountId, state };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const { name, where, at } = PLACE[state];
  const found = await readInbox(db, name, where, [accountId, after?.at ?? null, after?.id ?? null, pageSize + 1]);
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  const next = last && { at: at(last).toISOString(), id: last.id };
  return { data: rows.map(presentInbox), pagination: { lastKey: next ? cursors.seal(next, bound) : null } };
}
