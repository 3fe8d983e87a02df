// Switches a saved search off, or on again as it was: for the link in its mails, which needs no sign-in.
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { withFrequency } from "./rules.ts";
import { lockSearch, writeSearch } from "./store.ts";

export type Switching = { accountId: string; searchId: string; isOn: boolean; now: Date };

/** Resolves to the search's name; null when it or its owner is gone. One that was never switched off stays as it is. */
export async function switchSavedSearch(
  tx: Writer,
  { accountId, searchId, isOn, now }: Switching,
): Promise<{ name: string } | null> {
  await holdAccount(tx, accountId);
  const search = await lockSearch(tx, accountId, searchId);
  if (!search) return null;
  const on = search.frequency === "OFF" ? (search.frequencyBefore ?? "DAILY") : search.frequency;
  // Arrivals are noted by the database's clock.
  const [{ boardNow } = { boardNow: now }] = await tx.query<{ boardNow: Date }>(`select now() as "boardNow"`);
  await writeSearch(tx, { ...search, ...withFrequency(search, isOn ? on : "OFF", now, boardNow) });
  return { name: search.name };
}
