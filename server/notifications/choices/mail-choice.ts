// The links in a mail by which its reader ends such mails: sealed, so that they say nothing to anybody and nobody makes one.
import { z } from "zod";
import { NOTIFICATION_KINDS } from "../../../contract/notification-words.ts";
import { PREFERENCES_PATH, unsubscribePath } from "../../../contract/paths.ts";
import type { Vault } from "../../platform/vault.ts";
import type { MailChoice } from "../lay-out-mail.ts";

const sealPurpose = "unsubscribe";

const stopping = z.object({
  accountId: z.uuid(),
  /** Mails of a kind, those of one saved search, or the day's mail. */
  ends: z.union([
    z.object({ kind: z.enum(NOTIFICATION_KINDS) }),
    z.object({ searchId: z.uuid() }),
    z.literal("DIGEST"),
  ]),
});

/** Whose mails a link ends, and which. */
export type Stopping = z.infer<typeof stopping>;

/** Where mail programs post to; a path, to which the token is added as the parameter `token`. */
export const ONE_CLICK_PATH = "/unsubscribe/one-click";

/** The links of a mail. `why` says what it is. */
export function choiceIn(
  what: Stopping,
  why: string,
  { vault, publicUrl }: { vault: Vault; publicUrl: string },
): MailChoice & { stopUrl: string } {
  const token = vault.seal(sealPurpose, JSON.stringify(what)).toString("base64url");
  return {
    why,
    changeHref: publicUrl + PREFERENCES_PATH,
    stopHref: publicUrl + unsubscribePath(token),
    stopUrl: `${publicUrl}${ONE_CLICK_PATH}?token=${token}`,
  };
}

/** What a token ends; null for one that was not made here. It never expires: neither do mails. */
export function openToken(token: string, vault: Vault): Stopping | null {
  const text = vault.open(sealPurpose, Buffer.from(token, "base64url"));
  return text === null ? null : (stopping.safeParse(JSON.parse(text)).data ?? null);
}
