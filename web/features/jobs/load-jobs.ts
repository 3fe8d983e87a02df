// Loads a page of jobs for the browse page. Runs in loaders only.
import { data } from "react-router";
import { CallError, type Client } from "../../../contract/client.ts";
import { getJob, jobListQuery, listJobs, MAX_PAGE_SIZE } from "../../../contract/jobs.ts";
import { keepRows } from "../../ui/rows/kept-rows.ts";
import { factsBesideCards } from "./card-rows.ts";
import { type JobRow, packJobRows } from "./job-row.ts";
import { presentJobs } from "./present-job.ts";

/** The parameters that the page hands on; others (where a visitor came from) change nothing. */
const PARAMETERS = Object.keys(jobListQuery.shape).filter((key) => key !== "pageSize" && key !== "status");

export type LoadedJobs = {
  packed: string;
  /** In place of `packed`, where the cards are in the document: what they do not show. */
  facts?: string;
  count: number;
  lastKey: string | null;
  error: string | null;
  /** Whose jobs these are, when the list is narrowed to one company by its id. */
  names?: { companyId: string };
};

/**
 * The jobs that a page's query string asks for; a refusal becomes an empty page that tells it, with the refusal's status.
 * `inDocument`: their cards are drawn here and now, so that they are not sent as data too.
 */
export async function loadJobs(api: Client, params: URLSearchParams, now: number, inDocument: boolean) {
  const query = Object.fromEntries(
    PARAMETERS.map((key) => [key, params.getAll(key).filter((value) => value.trim() !== "")]),
  );
  try {
    const answer = await api(listJobs, { query: { ...query, pageSize: MAX_PAGE_SIZE } });
    const rows = presentJobs(answer.data, now);
    const page: LoadedJobs = {
      ...(inDocument ? { packed: "", facts: factsBesideCards(rows) } : { packed: packJobRows(rows) }),
      count: answer.data.length,
      lastKey: answer.pagination.lastKey,
      error: null,
      ...(params.has("companyId") && answer.data[0] ? { names: { companyId: answer.data[0].companyName } } : {}),
    };
    return data(keepRows(page, rows));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const failed = { packed: "[]", count: 0, lastKey: null, error: error.message };
    return data<LoadedJobs>(failed, { status: error.status || 503 });
  }
}

/** The newest open jobs of one company, of those that have the words if there are any, ready to show; none when the list cannot be had, since the company's page stands without it. */
export async function loadCompanyJobs(
  api: Client,
  asked: { companyId: string; count: number; now: number; searchText?: string },
): Promise<JobRow[]> {
  try {
    const { companyId, count, searchText } = asked;
    const answer = await api(listJobs, { query: { companyId, pageSize: count, searchText } });
    return presentJobs(answer.data, asked.now);
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

/** The job that was picked for a request: one of those listed, else looked up; null when it is not open at this company. */
export async function loadChosenJob(
  api: Client,
  asked: { jobId: string | null; companyId: string; listed: readonly JobRow[]; now: number },
): Promise<JobRow | null> {
  if (!asked.jobId) return null;
  const listed = asked.listed.find((row) => row.id === asked.jobId);
  if (listed) return listed;
  try {
    const job = await api(getJob, { params: { jobid: asked.jobId } });
    return job.companyId === asked.companyId ? (presentJobs([job], asked.now)[0] ?? null) : null;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
