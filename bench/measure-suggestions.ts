// What suggestions cost: learning the board's vocabulary, holding it in a process, and answering as a person types.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { jobRounds } from "../server/jobs/index.ts";
import { openDatabase } from "../server/platform/db.ts";
import { inMs, ms, percentiles, table, time } from "./figures.ts";
import { withBenchDatabase, withBenchProduct } from "./open-database.ts";
import { PLAIN } from "./plain-sql.ts";
import { residentMb } from "./product.ts";
import { openClient } from "./raw-client.ts";
import { makeWorkload, pathOf } from "./workload.ts";

const kind = "suggestions";

await withBenchDatabase(async (url) => {
  const rows = [await measureLearning(url)];
  await withBenchProduct(url, {}, async (product, db) => {
    const queries = (await makeWorkload(db)).kinds[kind] ?? [];
    const client = await openClient(product.port);
    const before = residentMb(product.process.pid!);
    const [first] = await time(1, () => client.get(pathOf(kind, { text: "a" })));
    rows.push([
      "first suggestion of a process",
      `${ms(first!)} ms, ${residentMb(product.process.pid!) - before} MB more`,
    ]);
    const [plain, api] = [[], []] as [number[], number[]];
    for (const query of queries) {
      const { text, values } = PLAIN[kind]!(query);
      plain.push(...(await time(1, () => db.query(text, values))));
      api.push(...(await time(1, () => client.get(pathOf(kind, query)))));
    }
    client.close();
    rows.push([`${queries.length} beginnings, plain SQL, p50 / p95 / p99`, `${inMs(percentiles(plain))} ms`]);
    rows.push(["the same through the API", `${inMs(percentiles(api))} ms`]);
  });
  console.log(table(["suggestions", "measured"], rows));
});

/** Learns anew, whatever was learnt before. */
async function measureLearning(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 0 });
  await db.query("delete from job_vocabulary");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [took] = await time(1, () => jobRounds.learnVocabulary({ db, clock: () => new Date() }));
  delay.disable();
  const [learnt] = await db.query<{ jobs: number; terms: number }>(
    "select jobs, (select count(*)::int from job_term) as terms from job_vocabulary",
  );
  await db.close();
  const blocked = `requests waited ${ms(delay.percentile(99) / 1e6)} ms at p99, ${ms(delay.max / 1e6)} at most`;
  return [`learning ${learnt?.terms} terms of ${learnt?.jobs} jobs`, `${ms(took!)} ms; ${blocked}`];
}
