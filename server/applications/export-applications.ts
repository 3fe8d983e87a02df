// Exports the caller's applications as CSV, newest first, one row each.
import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Application } from "../../contract/applications/wire.ts";
import { BRAND_NAME } from "../../contract/brand.ts";
import type { Deps } from "../deps.ts";
import { writeCsv } from "../platform/csv.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { readSent } from "./store.ts";

export async function exportApplications(
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<{ fileName: string; csv: string }> {
  const now = clock();
  const sent = await readSent(db, { accountId, now }, "sent applications to export as csv", "order by a.id desc");
  return {
    fileName: `${BRAND_NAME.toLowerCase()}-applications-${dayOf(now.toISOString())}.csv`,
    csv: writeCsv([HEADS, ...sent.map(rowOf)]),
  };
}

const HEADS = [
  "Job",
  "Company",
  "City",
  "Sent",
  "Applied on",
  "Status",
  "Last change",
  "Match score",
  "CV",
  "Address of the job",
  "Timeline",
];

const rowOf = (sent: Application): string[] => [
  sent.jobTitle,
  sent.companyName,
  sent.city ?? "",
  sent.kind === "EXTERNAL" ? `On the employer's site` : `Through ${BRAND_NAME}`,
  dayOf(sent.appliedAt),
  STATUS_WORDS[sent.status],
  dayOf(sent.updatedAt),
  sent.matchingScore < 0 ? "" : String(sent.matchingScore),
  sent.cv?.fileName ?? "",
  sent.jobUrl ?? "",
  sent.timeline.map(({ status, at }) => `${dayOf(at)} ${status ? STATUS_WORDS[status] : "CV opened"}`).join("; "),
];

/** The date in Indian time, in a format that spreadsheets sort. */
const dayOf = (at: string): string => DAY.format(new Date(at));
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

const STATUS_WORDS: Record<ApplicationStatus, string> = {
  APPLIED: "Applied",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  OFFERED: "Offer",
  HIRED: "Hired",
  REJECTED: "Not selected",
  WITHDRAWN: "Withdrawn",
};
