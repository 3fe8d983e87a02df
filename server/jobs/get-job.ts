// Reads one job whole; a job that is no longer listed is told apart from one that never was.
import type { getJob as endpoint } from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import { type Reader, readLatest } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import { type Input, ReadyJson } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";

type Found = { isListed: boolean; status: string; text: string };

// The card is an object: the description and two dates take the place of its closing brace.
const statement = {
  name: "job-by-id",
  text: `select j.is_listed as "isListed", j.status,
      left(j.card, -1) || ',"jobDescription":' || to_json(d.description) || ',"updatedAt":' || to_json(iso_time(j.updated_at))
        || ',"expiresAt":' || coalesce(to_json(iso_time(j.expires_at))::text, 'null') || '}' as text
    from job j join job_detail d on d.id = j.id where j.id = $1`,
};

/** 404 for an unknown id and for drafts, 410 for a job that is closed, expired or frozen. */
export async function getJob({ params }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const read = (reader: Reader) => reader.query<Found>(statement, [params.jobid]);
  const found = isUuid(params.jobid) ? await readLatest(deps.db, read, ({ isListed }) => isListed) : undefined;
  return new ReadyJson(openJob(found).text);
}

/** The row of a job that is listed; 404 when there is none and for drafts, 410 for a job that is closed, expired or frozen. */
export function openJob<Row extends { isListed: boolean; status: string }>(found: Row | undefined): Row {
  if (found === undefined || found.status === "DRAFT") throw refuse(404, "NOT_FOUND", "There is no such job.");
  if (!found.isListed) throw refuse(410, "JOB_CLOSED", "This job is no longer open.");
  return found;
}
