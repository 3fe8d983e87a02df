// Opens a person's accounts when money first touches them, and grants the free credits.
import { type AccountKind, FREE_CREDITS, type Unit } from "../../../contract/ledger/rules.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { mailboxOf } from "../../platform/mailbox-of.ts";
import type { Vault } from "../../platform/vault.ts";
import { postEntry } from "./post-entry.ts";

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
 * Does nothing if they are open. Grants the free credits once per mailbox, even if its account is deleted and made
 * again.
 */
export async function openAccounts(
  tx: Writer,
  { accountId, email }: Owner,
  { vault, now }: { vault: Vault; now: Date },
): Promise<void> {
  const [open] = await tx.query(
    { name: "accounts are open", text: "select from ledger_account where owner_id = $1 limit 1" },
    [accountId],
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
  const lines = [
    { kind: "PLATFORM_CREDITS", ownerId: null, amount: -FREE_CREDITS },
    { kind: "CREDITS", ownerId: accountId, amount: FREE_CREDITS },
  ] as const;
  await postEntry(tx, { key, kind: "CREDITS_FREE", unit: "CREDIT", lines }, now);
}
