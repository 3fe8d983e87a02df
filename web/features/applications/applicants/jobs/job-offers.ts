// The actions offered for a company's job, by its status: pure. The server decides again.
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";

export type JobOffer = "edit" | "renew" | "repost" | "clone" | "close";

export function offersOf({
  status,
  badJob,
  isExternal,
}: Pick<CompanyJob, "status" | "badJob" | "isExternal">): JobOffer[] {
  if (isExternal) return [];
  // No action here restores a job taken off the lists; its company may still close it.
  if (badJob) return status === "PUBLISHED" ? ["close"] : [];
  if (status === "PUBLISHED") return ["edit", "renew", "clone", "close"];
  return ["repost", "clone"];
}
