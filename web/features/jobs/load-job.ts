// Loads one job with its company and similar jobs for the job page. Runs in loaders only.
import { data, redirect } from "react-router";
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import type { Company } from "../../../contract/companies/wire.ts";
import type { Job, JobCard } from "../../../contract/jobs/wire.ts";
import { jobPath } from "../../../contract/paths.ts";
import { isExternal } from "./present-job.ts";

export type FoundJob = { job: Job; company: Company | null; similar: JobCard[] };

/** Why there is no job to show: it is closed (its page explains and offers similar ones), or the API failed. */
export type NoJob = { isClosed: boolean; status: number; message: string; similar: JobCard[] };

/**
 * The job of `/jobs/:companyName/:jobid`. Unknown: a 404. Another company name in the path: a 301 to the right path with
 * the same query. Company details are fetched for jobs posted here only (spec §5).
 */
export async function loadJob(
  api: Client,
  asked: { jobid: string; pathname: string; search: string },
): Promise<FoundJob | NoJob> {
  const similar = findSimilar(api, asked.jobid);
  try {
    const job = await api("getJob", { params: { jobid: asked.jobid } });
    const path = jobPath(job);
    if (decodeURI(path) !== decodeURI(asked.pathname.replace(/\/+$/, ""))) throw redirect(path + asked.search, 301);
    const company = isExternal(job) ? null : await findCompany(api, job.companyId);
    return { job, company, similar: await similar };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 404) throw data(null, { status: 404, statusText: "Not Found" });
    const isClosed = error.status === 410;
    return { isClosed, status: error.status || 503, message: error.message, similar: isClosed ? await similar : [] };
  }
}

/** Similar jobs are an extra: without them the page still stands. */
async function findSimilar(api: Client, jobid: string): Promise<JobCard[]> {
  try {
    return (await api("similarJobs", { params: { jobid } })).data;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

/** The job itself names its company; what more is known about it may be missing. */
async function findCompany(api: Client, companyId: string): Promise<Company | null> {
  try {
    const [company] = await api("getCompany", { params: { companyId } });
    return company ?? null;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
