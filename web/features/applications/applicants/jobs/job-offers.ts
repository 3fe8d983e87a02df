// What a company's job offers, by its status, and how long it is listed: pure.
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";

export type JobOffer = "edit" | "renew" | "repost" | "clone" | "close";

/** The actions; the server decides again. */
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

const DAY_MS = 86_400_000;

/** Whole days from `now` (epoch ms) until then, at least 0: the rest of today counts as one. */
export const daysUntil = (iso: string, now: number) => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY_MS));
