// The unsubscribe links in a mail. Their tokens are sealed: readers cannot decode or forge them.
import { z } from "zod";
import { NOTIFICATION_KINDS } from "../../../contract/notifications/rules.ts";
import { PREFERENCES_PATH, unsubscribePath } from "../../../contract/paths.ts";
import type { Vault } from "../../platform/vault.ts";
import type { MailChoice } from "../lay-out-mail.ts";

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

/** The unsubscribe links of a mail. `why` tells the reader why they get it. */
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

/** Opens a token; null if we did not make it. Tokens never expire, because people unsubscribe from old mails. */
export function openToken(token: string, vault: Vault): Stopping | null {
  const text = vault.open(sealPurpose, Buffer.from(token, "base64url"));
  return text === null ? null : (stopping.safeParse(JSON.parse(text)).data ?? null);
}
