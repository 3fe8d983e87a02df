// Delayed rejections: each is announced to the applicant once when it is due, or cancelled before.
import type { RejectReason } from "../../../contract/applications/rules.ts";
import type { TellingDeps, TimedTeller } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { readFacts } from "../store.ts";

/** The most rejections of one transaction, so that its row locks do not last long. */
const atOnce = 100;

/** The `visible_at` of an event that the applicant never sees. */
export const NEVER = "infinity";

/**
 * Cancels the hidden rejections of these applications: the applicant never sees them, the company still does. The
 * applications must be locked, and the caller clears `hidden_until` and `shown_status`.
 */
export async function takeBackUntold(tx: Writer, applicationIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `update application_event set visible_at = $2, told_at = $3, mail = null
     where application_id = any ($1) and told_at is null and visible_at > $3`,
    [applicationIds, NEVER, now],
  );
}

type Told = {
  eventId: string;
  applicationId: string;
  reason: RejectReason | null;
  message: string | null;
  mail: { subject: string; text: string } | null;
};

/** Announces the due rejections of these applications, whose rows must be locked. Resolves to their number. */
export async function tellDue(
  tx: Writer,
  applicationIds: readonly string[],
  { announce, clock }: TimedTeller,
): Promise<number> {
  const now = clock();
  const due = await tx.query<Told>(
    `update application_event set told_at = $2
     where application_id = any ($1) and told_at is null and visible_at <= $2
     returning id as "eventId", application_id as "applicationId", reason, message, mail`,
    [applicationIds, now],
  );
  if (due.length === 0) return 0;
  const ids = due.map(({ applicationId }) => applicationId);
  await tx.query("update application set hidden_until = null, shown_status = null where id = any ($1)", [ids]);
  const factsOf = await readFacts(tx, ids);
  for (const { applicationId, ...told } of due)
    await announce(tx, { kind: "application.rejected", ...factsOf(applicationId), ...told });
  return due.length;
}

/** Run every minute: announces all due rejections, each once across all processes. */
export async function tellRejections(deps: TellingDeps): Promise<number> {
  let told = 0;
  for (;;) {
    const found = await deps.db.transaction(async (tx) => {
      // Lock applications before their events, as a move does; a row that a move has locked waits for the next round.
      const due = await tx.query<{ id: string }>(
        `select a.id from application_event e join application a on a.id = e.application_id
         where e.told_at is null and e.visible_at <= $1 order by e.visible_at limit ${atOnce} for update of a skip locked`,
        [deps.clock()],
      );
      told += await tellDue(
        tx,
        due.map(({ id }) => id),
        deps,
      );
      return due.length;
    });
    if (found < atOnce) return told;
  }
}
