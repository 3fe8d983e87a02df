// Loads a page of jobs for the browse page. Runs in loaders only.
import { data } from "react-router";
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import { jobListQuery, type SearchReading } from "../../../contract/jobs/wire.ts";
import { MAX_PAGE_SIZE } from "../../../contract/query-parameters.ts";
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
  /** Whose jobs these are, when the list is narrowed to one company by its id, and whose are left out, by their ids. */
  names?: Record<string, string>;
  /** How the words of the search were read. */
  reading?: SearchReading;
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
    const [answer, leftOut] = await Promise.all([
      api("listJobs", { query: { ...query, pageSize: MAX_PAGE_SIZE } }),
      namesOf(api, query.exceptCompanyId ?? []),
    ]);
    const names: Record<string, string> = { ...leftOut };
    if (params.has("companyId") && answer.data[0]) names.companyId = answer.data[0].companyName;
    const rows = presentJobs(answer.data, now);
    const page: LoadedJobs = {
      ...(inDocument ? { packed: "", facts: factsBesideCards(rows) } : { packed: packJobRows(rows) }),
      count: answer.data.length,
      lastKey: answer.pagination.lastKey,
      error: null,
      ...(Object.keys(names).length > 0 && { names }),
      ...(answer.reading && { reading: answer.reading }),
    };
    return data(keepRows(page, rows));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const failed = { packed: "[]", count: 0, lastKey: null, error: error.message };
    return data<LoadedJobs>(failed, { status: error.status || 503 });
  }
}

/** Names of companies by their ids; those that cannot be had are missing. */
async function namesOf(api: Client, companyIds: readonly string[]): Promise<Record<string, string>> {
  const asked = companyIds.flatMap((ids) => ids.split(",")).slice(0, 20);
  const found = await Promise.allSettled(asked.map((companyId) => api("getCompany", { params: { companyId } })));
  return Object.fromEntries(
    found.flatMap((one, index) => (one.status === "fulfilled" ? [[asked[index]!, one.value[0]?.name ?? ""]] : [])),
  );
}

/** The newest open jobs of one company, of those that have the words if there are any, ready to show; none when the list cannot be had, since the company's page stands without it. */
export async function loadCompanyJobs(
  api: Client,
  asked: { companyId: string; count: number; now: number; searchText?: string },
): Promise<JobRow[]> {
  try {
    const { companyId, count, searchText } = asked;
    const answer = await api("listJobs", { query: { companyId, pageSize: count, searchText } });
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
    const job = await api("getJob", { params: { jobid: asked.jobId } });
    return job.companyId === asked.companyId ? (presentJobs([job], asked.now)[0] ?? null) : null;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
