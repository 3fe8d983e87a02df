// Reads what facts about applications carry, for several applications at once.
import type { ApplicationFacts } from "../facts.ts";
import type { Reader } from "../platform/db.ts";

/** Resolves to a lookup by application id; it throws for an id that was not found. */
export async function readFacts(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => ApplicationFacts> {
  const rows = await reader.query<ApplicationFacts>(
    {
      name: "facts of applications",
      text: `select a.id as "applicationId", a.job_id as "jobId", j.job_title as "jobTitle", c.id as "companyId",
          c.name as "companyName", a.share_id as "shareId",
          json_build_object('accountId', p.id, 'email', p.email, 'name', p.name) as candidate
        from application a join job j on j.id = a.job_id join company c on c.id = j.company_id
          join account p on p.id = a.account_id
        where a.id = any ($1)`,
    },
    [applicationIds],
  );
  const byId = new Map(rows.map((facts) => [facts.applicationId, facts]));
  return (applicationId) => {
    const facts = byId.get(applicationId);
    if (!facts) throw new Error("An application is gone while it is told of.");
    return facts;
  };
}
