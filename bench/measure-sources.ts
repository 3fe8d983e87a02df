// What reading sources costs a processor: 200 boards on the loopback, read whole, read again unchanged, and with a tenth of the jobs changed.

import { sources } from "../server/listings/index.ts";
import { openDatabase } from "../server/platform/db.ts";
import { newId } from "../server/platform/ids.ts";
import { type FarmSystem, openFarm, SYSTEMS } from "../tests/support/board-farm.ts";
import { table } from "./figures.ts";
import { withBenchDatabase } from "./open-database.ts";

const BOARDS = 200;
const JOBS = 30;
/** Runs at once, as a serving process has them. */
const AT_ONCE = 5;
const TEXT = "You build ledgers with Java, PostgreSQL and Kafka in a team of eight. 3-6 years of experience. ".repeat(
  30,
);

const systems = Object.keys(SYSTEMS) as FarmSystem[];

await withBenchDatabase(async (url) => {
  const farm = await openFarm();
  const db = openDatabase({ url, poolSize: 8 });
  try {
    const ids: string[] = [];
    for (let at = 0; at < BOARDS; at += 1) {
      const system = systems[at % systems.length] ?? "lever";
      const name = `bench-${at}`;
      farm.board(system, name).jobs = Array.from({ length: JOBS }, (_, job) => ({
        id: job + 1,
        title: `Engineer ${job}`,
        text: TEXT,
      }));
      const id = newId();
      // A host of its own for each board: the pause after each request would be the measure otherwise.
      await db.query(
        `insert into listing_source (id, kind, board, origin, is_fetched, next_run_at) values ($1, $2, $3, $4, true, now())`,
        [id, system, name, `http://${name}.${system}.localhost:${farm.port}`],
      );
      ids.push(id);
    }
    const rows = [await measure("first run, all jobs new", ids)];
    rows.push(await measure("again, nothing changed", ids));
    for (const [at, system] of ids.map((_, at) => [at, systems[at % systems.length] ?? "lever"] as const))
      for (const job of farm.board(system, `bench-${at}`).jobs.slice(0, JOBS / 10)) job.title = `${job.title} II`;
    rows.push(await measure("a tenth of the jobs changed", ids));
    // Memory that grew with each run would show here.
    for (const round of ["500", "1,000", "1,500", "2,000"])
      rows.push(await measure(`${round} runs more, nothing changed`, [...ids, ...ids, ...ids.slice(0, BOARDS / 2)]));
    console.log(
      table([`${BOARDS} boards of ${JOBS} jobs`, "processor a run", "runs an hour of one core", "memory after"], rows),
    );
  } finally {
    await db.close();
    await farm.close();
  }

  async function measure(name: string, ids: readonly string[]): Promise<string[]> {
    const left = [...ids];
    const before = process.cpuUsage();
    const work = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        const deps = {
          db,
          clock: () => new Date(),
          announce: async () => {},
          sources: { userAgent: "bench", openLoopback: true },
        };
        const end = await sources.run(deps, id, { isForced: true });
        if (!("report" in end)) throw new Error(`${id}: ${JSON.stringify(end)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const { user, system } = process.cpuUsage(before);
    const each = (user + system) / 1_000_000 / ids.length;
    const memory = Math.round(process.memoryUsage.rss() / 1_048_576);
    return [name, `${Math.round(each * 1_000)} ms`, Math.round(3_600 / each).toLocaleString("en"), `${memory} MB`];
  }
});
