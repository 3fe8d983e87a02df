// The audit log on the wire: what admins and the operator's command did, searched and exported by admins.
import { z } from "zod";
import { badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";
import { pagination, pagingOf, textParameter } from "../query-parameters.ts";

const endpoint = endpointsOf("Audit");
const refusals = { ...badQuery, ...noToken, 403: "Not a platform admin" };

/** A moment in ISO 8601 with its zone. */
function momentParameter() {
  const words = "must be a moment such as 2026-11-22T18:30:00Z";
  return textParameter(40).pipe(z.iso.datetime({ offset: true, error: words }).optional());
}

/** Parts of the search; several narrow it together. */
const search = {
  /** The admin, by id or e-mail address. */
  actor: textParameter(254),
  /** As in an entry, or how it begins: "payout" finds "payout.paid". */
  action: textParameter(80),
  /** What or whom it concerned: the id of anything, or a person's e-mail address. */
  subject: textParameter(254),
  /** From this moment on. */
  from: momentParameter(),
  /** Before this moment. */
  to: momentParameter(),
};

/** States, amounts and ids; never a person's words, name or address. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]));
export type AuditFacts = z.infer<typeof facts>;

/** `name` is the account's now. */
const person = z.object({ accountId: z.uuid(), name: z.string() });

export const auditEntry = namedObject("AuditEntry", {
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null when the operator's command or the product itself did it. */
  actor: person.nullable(),
  /** Past tense, dotted: "payout.paid". */
  action: z.string(),
  /** What was acted on; `kind` in words of the product: "payout", "account". */
  subject: z.object({ kind: z.string(), id: z.string() }),
  /** Whom it concerned, if anyone. */
  person: person.nullable(),
  /** What changed, as it was and as it is; null where there is nothing to say. */
  before: facts.nullable(),
  after: facts.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint("listAudit", {
  summary: "The audit log, newest first, searched by who, what, about whom and when",
  query: z.strictObject({ ...search, ...pagingOf(50) }),
  answer: z.object({ data: z.array(auditEntry), pagination }),
  refusals,
});

export const exportAudit = endpoint("exportAudit", {
  summary: "What a search of the audit log finds as CSV, the newest 10,000 entries; the export is on record too",
  query: z.strictObject(search),
  answer: z.object({ fileName: z.string(), csv: z.string() }),
  refusals,
});
