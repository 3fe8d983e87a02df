// Exports and erases a person's shares with their results, and the shares they followed.
import type { DataKeeper } from "../data-keeper.ts";

export const shareKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const shares = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", s.created_at as "createdAt",
         (select count(*)::int from share_visit v where v.share_id = s.id) as visitors,
         (select coalesce(json_agg(json_build_object('state', r.state, 'at', iso_time(r.at)) order by r.at), '[]')
          from share_result r where r.share_id = s.id) as results
       from share s join job j on j.id = s.job_id join company c on c.id = j.company_id where s.account_id = $1 order by s.id`,
      [accountId],
    );
    const sharesFollowed = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", v.at
       from share_visit v join job j on j.id = v.job_id join company c on c.id = j.company_id
       where v.account_id = $1 order by v.at`,
      [accountId],
    );
    return { shares, sharesFollowed };
  },
  /**
   * Locks other people's rows that refer to the person's links first, in the usual order, because erasing changes them
   * too.
   */
  async erase(tx, { accountId }) {
    await tx.query(
      `select from application where id in (
         select id from application where account_id = $1 union
         select a.id from application a join share s on s.id = a.share_id where s.account_id = $1) order by id for no key update`,
      [accountId],
    );
    await tx.query(
      `select from share_visit where (account_id, job_id) in (
         select account_id, job_id from share_visit where account_id = $1 union
         select v.account_id, v.job_id from share_visit v join share s on s.id = v.share_id where s.account_id = $1)
       order by account_id, job_id for update`,
      [accountId],
    );
    await tx.query("delete from share_visit where account_id = $1", [accountId]);
    await tx.query("delete from share where account_id = $1", [accountId]);
  },
};
