// Loads the page of a collection of jobs. Runs in loaders only.
import { data, redirect } from "react-router";
import { t } from "#messages/jobs.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { Client } from "../../../../contract/client.ts";
import { COLLECTION_JOBS, collectionPath, collectionQuery } from "../../../../contract/jobs/collection-rules.ts";
import type { JobCollection } from "../../../../contract/jobs/collections-wire.ts";
import type { DocumentPart } from "../../../server-context.ts";
import { keepRows } from "../../../ui/rows/kept-rows.ts";
import { factsBesideCards } from "../card-rows.ts";
import { packJobRows } from "../job-row.ts";
import { keepCards } from "../kept-cards.tsx";
import { orElse } from "../load-jobs.ts";
import { presentJobs } from "../present-job.ts";

type Asked = { slug: string; search: string; now: number; cards: (readonly DocumentPart[])[] | null };

/** The query of the job list that finds a collection's jobs. */
export const queryOf = ({ field, city, workMode }: JobCollection) =>
  collectionQuery({ field: field?.key ?? null, city, workMode });

/**
 * The collection of a slug with its newest jobs. Throws a 301 for another spelling of it and a 404 for what names nothing; answers
 * 404, with what to read instead, for one with too few jobs.
 */
export async function loadCollection(api: Client, { slug, search, now, cards }: Asked) {
  const collection = await findCollection(api, slug);
  if (collection.slug !== slug) throw redirect(collectionPath(collection.slug) + search, 301);
  if (collection.figures === null)
    return data({ ...collection, list: keepRows({ packed: "[]" }, []) }, { status: 404 });
  const found = await orElse(api("listJobs", { query: { ...queryOf(collection), pageSize: COLLECTION_JOBS } }), {
    data: [],
  });
  const rows = presentJobs(found.data, now);
  if (cards) keepCards(rows, cards);
  const list = cards ? { packed: "", facts: factsBesideCards(rows) } : { packed: packJobRows(rows) };
  return data({ ...collection, list: keepRows<{ packed: string; facts?: string }>(list, rows) });
}

async function findCollection(api: Client, slug: string): Promise<JobCollection> {
  try {
    return await api("getJobCollection", { params: { slug: slug.slice(0, 200) } });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const status = error.status || 503;
    throw data(null, { status, statusText: status === 404 ? t.notFound : error.message });
  }
}
