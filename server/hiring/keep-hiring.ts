// Exports and erases what a person wrote to the other side of an application. An applicant's conversations end with
// their application.
import { type DataKeeper, mergeBy } from "../data-keeper.ts";
import { endInterviewsOf } from "./interviews.ts";

const MERGE = [
  `update conversation_message set author_id = $2 where author_id = $1`,
  `update conversation_report set reporter_id = $2 where reporter_id = $1`,
] as const;

export const hiringKeeper: DataKeeper = {
  /**
   * An applicant's conversations and interviews whole; of a recruiter's, what they or their side wrote. Of reports only
   * their own.
   */
  async collect(reader, { accountId }) {
    const conversations = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", m.by, m.text, m.at
       from conversation_message m join application a on a.id = m.application_id join job j on j.id = a.job_id
         join company c on c.id = j.company_id
       where a.account_id = $1 or m.author_id = $1 order by m.application_id, m.number`,
      [accountId],
    );
    const interviews = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", i.title, i.meeting, i.state, i.starts_at as "startsAt",
         i.time_zone as "timeZone", i.candidate_time_zone as "candidateTimeZone", i.created_at as "createdAt",
         i.ended_by as "endedBy",
         case when a.account_id = $1 or i.ended_by = 'COMPANY' then i.reason end as reason,
         array(select t.starts_at from interview_time t where t.interview_id = i.id order by t.starts_at) as "offeredTimes"
       from interview i join application a on a.id = i.application_id join job j on j.id = a.job_id
         join company c on c.id = j.company_id
       where a.account_id = $1 or i.offered_by = $1 order by i.id`,
      [accountId],
    );
    const conversationReports = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", r.reason, r.details, r.state, r.created_at as "createdAt",
         r.settled_at as "settledAt"
       from conversation_report r join application a on a.id = r.application_id join job j on j.id = a.job_id
         join company c on c.id = j.company_id
       where r.reporter_id = $1 order by r.id`,
      [accountId],
    );
    return { conversations, conversationReports, interviews };
  },
  /** The other side hears that the interviews to come are off. */
  suspend: (tx, { accountId, announce }, now) => endInterviewsOf(tx, accountId, { announce }, now),
  merge: mergeBy(MERGE),
  /** What a recruiter wrote for a company stays with the applicant, without their name. */
  async erase(tx, { accountId }) {
    await tx.query("update conversation_message set author_id = null where author_id = $1", [accountId]);
    await tx.query("update interview set offered_by = null where offered_by = $1", [accountId]);
    await tx.query("update conversation_report set reporter_id = null, details = null where reporter_id = $1", [
      accountId,
    ]);
  },
};
