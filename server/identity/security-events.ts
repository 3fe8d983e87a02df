// The append-only audit trail of accounts, written in the transaction that makes the change.
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";

export type SecurityEvent = {
  /** Past tense, dotted: "session.began", "password.changed". */
  kind: string;
  /** The account concerned; null if there is none. */
  accountId: string | null;
  /** The account that did it, if another. */
  actorId?: string | null;
  ip?: string | null;
  /** For auditors; never a secret, an address or a name. */
  details?: Record<string, unknown>;
  at?: Date;
};

export async function recordSecurityEvent(tx: Writer, event: SecurityEvent): Promise<void> {
  const { kind, accountId, actorId = null, ip = null, details = {}, at = new Date() } = event;
  await tx.query(
    `insert into security_event (id, at, kind, account_id, actor_id, ip, details) values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(at), at, kind, accountId, actorId, ip, JSON.stringify(details)],
  );
}
