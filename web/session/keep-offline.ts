// Keeps what the signed-in candidate can read offline up to date: after the page has loaded, and after each change.
import type { Job } from "../../contract/jobs/wire.ts";
import { ask } from "./ask.ts";
import { hearChanges } from "./changed-event.ts";
import { type KeptJob, keepList, keepViewed, readOffline } from "./offline-store.ts";
import { sessionStore } from "./session-state.ts";

const MOST = 50;
/** Several changes in a row cost one round. */
const REST_MS = 1_500;

const personHere = () => sessionStore.read().tokenData?.claims.sub;

/** Returns how to stop. */
export function keepOffline(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepLists().catch(() => {}), REST_MS);
  };
  const hear = (path: string) => {
    const seen = /\/seen-job\/([\w-]+)$/.exec(path)?.[1];
    if (seen) void keepSeen(seen).catch(() => {});
    else if (/\/(saved-job|job-application|external-job-application)\b/.test(path)) soon();
  };
  const stop = hearChanges(hear);
  window.addEventListener("online", soon);
  soon();
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener("online", soon);
  };
}

/** Rejects when the server cannot be reached; what was kept before stays. */
async function keepLists(): Promise<void> {
  const sub = personHere();
  if (sub === undefined) return;
  const [saved, sent] = await Promise.all([
    ask("listSavedJobs", { query: { pageSize: MOST } }),
    ask("listApplications", { query: { pageSize: MOST } }),
  ]);
  if (personHere() !== sub) return;
  await keepList(sub, "applications", sent.data);
  const before = await readOffline();
  const known = new Map([...(before?.viewed?.rows ?? []), ...(before?.saved?.rows ?? [])].map((job) => [job.id, job]));
  const rows: KeptJob[] = saved.data.map(({ job }) => ({ ...known.get(job.id), ...job }));
  await keepList(sub, "saved", rows);
  // One after the other: a list of fifty is no reason to ask fifty times at once.
  for (const [at, job] of rows.entries()) {
    if (job.jobDescription !== undefined || !saved.data[at]?.isOpen) continue;
    const whole = await loadJob(job.id);
    if (personHere() !== sub) return;
    if (whole) rows[at] = whole;
  }
  await keepList(sub, "saved", rows);
}

async function keepSeen(jobId: string): Promise<void> {
  const sub = personHere();
  const job = sub === undefined ? null : await loadJob(jobId);
  if (sub !== undefined && job && personHere() === sub) await keepViewed(sub, job);
}

/** Null for a job that is gone or closed. */
const loadJob = (jobid: string): Promise<Job | null> => ask("getJob", { params: { jobid } }).catch(() => null);
