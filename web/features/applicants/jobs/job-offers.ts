// What is offered for a job of the company, by where it stands: pure. The server decides again.
import type { CompanyJob } from "../../../../contract/applicants.ts";

export type JobOffer = "edit" | "renew" | "repost" | "clone" | "close";

export function offersOf({
  status,
  badJob,
  isExternal,
}: Pick<CompanyJob, "status" | "badJob" | "isExternal">): JobOffer[] {
  if (isExternal) return [];
  // What was taken off the lists comes back by nobody's press here; closing it is still its company's to decide.
  if (badJob) return status === "PUBLISHED" ? ["close"] : [];
  if (status === "PUBLISHED") return ["edit", "renew", "clone", "close"];
  return ["repost", "clone"];
}
