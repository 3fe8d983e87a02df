// `seed`: fills an empty database with invented companies and jobs, as a demo or, up to a million, for measurements.
import { withDatabase } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { type Command, UsageError, wholeNumber } from "./command.ts";
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
        const { seed } = await import("../demo/index.ts");
        await migrate(url);
        console.log(await seed(url, jobs, (loaded) => console.log(`${loaded.toLocaleString("en")} jobs …`)));
      },
      { purpose: "seed" },
    );
    return 0;
  },
};
