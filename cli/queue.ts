// `queue`: lists jobs that failed for good, such as mails that no server accepted, and retries them.
import { listParked, type ParkedJob, retryParked } from "../server/platform/parked-jobs.ts";
import { type Command, type Given, UsageError } from "./command.ts";
import { onDatabase } from "./on-database.ts";
import { settings } from "./settings.ts";

/** The most jobs listed or retried at once. */
const MOST = 1_000;

export const command: Command = {
  name: "queue",
  about: "Shows work that failed for good, such as mails that no server took, and has it tried again.",
  takes: "<list | retry [ID ...]>",
  flags: { all: { about: "retry: everything that is parked." } },
  notes: [
    "What fails is tried again for about a day and then parked; what can never succeed is parked at once.",
    "list says why each failed. Mend that first (SMTP_URL, MAIL_FROM …), then retry: what was done stays done, so no one gets a mail twice.",
  ],
  async run(given) {
    const [task, ...ids] = given.words;
    if (task === "list" && ids.length === 0 && given.flags.all === undefined) await list();
    else if (task === "retry") await retry(given, ids);
    else throw new UsageError("queue takes one of: list, retry.");
    return 0;
  },
};

async function list(): Promise<void> {
  const jobs = await withParked(async (all) => all);
  if (jobs.length === 0) return console.log("Nothing is parked.");
  for (const job of jobs) console.log(lineOf(job));
  console.error(`${jobs.length === MOST ? `The oldest ${MOST}` : jobs.length} parked.`);
}

async function retry(given: Given, ids: readonly string[]): Promise<void> {
  const isAll = given.flags.all === true;
  if (isAll === ids.length > 0) throw new UsageError("queue retry takes the ids of jobs, or --all.");
  const moved = await withParked(async (all, url) => {
    const meant = isAll ? all : all.filter(({ id }) => ids.includes(id));
    const unknown = ids.filter((id) => !all.some((job) => job.id === id));
    if (unknown.length > 0) throw new UsageError(`Not parked: ${unknown.join(", ")}.`);
    return retryParked(url, meant);
  });
  console.log(moved === 1 ? "One is tried again." : `${moved} are tried again.`);
}

function withParked<Result>(work: (jobs: ParkedJob[], url: string) => Promise<Result>): Promise<Result> {
  return onDatabase(settings(), "queue", async (db, url) => work(await listParked(db, MOST), url));
}

const lineOf = ({ id, queue, parkedAt, tries, reason }: ParkedJob): string =>
  [id, queue, parkedAt.toISOString(), tries === 1 ? "1 try" : `${tries} tries`, reason].join("  ");
