// Reads, locks and settles payouts, for their owners and for admins.

import type { AdminPayout, Payout, PayoutDestination } from "../../../contract/ledger/payouts-wire.ts";
import type { PayoutSignKind, PayoutState } from "../../../contract/ledger/rules.ts";
import { readConsents } from "../../consents/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import { conflict, notFound } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import { move, postEntry } from "../books/post-entry.ts";

type Times = { askedAt: Date; settledAt: Date | null; amount: string };
export type PayoutRow = Omit<Payout, keyof Times> & Times;
type Sign = { id: string; kind: PayoutSignKind; name: string; email: string; since: string; last: string };
type Cleared = { by: string; at: string; reason: string; signs: string[] };
export type AdminPayoutRow = Omit<AdminPayout, keyof Times | "isOwn" | "signs" | "cleared" | "approved"> &
  Times & { ownerId: string; signs: Sign[] | null; cleared: Cleared | null };

const columns = `p.id, p.amount, p.way, p.destination_end as "destinationEnd", p.state, p.asked_at as "askedAt",
  p.settled_at as "settledAt", p.reference, p.reason`;

/** Select of payouts, alias `p`; conditions follow. */
export const payoutRows = `select ${columns} from payout p`;
/** The same with the names of owner and settler, the signs of a ring and the clearing. */
export const adminPayoutRows = `select ${columns}, p.owner_id as "ownerId", coalesce(owner.name, '') as "ownerName",
  coalesce(settler.name, '') as "settledBy",
  case when p.state = 'REQUESTED' then (select json_agg(json_build_object('id', s.kind || ':' || s.other_id, 'kind', s.kind,
    'name', coalesce(o.name, ''), 'email', coalesce(o.email, ''), 'since', s.first_at, 'last', s.last_at) order by s.first_at, s.other_id)
    from payout_signs(p.id) s left join account o on o.id = s.other_id and o.sub <> 'deleted-' || o.id) end as signs,
  case when p.cleared_at is not null then json_build_object('by', coalesce((select name from account where id = p.cleared_by), ''),
    'at', p.cleared_at, 'reason', p.cleared_reason, 'signs', p.cleared_signs) end as cleared
  from payout p left join account owner on owner.id = p.owner_id and owner.sub <> 'deleted-' || owner.id
  left join account settler on settler.id = p.settled_by`;

export const presentPayout = <Row extends PayoutRow>(row: Row) => ({ ...isoTimes(row), amount: Number(row.amount) });

export function presentAdminPayout(
  { ownerId, signs, cleared, ...row }: AdminPayoutRow,
  callerId: string,
  approved: AdminPayout["approved"] = null,
): AdminPayout {
  return {
    ...presentPayout(row),
    isOwn: ownerId === callerId,
    approved: row.state === "REQUESTED" ? approved : null,
    signs: (signs ?? []).map(({ since, last, ...sign }) => ({
      ...sign,
      since: new Date(since).toISOString(),
      last: new Date(last).toISOString(),
      isCleared: cleared?.signs.includes(sign.id) ?? false,
    })),
    cleared: cleared && { by: cleared.by, at: new Date(cleared.at).toISOString(), reason: cleared.reason },
  };
}

export async function readAdminPayout(reader: Reader, id: string, callerId: string): Promise<AdminPayout> {
  const [row] = await reader.query<AdminPayoutRow>(`${adminPayoutRows} where p.id = $1`, [id]);
  if (!row) throw noPayout();
  const approvals = await readConsents(reader, "payout.paid", [id], callerId);
  return presentAdminPayout(row, callerId, approvals.get(id));
}

export const noPayout = () => notFound("There is no such payout.");

export type LockedPayout = { id: string; ownerId: string; amount: number; destination: Buffer | null };

/** Locks an open payout. 404 if there is none (of `ownerId`, if given), 409 if it is settled. */
export async function lockOpenPayout(tx: Writer, id: string, ownerId?: string): Promise<LockedPayout> {
  const [row] = isUuid(id)
    ? await tx.query<Omit<LockedPayout, "amount"> & { amount: string; state: PayoutState }>(
        `select id, owner_id as "ownerId", amount, destination, state from payout
         where id = $1 and ($2::uuid is null or owner_id = $2) for update`,
        [id, ownerId ?? null],
      )
    : [];
  if (!row) throw noPayout();
  if (row.state !== "REQUESTED") throw conflict("This payout is settled already.");
  return { ...row, amount: Number(row.amount) };
}

export type Settlement = {
  state: "PAID" | "REFUSED" | "CANCELLED";
  settledBy: string;
  reference?: string;
  reason?: string;
};

/** Ends a locked payout and moves its money to the bank, or back to available. 409 for a reference used before. */
export async function settlePayout(
  tx: Writer,
  { id, ownerId, amount }: LockedPayout,
  { state, settledBy, reference, reason }: Settlement,
  now: Date,
): Promise<void> {
  if (reference !== undefined) {
    // Locked until the transaction ends, so that a concurrent payout with the same reference sees this one.
    await tx.query("select pg_advisory_xact_lock(hashtextextended('payout reference ' || $1, 0))", [reference]);
    const used = await tx.query("select from payout where reference = $1", [reference]);
    if (used.length > 0) throw conflict("Another payout has this reference already.", "reference");
  }
  await tx.query(
    "update payout set state = $2, settled_at = $3, settled_by = $4, reference = $5, reason = $6 where id = $1",
    [id, state, now, settledBy, reference ?? null, reason ?? null],
  );
  const isPaid = state === "PAID";
  const lines = move("PAYOUTS_HELD", isPaid ? "PLATFORM_BANK" : "EARNINGS_AVAILABLE", ownerId, amount);
  const kind = isPaid ? "PAYOUT_SENT" : "PAYOUT_RETURNED";
  const memo = reference === undefined ? {} : { reference };
  await postEntry(tx, { key: `payout:${id}:settled`, kind, unit: "INR", subjectId: id, memo, lines }, now);
}

const purpose = "payout destination";

/** Keyed hash of a destination, equal however it was typed. */
export const markOfDestination = (vault: Vault, to: PayoutDestination): Buffer =>
  vault.mac(
    purpose,
    to.way === "UPI"
      ? `upi:${to.upiId.toLowerCase()}`
      : `bank:${to.ifsc.toUpperCase()}:${to.accountNumber.replace(/^0+/, "")}`,
  );

/** Stores the mark of a payout that was requested before marks existed. */
export async function markPayout(tx: Writer, { id, destination }: LockedPayout, vault: Vault): Promise<void> {
  const to = openDestination(vault, destination);
  if (to)
    await tx.query("update payout set destination_mark = $2 where id = $1 and destination_mark is null", [
      id,
      markOfDestination(vault, to),
    ]);
}

/** 409 while the owner shares an uncleared sign with an account they earned by. A database trigger refuses it too. */
export async function refuseUncleared(tx: Writer, payout: LockedPayout, vault: Vault): Promise<void> {
  await markPayout(tx, payout, vault);
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    `select count(*)::int as count from payout p, payout_signs(p.id) s
     where p.id = $1 and not s.kind || ':' || s.other_id = any (coalesce(p.cleared_signs, '{}'))`,
    [payout.id],
  );
  if (count > 0)
    throw conflict(
      "This payout shares a browser, network or destination with the other side. Look at the evidence and clear it first.",
    );
}

export const sealDestination = (vault: Vault, destination: PayoutDestination): Buffer =>
  vault.seal(purpose, JSON.stringify(destination));

/** Null when the destination was erased, or was sealed with another master key. */
export function openDestination(vault: Vault, sealed: Buffer | null): PayoutDestination | null {
  const text = sealed && vault.open(purpose, sealed);
  return text ? (JSON.parse(text) as PayoutDestination) : null;
}
