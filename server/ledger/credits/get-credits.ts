// Reads the caller's credits; the first call grants the free ones.
import type { Credits } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { openAccounts } from "../books/open-accounts.ts";

/** Only candidates have credits; recruiters and admins get zero. */
export async function getCredits({ caller }: Call<Caller>, { db, clock, vault }: Deps): Promise<Credits> {
  if (caller.userType !== "General_User") return { balance: 0, held: 0 };
  const { accountId, email } = caller;
  const known = await readCredits(db, accountId);
  if (known) return known;
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    await openAccounts(tx, { accountId, email }, { vault, now: clock() });
    return (await readCredits(tx, accountId)) ?? { balance: 0, held: 0 };
  });
}

/** Null when the accounts are not open. */
async function readCredits(reader: Reader, ownerId: string): Promise<Credits | null> {
  const rows = await reader.query<{ kind: string; balance: string }>(
    {
      name: "credits of somebody",
      text: `select kind, balance from ledger_account where owner_id = $1 and unit = 'CREDIT' and kind in ('CREDITS', 'CREDITS_HELD')`,
    },
    [ownerId],
  );
  if (rows.length === 0) return null;
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return { balance: of("CREDITS"), held: of("CREDITS_HELD") };
}
