// Opens people's accounts and writes entries into the books; nothing else in the product does.

import { type AccountKind, type EntryKind, FREE_CREDITS, type Unit } from "../../../contract/ledger/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { mailboxOf } from "../../platform/mailbox-of.ts";
import type { Vault } from "../../platform/vault.ts";

/** Names for the words of the statement; never names of people. */
export type Memo = { company?: string; job?: string; plan?: string; reference?: string };

/** What an account gains (above zero) or loses; `ownerId` is null for the platform's accounts. */
export type Line = { kind: AccountKind; ownerId: string | null; amount: number };

/** Lines that move an amount from one account to another: of the owner, or of the platform. */
export function move(from: AccountKind, to: AccountKind, ownerId: string, amount: number): Line[] {
  const ownerOf = (kind: AccountKind) => (kind.startsWith("PLATFORM") ? null : ownerId);
  return [
    { kind: from, ownerId: ownerOf(from), amount: -amount },
    { kind: to, ownerId: ownerOf(to), amount },
  ];
}

export type NewEntry = {
  /** Idempotency key: an entry with the same key is posted once. */
  key: string;
  kind: EntryKind;
  unit: Unit;
  subjectId?: string;
  memo?: Memo;
  /** The entry that this one reverses; an entry is reversed once at most. */
  reversesId?: string;
  lines: readonly Line[];
};

/**
 * False when the key was posted before, or the reversed entry was reversed before; nothing is written then. People's
 * accounts must be open (`openAccounts`).
 */
export async function postEntry(tx: Writer, entry: NewEntry, now: Date): Promise<boolean> {
  const { key, kind, unit, subjectId = null, memo = {}, reversesId = null } = entry;
  // Drop lines of zero: a fee of 0, or a share that takes the whole price.
  const lines = entry.lines.filter(({ amount }) => amount !== 0);
  if (lines.length < 2) throw new Error(`The entry ${key} moves nothing.`);
  // Two branches find the account, because "is not distinct from" uses no index. All writers lock accounts in one
  // order to avoid deadlock: by kind, so spendable accounts before their held ones. Code that locks an account
  // ahead of an entry must lock the first of these. "On conflict" names no index: of four reversals at once, the
  // later ones may meet either unique index first, and one that is not named raises.
  const written = await tx.query(
    `with entry as (
       insert into ledger_entry (id, key, kind, at, subject_id, memo, reverses_id) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict do nothing returning id)
     insert into ledger_posting (entry_id, account_id, amount)
     select entry.id, a.id, l.amount from entry cross join unnest($8::text[], $9::uuid[], $10::bigint[]) l (kind, owner_id, amount)
       cross join lateral (
         select id, kind from ledger_account where owner_id = l.owner_id and kind = l.kind and unit = $11
         union all select id, kind from ledger_account where l.owner_id is null and owner_id is null and kind = l.kind and unit = $11) a
     order by a.kind collate "C", a.id returning 1`,
    [
      newId(now),
      key,
      kind,
      now,
      subjectId,
      JSON.stringify(memo),
      reversesId,
      lines.map((line) => line.kind),
      lines.map((line) => line.ownerId),
      lines.map((line) => line.amount),
      unit,
    ],
    "post an entry",
  );
  if (written.length === 0) return false;
  if (written.length !== lines.length) throw new Error(`An account of the entry ${key} is not open.`);
  return true;
}

/** Reverses an entry, once. False when there is no such entry, or it was reversed before. */
export async function reverseEntry(
  tx: Writer,
  { key, kind, memo = {} }: { key: string; kind: EntryKind; memo?: Memo },
  now: Date,
): Promise<boolean> {
  const posted = await tx.query<
    Omit<Line, "amount"> & { id: string; subjectId: string | null; unit: Unit; amount: string }
  >(
    `select e.id, e.subject_id as "subjectId", a.kind, a.owner_id as "ownerId", a.unit, p.amount
     from ledger_entry e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
     where e.key = $1 and not exists (select from ledger_entry r where r.reverses_id = e.id)`,
    [key],
  );
  const [first] = posted;
  if (!first) return false;
  const lines = posted.map((line) => ({ kind: line.kind, ownerId: line.ownerId, amount: -Number(line.amount) }));
  const { id: reversesId, unit } = first;
  const subjectId = first.subjectId ?? undefined;
  return postEntry(tx, { key: `reverse:${key}`, kind, unit, subjectId, memo, reversesId, lines }, now);
}

const PEOPLES: readonly (readonly [AccountKind, Unit])[] = [
  ["CREDITS", "CREDIT"],
  ["CREDITS_HELD", "CREDIT"],
  ["SESSIONS_HELD", "INR"],
  ["EARNINGS_PENDING", "INR"],
  ["EARNINGS_AVAILABLE", "INR"],
  ["PAYOUTS_HELD", "INR"],
];

/** The owner of the accounts; `email` in lower case. */
export type Owner = { accountId: string; email: string };

/**
 * Holds the owner of what began before until the transaction ends: an account that was merged leads to the one that it
 * became part of. Null if that one is deleted or suspended. Call it before locking other rows.
 */
export async function holdOwner(tx: Writer, accountId: string): Promise<Owner | null> {
  const [account] = await tx.query<{ email: string; mergedInto: string | null; isDisabled: boolean }>(
    `select email, merged_into as "mergedInto", disabled_at is not null as "isDisabled"
     from account where id = $1 for key share`,
    [accountId],
    "hold an owner",
  );
  if (account?.mergedInto) return holdOwner(tx, account.mergedInto);
  return account && !account.isDisabled ? { accountId, email: account.email } : null;
}

/** Opens missing accounts. Free credits are granted once per mailbox, also if its account is made again. */
export async function openAccounts(
  tx: Writer,
  { accountId, email }: Owner,
  { vault, now }: { vault: Vault; now: Date },
): Promise<void> {
  const [open] = await tx.query(
    "select from ledger_account where owner_id = $1 limit 1",
    [accountId],
    "accounts are open",
  );
  if (open) return;
  await tx.query(
    `insert into ledger_account (id, kind, owner_id, unit, balance, opened_at)
     select id, kind, $1, unit, 0, $5 from unnest($2::uuid[], $3::text[], $4::text[]) a (id, kind, unit)
     on conflict do nothing`,
    [accountId, PEOPLES.map(() => newId(now)), PEOPLES.map(([kind]) => kind), PEOPLES.map(([, unit]) => unit), now],
  );
  const keyOf = (address: string) => `free-credits:${vault.mac("free credits", address).toString("base64url")}`;
  const key = keyOf(mailboxOf(email));
  // Older entries are keyed by the address as typed.
  if (key !== keyOf(email) && (await tx.query("select from ledger_entry where key = $1", [keyOf(email)])).length > 0)
    return;
  const lines = move("PLATFORM_CREDITS", "CREDITS", accountId, FREE_CREDITS);
  await postEntry(tx, { key, kind: "CREDITS_FREE", unit: "CREDIT", lines }, now);
}
