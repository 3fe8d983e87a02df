// Reads jobs again that were read by earlier rules (`READER_VERSION`): their search keys follow, and nothing that people see changes.
import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { CALLED_CONTRACT, READER_VERSION, searchKeysOf } from "./job-features.ts";

const AT_ONCE = 200;
/** Between sets, in ms: people's requests come first. */
const REST_MS = 20;
/** In ms; the next round goes on. */
const LONGEST_MS = 45_000;

/** Reads again until all jobs are of this version or the round's time is over; resolves to how many it read. Safe on every replica. */
export async function readJobsAgain({ db }: Pick<Deps, "db">): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  let read = 0;
  for (let found = AT_ONCE; found === AT_ONCE && performance.now() < until; read += found) {
    found = await db.transaction(readSet);
    if (found === AT_ONCE) await pause(REST_MS);
  }
  return read;
}

type Row = Parameters<typeof searchKeysOf>[0] & { id: string };

/** Only keys and what is made of them are written: the words of a text are its own, and to index them anew costs as much as all the rest. */
async function readSet(tx: Writer): Promise<number> {
  // The rows stay locked until the set is written: a change made meanwhile waits, and is not lost.
  const rows = await tx.query<Row>(
    `select j.id, job_title as "jobTitle", locations, core_skills as "coreSkills", technical_skills as "technicalSkills", d.description,
       c.name as "companyName", case when rank_keys @> array['${CALLED_CONTRACT}'] then 'contract' end as "employmentTypeText"
     from job j join job_detail d on d.id = j.id join company c on c.id = j.company_id where reader_version < $1
     order by reader_version limit $2 for no key update of j skip locked`,
    [READER_VERSION, AT_ONCE],
  );
  if (rows.length === 0) return 0;
  const read = JSON.stringify(rows.map((row) => ({ id: row.id, keys: searchKeysOf(row) })));
  await tx.query(
    `update job j set rank_keys = array(select jsonb_array_elements_text(read.keys)), reader_version = $2
     from jsonb_to_recordset($1::jsonb) read(id uuid, keys jsonb) where j.id = read.id`,
    [read, READER_VERSION],
  );
  await tx.query(
    `update job_search s set features = job_features(j, c, d.description),
       fts = ts_delete(s.fts, array(select token from unnest(tsvector_to_array(s.fts)) token where token ~ '^~[tflksno]:'))
         || array_to_tsvector(key_tokens(j.rank_keys) || company_tokens(c.name))
     from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id where s.id = j.id and j.id = any ($1)`,
    [rows.map(({ id }) => id)],
  );
  return rows.length;
}
