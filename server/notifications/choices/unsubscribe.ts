// Sealed links in mails that end them, and what they do.

import { z } from "zod";
import type { Language } from "../../../contract/identity/rules.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "../../../contract/notifications/rules.ts";
import { PREFERENCES_PATH, unsubscribePath } from "../../../contract/paths.ts";
import { NOTIFICATION_WORDS } from "../../../messages/en/notifications.ts";
import { NOTIFICATION_WORDS as HINDI_WORDS } from "../../../messages/hi/notifications.ts";
import type { Deps } from "../../deps.ts";
import { findAccountById, holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Vault } from "../../platform/vault.ts";
import type { MailChoice } from "../lay-out-mail.ts";
import { MAIL_WORDS, type MailSite } from "../mails/mail-text.ts";
import { type Choice, waysOf } from "../rules.ts";
import { readChosen, readEnded, saveChoices } from "./preferences.ts";

const sealPurpose = "unsubscribe";

const stopping = z.object({
  accountId: z.uuid(),
  /** What to unsubscribe from: a kind, one saved search, or the daily digest. */
  ends: z.union([
    z.object({ kind: z.enum(NOTIFICATION_KINDS) }),
    z.object({ searchId: z.uuid() }),
    z.literal("DIGEST"),
  ]),
});

/** The account and the mails that an unsubscribe link is about. */
export type Stopping = z.infer<typeof stopping>;

/** The path that mail programs post to; the token follows as the query parameter `token`. */
export const ONE_CLICK_PATH = "/unsubscribe/one-click";

/** What a kind of notifications is called. */
export const kindLabel = (kind: NotificationKind, language: Language): string =>
  (language === "hi" ? HINDI_WORDS : NOTIFICATION_WORDS)[kind].label;

/** The unsubscribe links of a mail. `why` tells the reader why they get it. */
export function choiceIn(
  what: Stopping,
  why: string,
  { vault, publicUrl, site }: { vault: Vault; publicUrl: string; site: MailSite },
): MailChoice & { stopUrl: string } {
  const token = vault.seal(sealPurpose, JSON.stringify(what)).toString("base64url");
  return {
    why,
    changeHref: site.publicUrl + PREFERENCES_PATH,
    stopHref: site.publicUrl + unsubscribePath(token),
    stopUrl: `${publicUrl}${ONE_CLICK_PATH}?token=${token}`,
  };
}

/** Opens a token; null if we did not make it. Tokens never expire, because people unsubscribe from old mails. */
export function openToken(token: string, vault: Vault): Stopping | null {
  const text = vault.open(sealPurpose, Buffer.from(token, "base64url"));
  return text === null ? null : (stopping.safeParse(JSON.parse(text)).data ?? null);
}

/** Turns a saved search's mails off or on again; null if the search is gone. The candidates capability provides it. */
export type SwitchSavedSearch = (
  tx: Writer,
  search: { accountId: string; searchId: string; isOn: boolean },
) => Promise<{ name: string } | null>;

export type Unsubscribing = Pick<Deps, "db" | "clock" | "vault"> & { switchSavedSearch: SwitchSavedSearch };

/** Idempotent. 404 if we did not make the token, or if the account or the saved search is gone. */
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
    const language = owner.language ?? "en";
    const { t, fill } = MAIL_WORDS[language];
    if (what.ends !== "DIGEST" && "searchId" in what.ends) {
      const search = await switchSavedSearch(tx, { accountId: what.accountId, searchId: what.ends.searchId, isOn });
      if (!search) throw notFound();
      return { label: fill(t.searchMails, { name: search.name }), isOn };
    }
    await (isOn ? beginAgain : end)(tx, { accountId: what.accountId, ends: what.ends }, clock());
    const label = what.ends === "DIGEST" ? t.dailyMail : kindLabel(what.ends.kind, language);
    return { label, isOn };
  });
}

const notFound = () => refuse(404, "NOT_FOUND", "This link has ended, or it is not one of ours.");

type Ending = Pick<Stopping, "accountId"> & { ends: { kind: NotificationKind } | "DIGEST" };

/** Notices that wait for the digest are dropped too: gatherDigests skips kinds whose mails are off. */
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
