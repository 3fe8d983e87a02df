// Loads one job with its company and similar jobs for the job page. Runs in loaders only.

import { data, redirect } from "react-router";
import { t } from "#messages/jobs.ts";
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import type { Company } from "../../../contract/companies/wire.ts";
import type { CollectionLink } from "../../../contract/jobs/collections-wire.ts";
import type { Job, JobCard, PayRange } from "../../../contract/jobs/wire.ts";
import { jobPath } from "../../../contract/paths.ts";
import { routePath } from "../../ui/site-path.ts";
import { orElse } from "./load-jobs.ts";
import { isExternal } from "./present-job.ts";

/** `pay`: what such jobs state, or null. */
export type FoundJob = {
  job: Job;
  company: Company | null;
  pay: JobPay | null;
  similar: JobCard[];
  collections: CollectionLink[];
};
type JobPay = { work: string; workInHindi: string | null; range: PayRange };

/** No job to show: it is closed (`similar` is offered), because the site shows none from elsewhere (`isWithheld`), or the API failed. */
export type NoJob = { isClosed: boolean; isWithheld: boolean; status: number; message: string; similar: JobCard[] };

/**
 * The job of `/jobs/:companyName/:jobid`. Throws 404 for an unknown id, and a 301 to the right path for another company
 * name, or a 302 to an open listing of the job where this one is closed. The company is loaded only for jobs posted here.
 */
export async function loadJob(
  api: Client,
  asked: { jobid: string; pathname: string; search: string },
): Promise<FoundJob | NoJob> {
  const similar = orElse(api("similarJobs", { params: { jobid: asked.jobid } }), { data: [], canonical: undefined });
  try {
    const job = await api("getJob", { params: { jobid: asked.jobid } });
    const path = jobPath(job);
    if (decodeURI(path) !== decodeURI(routePath(asked.pathname).replace(/\/+$/, "")))
      throw redirect(path + asked.search, 301);
    const [found, pay, collections] = await Promise.all([
      isExternal(job) ? [] : orElse(api("getCompany", { params: { companyId: job.companyId } }), []),
      findPay(api, job),
      orElse(api("listCollectionsOfJob", { params: { jobid: job.id } }), { data: [] }),
    ]);
    return { job, company: found[0] ?? null, pay, similar: (await similar).data, collections: collections.data };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 404) throw data(null, { status: 404, statusText: t.notFound });
    const isClosed = error.status === 410;
    const { data: jobs, canonical } = isClosed ? await similar : { data: [], canonical: undefined };
    // Another listing of it is still open, for now.
    if (canonical) throw redirect(jobPath(canonical) + asked.search, 302);
    const isWithheld = error.refusal?.errorCode === "JOB_WITHHELD";
    const { message, status } = error;
    return { isClosed, isWithheld, status: status || 503, message, similar: jobs };
  }
}

/** Of the same kind of work, in the first city and with the years that the job asks for, or of more where those are few. */
async function findPay(api: Client, job: Job): Promise<JobPay | null> {
  const years = job.experienceStated ? String(Math.min(job.experienceRange.min, 80)) : undefined;
  const query = { jobTitle: job.jobTitle.slice(0, 200), city: job.location.city?.slice(0, 120), years };
  const insight = await orElse(api("getPayInsight", { query }), null);
  if (!insight?.work || !insight.range) return null;
  return { work: insight.work, workInHindi: insight.workInHindi, range: insight.range };
}
