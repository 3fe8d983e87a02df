// Announces jobs that expire within a week to their companies, each once; renewing one begins anew.
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { warnedUpTo } from "./rules.ts";

type Due = { jobId: string; jobTitle: string; companyId: string; companyName: string; expiresAt: Date };

/** At most `limit` at once, by one transaction of all; resolves to how many. Safe to run on every replica. */
export async function warnOfExpiry(tx: Writer, now: Date, announce: Deps["announce"], limit = 500): Promise<number> {
  const due = await tx.query<Due>(
    `select j.id as "jobId", j.job_title as "jobTitle", c.id as "companyId", c.name as "companyName", j.expires_at as "expiresAt"
     from job j join company c on c.id = j.company_id left join job_posting p on p.job_id = j.id
     where j.status = 'PUBLISHED' and not j.bad_job and j.external_job_id is null and j.expires_at > $1 and j.expires_at <= $2
       and p.warned_at is null and exists (select from company_member m where m.company_id = c.id)
     order by j.expires_at limit $3 for no key update of j skip locked`,
    [now, warnedUpTo(now), limit],
  );
  // Noted once the jobs are ours: whoever held them before may have warned of them.
  const noted = await tx.query<{ jobId: string }>(
    `insert into job_posting (job_id, warned_at) select id, $2 from unnest($1::uuid[]) id order by id
     on conflict (job_id) do update set warned_at = excluded.warned_at where job_posting.warned_at is null returning job_id as "jobId"`,
    [due.map(({ jobId }) => jobId), now],
  );
  const ours = new Set(noted.map(({ jobId }) => jobId));
  for (const { expiresAt, ...job } of due)
    if (ours.has(job.jobId)) await announce(tx, { kind: "job.expiring", ...job, expiresAt: expiresAt.toISOString() });
  return noted.length;
}
