// Lists the caller's requests, newest first, with counts by status.
import type { listReferralRequests as endpoint, ReferralRequest } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { type Counts, countByStatus, readSent } from "./store.ts";

type List = { data: ReferralRequest[]; pagination: { lastKey: string | null }; counts: Counts };

const NARROWED = `and ($2::uuid is null or r.id < $2) and ($3::text[] is null or r.status = any ($3))
  and not exists (select from unnest($4::text[]) word
    where position(search_fold(word) in search_fold(r.job_title || ' ' || c.name)) = 0)
  order by r.id desc limit $5`;

/** 400 for cursors of other queries. */
export async function listRequests(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<List> {
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "referral requests", accountId, ...asked };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  const words = query.searchText?.split(/\s+/) ?? [];
  const [found, counts] = await Promise.all([
    readSent(db, accountId, "referral requests of a candidate", NARROWED, [
      after,
      query.status ?? null,
      words,
      pageSize + 1,
    ]),
    countByStatus(db, accountId),
  ]);
  const data = found.slice(0, pageSize);
  const last = data.at(-1);
  return {
    data,
    pagination: { lastKey: found.length > pageSize && last ? cursors.seal(last.id, bound) : null },
    counts,
  };
}
