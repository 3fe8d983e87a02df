// Records what an admin did, in the transaction of the act.
import type { AuditFacts } from "../../contract/audit/wire.ts";
import type { Database, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";

export type Act = {
  /** The admin's account; null for the operator's command and the product itself. */
  actorId: string | null;
  /** Past tense, dotted: "payout.paid". */
  action: string;
  /** What was acted on: its kind in words of the product, and its id. */
  subject: { kind: string; id: string };
  /** The account that it concerned, if any. */
  accountId?: string | null;
  /** What changed. States, amounts and ids only: an entry can never be erased, so no person's words, name or address. */
  before?: AuditFacts | null;
  after?: AuditFacts | null;
  at: Date;
};

/** Every operation of an admin calls this once, in the transaction in which it acts. */
export async function recordAct(tx: Writer, act: Act): Promise<void> {
  const { subject, accountId = null, before = null, after = null, at } = act;
  await tx.query(
    `insert into audit_entry (id, at, actor_id, action, subject_kind, subject_id, account_id, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(at),
      at,
      act.actorId,
      act.action,
      subject.kind,
      subject.id,
      accountId,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
    ],
  );
}

/** An admin's look at a page of people or of what they wrote: its rows' ids, and never what was searched for. */
type Look = { actorId: string; of: string; ids: readonly string[]; at: Date };

/** Once for each page; action and subject after `of`, such as "account". */
export const recordLook = (db: Pick<Database, "transaction">, { actorId, of, ids, at }: Look): Promise<void> =>
  db.transaction((tx) =>
    recordAct(tx, {
      actorId,
      action: `${of}.listed`,
      subject: { kind: of, id: "list" },
      after: { rows: ids.length, ids: [...ids] },
      at,
    }),
  );
