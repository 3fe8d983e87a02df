// Applications for tests: rows with their first event as applying writes them, without checking whether the person may
// apply.
import type { ApplicationKind, ApplicationStatus } from "../../contract/applications/rules.ts";
import type { KeptMatch } from "../../server/matching/index.ts";
import type { Database } from "../../server/platform/db.ts";
import { newId } from "../../server/platform/ids.ts";
import { type Person, type PersonFacts, signedIn } from "./accounts.ts";
import type { TestApp } from "./app.ts";
import { aCandidate } from "./candidates.ts";

export type ApplicationFacts = {
  kind?: ApplicationKind;
  status?: ApplicationStatus;
  score?: number;
  match?: Partial<KeptMatch>;
  profile?: { designation?: string; YOE?: number; location?: string; coreSkills?: string[] };
  appliedAt?: Date;
};

const NO_SKILLS = { coreSkills: [], softSkills: [] };
const MATCH: KeptMatch = {
  scoreVersion: "1",
  scoreDetails: { coreSkills: 0, experience: 90, roleAndResponsibilities: 10, softSkills: 0 },
  matched: NO_SKILLS,
  missing: NO_SKILLS,
};

export type Applicant = Person & { applicationId: string };

/** A signed-in person with a CV who has applied to a job. */
export async function anApplicant(
  app: TestApp,
  jobId: string,
  { name, email, ...facts }: ApplicationFacts & Pick<PersonFacts, "name" | "email"> = {},
): Promise<Applicant> {
  const person = await signedIn(app, { ...(name && { name }), ...(email && { email }) });
  await aCandidate(app.db, person.accountId, facts.profile);
  const applicationId = await anApplication(app.db, jobId, person.accountId, facts);
  // Not a spread, which would read the getters once and freeze the session.
  return Object.assign(person, { applicationId });
}

/** An application of a person with a CV; resolves to its id. */
export async function anApplication(
  db: Database,
  jobId: string,
  accountId: string,
  facts: ApplicationFacts = {},
): Promise<string> {
  const { kind = "INTERNAL", status = "APPLIED", score = 50, match, profile = {}, appliedAt = new Date() } = facts;
  const { designation = null, YOE = null, location = null, coreSkills = [] } = profile;
  const kept = { designation, YOE, location, coreSkills, summary: null, links: [], softSkills: [] };
  const id = newId(appliedAt);
  await db.query(
    `with sent as (
       insert into application (id, kind, job_id, account_id, status, cv_id, score, match, profile, applied_at, updated_at)
       select $1, $2, $3, $4, $5, case $2 when 'INTERNAL' then p.current_cv_id end, $6, $7, $8, $9, $9
       from (values (1)) one left join candidate_profile p on p.account_id = $4)
     insert into application_event (id, application_id, kind, status, by, actor_id, at, visible_at, told_at)
     values ($10, $1, 'STATUS', 'APPLIED', 'CANDIDATE', $4, $9, $9, $9)`,
    [
      id,
      kind,
      jobId,
      accountId,
      status,
      score,
      JSON.stringify({ ...MATCH, ...match }),
      JSON.stringify(kept),
      appliedAt,
      newId(appliedAt),
    ],
  );
  return id;
}
