// Loads a page of jobs for the browse page. Runs in loaders only.
import { data } from "react-router";
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import { type JobCounts, jobListQuery } from "../../../contract/jobs/wire.ts";
import { MAX_PAGE_SIZE } from "../../../contract/query-parameters.ts";
import type { DocumentPart } from "../../server-context.ts";
import { keepRows } from "../../ui/rows/kept-rows.ts";
import { textHere } from "../../ui/text-here.ts";
import { CURSOR_PARAM } from "./browse/browse-state.ts";
import { narrowingOf } from "./browse/describe-search.ts";
import { failedPage, type ListPage } from "./browse/list-page.ts";
import { factsBesideCards } from "./card-rows.ts";
import { capital } from "./collections/collection-words.ts";
import { type JobRow, packJobRows } from "./job-row.ts";
import { keepCards } from "./kept-cards.tsx";
import { presentJobs } from "./present-job.ts";
import { readingInWords } from "./search-words.ts";

/** Parameters of the page that the API knows; others (such as campaign tags) are ignored. */
const PARAMETERS = Object.keys(jobListQuery.shape).filter((key) => key !== "pageSize" && key !== "status");

/** `facts`: instead of `packed`, when the cards are in the document, what they do not show. */
export type LoadedJobs = ListPage & { facts?: string };

/**
 * The jobs of a page's query string; a refusal becomes an empty page with its message and status. `cards`: of the
 * document for which the cards are rendered now, so that their rows need not be sent.
 */
export async function loadJobs(
  api: Client,
  params: URLSearchParams,
  now: number,
  cards: (readonly DocumentPart[])[] | null,
) {
  const query = Object.fromEntries(
    PARAMETERS.map((key) => [key, params.getAll(key).filter((value) => value.trim() !== "")]),
  );
  try {
    const [answer, leftOut, total] = await Promise.all([
      api("listJobs", { query: { ...query, pageSize: MAX_PAGE_SIZE } }),
      namesOf(api, query.exceptCompanyId ?? []),
      totalOf(api, params),
    ]);
    const names: Record<string, string> = { ...leftOut };
    for (const { key, name, inHindi } of answer.fields ?? []) names[key] = capital(textHere(name, inHindi));
    if (params.has("companyId") && answer.data[0]) names.companyId = answer.data[0].companyName;
    const rows = presentJobs(answer.data, now);
    if (cards) keepCards(rows, cards);
    const page: LoadedJobs = {
      ...(cards ? { packed: "", facts: factsBesideCards(rows) } : { packed: packJobRows(rows) }),
      count: answer.data.length,
      ...(total && { total }),
      lastKey: answer.pagination.lastKey,
      error: null,
      ...(Object.keys(names).length > 0 && { names }),
      ...(answer.reading && { reading: readingInWords(answer.reading) }),
    };
    return data(keepRows(page, rows));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data<LoadedJobs>(failedPage(error.message), { status: error.status || 503 });
  }
}

/** Of the list of all jobs, which is counted at once; the browser counts others after it shows them. Null on failure. */
async function totalOf(api: Client, params: URLSearchParams): Promise<JobCounts["total"] | null> {
  if (narrowingOf(params) !== "" || params.get(CURSOR_PARAM)?.trim()) return null;
  return orElse(
    api("countJobs", { query: {} }).then(({ total }) => total),
    null,
  );
}

/** Names of companies by id, without those that fail. */
async function namesOf(api: Client, companyIds: readonly string[]): Promise<Record<string, string>> {
  const asked = companyIds.flatMap((ids) => ids.split(",")).slice(0, 20);
  const found = await Promise.allSettled(asked.map((companyId) => api("getCompany", { params: { companyId } })));
  return Object.fromEntries(
    found.flatMap((one, index) => (one.status === "fulfilled" ? [[asked[index]!, one.value[0]?.name ?? ""]] : [])),
  );
}

/** The newest open jobs of one company, of those with the words if there are any; empty on failure. */
export function loadCompanyJobs(
  api: Client,
  { companyId, count, now, searchText }: { companyId: string; count: number; now: number; searchText?: string },
): Promise<JobRow[]> {
  const answer = api("listJobs", { query: { companyId, pageSize: count, searchText } });
  return orElse(
    answer.then(({ data }) => presentJobs(data, now)),
    [],
  );
}

/** The job picked for a request: one of those listed, else looked up; null if it is not open at this company. */
export async function loadChosenJob(
  api: Client,
  asked: { jobId: string | null; companyId: string; listed: readonly JobRow[]; now: number },
): Promise<JobRow | null> {
  if (!asked.jobId) return null;
  const listed = asked.listed.find((row) => row.id === asked.jobId);
  if (listed) return listed;
  const job = await orElse(api("getJob", { params: { jobid: asked.jobId } }), null);
  return job?.companyId === asked.companyId ? (presentJobs([job], asked.now)[0] ?? null) : null;
}

/** The answer of a call, or `fallback` if it was refused or failed. */
export async function orElse<Answer, Fallback>(
  answer: Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError) return fallback;
    throw error;
  }
}
