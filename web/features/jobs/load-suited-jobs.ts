// Loads the jobs that suit a person, in the browser and in their name: the page itself is the same for everybody.
import { callApi } from "../../session/call-api.ts";
import { listJobs } from "../../session/calls.ts";
import { packJobRows } from "./job-row.ts";
import type { LoadedJobs } from "./load-jobs.ts";
import { presentJobs } from "./present-job.ts";

/** Spec §9: requests ask for 100. */
const PAGE_SIZE = 100;

/** `seed`: the query that ranks jobs by the person's profile. Rejects when it cannot be had. */
export async function loadSuitedJobs(seed: string): Promise<LoadedJobs & { asked: string }> {
  const query = { ...Object.fromEntries(new URLSearchParams(seed)), pageSize: PAGE_SIZE };
  const { data, pagination } = await callApi(listJobs, { query });
  return {
    packed: packJobRows(presentJobs(data, Date.now())),
    count: data.length,
    lastKey: pagination.lastKey,
    error: null,
    asked: seed,
  };
}
