// `seed`: fills an empty database with invented companies and jobs, as a demo or, up to a million, for measurements.
import { openDatabase } from "../server/platform/db.ts";
import { withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { type Command, UsageError, wholeNumber } from "./command.ts";
import { companiesFor, isEmpty, loadDemo } from "./demo/load-demo.ts";
import { settings } from "./settings.ts";

export const DEMO_JOBS = 2_000;
const MOST_JOBS = 1_000_000;

export const command: Command = {
  name: "seed",
  about: "Fills an empty database with invented companies and jobs.",
  takes: "",
  flags: {
    jobs: {
      about: `How many jobs, up to ${MOST_JOBS.toLocaleString("en")}; ${DEMO_JOBS.toLocaleString("en")} unless given.`,
      value: "N",
    },
  },
  notes: [
    "The same number on the same day gives the same data. `start` does this by itself on its first run where demo data is on, and takes it off the lists where it is off (README, DEMO_DATA).",
  ],
  async run(given) {
    const jobs = wholeNumber(given, "jobs", 1) ?? DEMO_JOBS;
    if (jobs > MOST_JOBS) throw new UsageError(`--jobs takes at most ${MOST_JOBS}.`);
    const config = settings();
    if (config.production) throw new OperatorError("Demo data has no place in production (ENVIRONMENT=production).");
    await withDatabase(
      config,
      console,
      async (url) => {
        await migrate(url);
        console.log(await seed(url, jobs, (loaded) => console.log(`${loaded.toLocaleString("en")} jobs …`)));
      },
      { purpose: "seed" },
    );
    return 0;
  },
};

/** Loads `jobs` jobs into the empty database at `url` and returns a summary in words. */
export async function seed(url: string, jobs: number, progress?: (loaded: number) => void): Promise<string> {
  const db = openDatabase({ url, statementTimeout: 0, poolSize: 2 });
  try {
    if (!(await isEmpty(db)))
      throw new OperatorError(
        "The database already holds companies or jobs; seed fills an empty one. Set DATA_DIR or DATABASE_URL for another.",
      );
    const companies = companiesFor(jobs);
    const loaded = await loadDemo(db, { jobs, companies, now: new Date(), ...(progress && { progress }) });
    return `${loaded.toLocaleString("en")} jobs of ${companies.toLocaleString("en")} invented companies`;
  } finally {
    await db.close();
  }
}

/** Loads the demo into an empty database; null if it is not empty. */
export async function seedWhenEmpty(url: string): Promise<string | null> {
  const db = openDatabase({ url, poolSize: 1 });
  const empty = await isEmpty(db).finally(() => db.close());
  return empty ? seed(url, DEMO_JOBS) : null;
}
