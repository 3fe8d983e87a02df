// Ends the mails that a mail's link names, or takes that back; whoever has the mail may, signed in or not.
import { NOTIFICATION_KINDS, NOTIFICATION_TABLE, type NotificationKind } from "../../../contract/notification-words.ts";
import type { Deps } from "../../deps.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Choice, waysOf } from "../rules.ts";
import { readChosen, readEnded, saveChoices } from "./choice-store.ts";
import { openToken, type Stopping } from "./mail-choice.ts";

/** Ends the mails of a saved search, or has them begin again; null when the search is gone. By its owner's capability. */
export type SwitchSavedSearch = (
  tx: Writer,
  search: { accountId: string; searchId: string; isOn: boolean },
) => Promise<{ name: string } | null>;

export type Unsubscribing = Pick<Deps, "db" | "clock" | "vault"> & { switchSavedSearch: SwitchSavedSearch };

/** Doing it twice is doing it once. 404 for a link that is not ours, and when its owner or what it names is gone. */
export async function unsubscribe(
  { token, isOn = false }: { token: string; isOn?: boolean | undefined },
  { db, clock, vault, switchSavedSearch }: Unsubscribing,
): Promise<{ label: string; isOn: boolean }> {
  const what = openToken(token, vault);
  if (!what) throw notFound();
  return db.transaction(async (tx) => {
    const owner = await findAccountById(tx, what.accountId);
    if (!owner || owner.isDisabled) throw notFound();
    await holdAccount(tx, what.accountId);
    if (what.ends !== "DIGEST" && "searchId" in what.ends) {
      const search = await switchSavedSearch(tx, { accountId: what.accountId, searchId: what.ends.searchId, isOn });
      if (!search) throw notFound();
      return { label: `New jobs for “${search.name}”`, isOn };
    }
    await (isOn ? beginAgain : end)(tx, { accountId: what.accountId, ends: what.ends }, clock());
    const label = what.ends === "DIGEST" ? "Your daily mail" : NOTIFICATION_TABLE[what.ends.kind].label;
    return { label, isOn };
  });
}

const notFound = () => refuse(404, "NOT_FOUND", "This link has ended, or it is not one of ours.");

type Ending = Pick<Stopping, "accountId"> & { ends: { kind: NotificationKind } | "DIGEST" };

/** What waits for the day's mail goes with it. */
async function end(tx: Writer, { accountId, ends }: Ending, now: Date): Promise<void> {
  const chosen = await readChosen(tx, accountId);
  const ended = NOTIFICATION_KINDS.map((kind): Choice => {
    const own = chosen.find((choice) => choice.kind === kind);
    return { kind, ...waysOf(kind, own ?? null) };
  }).filter(({ kind, email }) => email !== "OFF" && (ends === "DIGEST" ? email === "DAILY" : kind === ends.kind));
  await saveChoices(
    tx,
    accountId,
    ended.map((choice) => ({ ...choice, email: "OFF" as const, before: choice.email })),
    now,
  );
}

async function beginAgain(tx: Writer, { accountId, ends }: Ending, now: Date): Promise<void> {
  const ended = await readEnded(tx, accountId);
  const again = ended.filter(({ kind, before }) => (ends === "DIGEST" ? before === "DAILY" : kind === ends.kind));
  await saveChoices(
    tx,
    accountId,
    again.map(({ kind, inApp, before }) => ({ kind, inApp, email: before, before: null })),
    now,
  );
}
