// The calls of applying: apply to a job, record an external application, check whether one exists.
import type { Application } from "../../contract/applications/wire.ts";
import { type Person, type PersonFacts, signedIn } from "./accounts.ts";
import type { Answer, TestApp } from "./app.ts";
import { aCandidate, type CandidateFacts } from "./candidates.ts";

/** A profile from a CV, and a job that fits it. */
export const SKILLED = { designation: "Engineer", coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"], YOE: 3 };
export const SUITED = { coreSkills: ["Go", "SQL"], softSkills: ["Teamwork"], experience: { min: 2, max: 5 } };

/** A signed-in candidate with this profile; null means no profile. */
export async function aSeeker(
  app: TestApp,
  candidate: CandidateFacts | null = SKILLED,
  facts: PersonFacts = {},
): Promise<Person> {
  const person = await signedIn(app, facts);
  if (candidate) await aCandidate(app.db, person.accountId, candidate);
  return person;
}

const keyed = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { "idempotency-key": key };

export const apply = (person: Person, jobId: string, more: object = {}, key?: string): Promise<Answer<Application>> =>
  person.send<Application>("POST", "/api/job-application/", { jobId, ...more }, keyed(key));

export const record = (person: Person, jobId: string, more: object = {}, key?: string): Promise<Answer<Application>> =>
  person.send<Application>("POST", "/api/external-job-application/", { jobId, ...more }, keyed(key));

export const checkApplied = (
  person: Person,
  jobId: string,
  kind: "job-application" | "external-job-application" = "job-application",
  email = person.email,
): Promise<Answer<Application>> =>
  person.send<Application>("GET", `/api/${kind}/${jobId}/${encodeURIComponent(email)}`);

export const withdraw = (person: Person, applicationId: string, body: object = { reason: "PAY" }) =>
  person.send<Application>("POST", `/api/job-application/${applicationId}/withdraw`, body);
