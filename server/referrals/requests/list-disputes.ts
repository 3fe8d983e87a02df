// Lists disputes for admins: open ones, longest waiting first, or decided ones, newest first.
import type { listReferralDisputes as endpoint, ReferralDispute } from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import { type Position, readDisputes } from "./disputes-store.ts";

const OPEN = `and r.status = 'DISPUTED' and ($1::timestamptz is null or (r.updated_at, r.id) > ($1, $2::uuid))
  order by r.updated_at, r.id limit $3`;
const DECIDED = `and r.decision_note is not null and ($1::timestamptz is null or (r.updated_at, r.id) < ($1, $2::uuid))
  order by r.updated_at desc, r.id desc limit $3`;

/** Open ones by default. 400 for a cursor of another list. */
export async function listDisputes(
  { query }: Input<typeof endpoint>,
  { db, cursors }: Deps,
): Promise<{ data: ReferralDispute[]; pagination: { lastKey: string | null } }> {
  const { state = "OPEN", lastKey, pageSize } = query;
  const bound = { list: "referral disputes", state };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const found = await readDisputes(db, state === "OPEN" ? OPEN : DECIDED, [
    after?.at ?? null,
    after?.id ?? null,
    pageSize + 1,
  ]);
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    data: shown.map(({ dispute }) => dispute),
    pagination: { lastKey: last ? cursors.seal(last.position, bound) : null },
  };
}
