// Remembers, in the browser, a social account whose address belongs to an account here, until its owner signs in by
// password.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call } from "../../platform/mount.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { sealedCookie } from "../sessions/session-cookie.ts";

type PendingLink = { issuer: string; sub: string; accountId: string };

const minutes = 15;

export type PendingLinks = {
  /** Remembers in this browser that the social account may be linked to this account. */
  wait(call: Pick<Call, "setCookie">, link: PendingLink): void;
  /** Links the social account that waits in this browser for this account; called after the owner gave the password. */
  settle(tx: Writer, call: Pick<Call, "cookies" | "setCookie" | "ip">, accountId: string): Promise<void>;
};

export function makePendingLinks({ vault, clock }: Deps, publicUrl: string): PendingLinks {
  const cookie = sealedCookie<PendingLink>({ vault, publicUrl, name: "vouchboard_link", seconds: minutes * 60 });
  return {
    wait: (call, link) => cookie.give(call, link, clock()),
    async settle(tx, call, accountId) {
      if (call.cookies[cookie.name] === undefined) return;
      const link = cookie.read(call.cookies, clock());
      if (link?.accountId !== accountId) return;
      cookie.clear(call);
      const made = await tx.query(
        "insert into social_link (issuer, sub, account_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1",
        [link.issuer, link.sub, accountId, clock()],
      );
      if (made.length > 0)
        await recordSecurityEvent(tx, {
          kind: "social.linked",
          accountId,
          ip: call.ip,
          details: { issuer: link.issuer },
          at: clock(),
        });
    },
  };
}
