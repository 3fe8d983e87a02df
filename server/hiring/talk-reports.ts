// Reports of conversations: either side makes one, an admin lists and settles them.

import type { TalkReport } from "../../contract/hiring/wire.ts";
import { recordAct, recordLook } from "../audit/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader } from "../platform/db.ts";
import { idOrNull, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { conflict, notFound } from "../platform/refusal.ts";
import { notOpened, present, readMessages } from "./conversations.ts";
import { factsOf, lockTalk, readDealing } from "./store.ts";

/** A second report of one side changes its open one. */
export const reportConversation: Operation<"reportConversation"> = async (
  { params, body },
  { caller },
  { db, clock, announce },
) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const dealing = await readDealing(tx, caller.accountId, params.applicationId);
    const { applicationId, side } = dealing;
    const now = clock();
    if ((await lockTalk(tx, applicationId)) === null) throw notOpened();
    const reportId = newId(now);
    const { reason, details = null } = body;
    const [saved] = await tx.query<{ isNew: boolean }>(
      `insert into conversation_report (id, application_id, by, reporter_id, reason, details, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (application_id, by) where state = 'OPEN' do update set reason = excluded.reason, details = excluded.details
       returning id = $1 as "isNew"`,
      [reportId, applicationId, side, caller.accountId, reason, details, now],
    );
    if (saved?.isNew) await announce(tx, { kind: "conversation.reported", reportId, ...factsOf(dealing), reason });
    return present(tx, dealing, caller.accountId, now);
  });

type ReportRow = Timed<Omit<TalkReport, "messages">, "createdAt" | "settledAt"> & { applicationId: string };

const reportRows = `select r.id, r.application_id as "applicationId", j.job_title as "jobTitle", c.name as "companyName", r.by,
  coalesce(reporter.name, '') as reporter, p.name as applicant, r.reason, r.details, r.state, r.created_at as "createdAt",
  r.settled_at as "settledAt", r.note
  from conversation_report r join application a on a.id = r.application_id join job j on j.id = a.job_id
    join company c on c.id = j.company_id join account p on p.id = a.account_id left join account reporter on reporter.id = r.reporter_id`;

/** How many messages an admin reads with a report. */
const MOST_READ = 20;

/** Admins read messages only while a report of them is open. */
async function presentReport(reader: Reader, { applicationId, ...row }: ReportRow): Promise<TalkReport> {
  const messages = row.state === "OPEN" ? await readMessages(reader, applicationId, { most: MOST_READ }) : [];
  return {
    ...isoTimes(row),
    messages: messages.map(({ authorId: _, ...message }) => isoTimes(message)),
  };
}

/** The look is on record, because it shows what people wrote to one another. */
export const listTalkReports: Operation<"listTalkReports"> = async ({ query }, { caller }, { db, clock }) => {
  const state = query.state ?? "OPEN";
  const rows = await db.query<ReportRow>(
    state === "OPEN"
      ? `${reportRows} where r.state = $1 order by r.id limit 100`
      : `${reportRows} where r.state = $1 order by r.id desc limit 100`,
    [state],
  );
  const ids = rows.map(({ id }) => id);
  await recordLook(db, { actorId: caller.accountId, of: "conversation-report", ids, at: clock() });
  return { data: await Promise.all(rows.map((row) => presentReport(db, row))) };
};

/** 409 if another admin has already decided. */
export const settleTalkReport: Operation<"settleTalkReport"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const now = clock();
    const { decision, note = null } = body;
    const [report] = await tx.query<{ applicationId: string }>(
      `select application_id as "applicationId" from conversation_report where id = $1`,
      [idOrNull(params.reportId)],
    );
    if (!report) throw notFound("There is no such report.");
    await lockTalk(tx, report.applicationId);
    const settled = await tx.query<{ id: string }>(
      `update conversation_report r set state = $3, settled_at = $4, settled_by = $5, note = $6
       where r.application_id = $1 and r.state = 'OPEN' and ($3 = 'UPHELD' or r.id = $2)
         and exists (select from conversation_report o where o.id = $2 and o.state = 'OPEN') returning r.id`,
      [report.applicationId, params.reportId, decision, now, caller.accountId, note],
    );
    if (settled.length === 0) throw conflict("This report is settled already.");
    if (decision === "UPHELD")
      await tx.query("update conversation set closed_at = coalesce(closed_at, $2) where application_id = $1", [
        report.applicationId,
        now,
      ]);
    await recordAct(tx, {
      actorId: caller.accountId,
      action: "conversation-report.settled",
      subject: { kind: "conversation-report", id: params.reportId },
      before: { state: "OPEN" },
      after: { state: decision, applicationId: report.applicationId },
      at: now,
    });
    const [row] = await tx.query<ReportRow>(`${reportRows} where r.id = $1`, [params.reportId]);
    if (!row) throw new Error("A report is gone while it is settled.");
    return presentReport(tx, row);
  });
