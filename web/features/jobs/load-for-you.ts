// Loads the jobs that suit a person, in the browser: the rendered page is the same for everybody.
import type { SuitedJobs } from "../../../contract/matching/wire.ts";
import { ask } from "../../session/ask.ts";
import { suitedInWords } from "../../session/suited-words.ts";
import { keepRows } from "../../ui/rows/kept-rows.ts";
import { packJobRows } from "./job-row.ts";
import type { LoadedJobs } from "./load-jobs.ts";
import { presentJobs } from "./present-job.ts";

const PAGE_SIZE = 100;

export type LoadedForYou = LoadedJobs & Pick<SuitedJobs, "emptyBecause">;

/** In the server's order. `lastKey`: the cursor of the previous page. Rejects on failure. */
export async function loadForYou(lastKey: string | null, pageSize = PAGE_SIZE): Promise<LoadedForYou> {
  const { data, pagination, emptyBecause } = await ask("listJobsForYou", { query: { pageSize, lastKey } });
  const jobs = data.map((job) => ({ ...job, why: suitedInWords(job) }));
  const rows = presentJobs(jobs, Date.now());
  const page = { packed: packJobRows(rows), count: rows.length, lastKey: pagination.lastKey, error: null };
  return keepRows({ ...page, emptyBecause }, rows);
}
