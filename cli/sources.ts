// `sources`: adds, lists, runs, pauses, replays and removes the sources that the board is filled from.

import { EVERY_MINUTES, MAX_SOURCE_ADDRESS } from "../contract/listings/rules.ts";
import type { JobSource } from "../contract/listings/sources-wire.ts";
import { announceBy } from "../server/announce.ts";
import { jobRounds } from "../server/jobs/index.ts";
import { sources as acts } from "../server/listings/index.ts";
import type { Database } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { makeQueue } from "../server/platform/queue.ts";
import { Refusal } from "../server/platform/refusal.ts";
import { sourceReach } from "../server/source-reach.ts";
import { type Command, type Given, UsageError, wholeNumber } from "./command.ts";
import { MAPPING_FLAG, mappingFlag, mappingWords } from "./mapping-flag.ts";
import { onDatabase } from "./on-database.ts";
import { openVault } from "./open-vault.ts";
import { settings } from "./settings.ts";

type Deps = Parameters<typeof acts.run>[0];
type Task = {
  takes: "" | "URL" | "ID";
  flags: readonly string[];
  run(deps: Deps, word: string, given: Given): Promise<void>;
};

const TASKS: Record<string, Task> = {
  add: { takes: "URL", flags: ["company", "every", "mapping", "json"], run: add },
  list: { takes: "", flags: ["json"], run: list },
  run: { takes: "ID", flags: ["json"], run: (deps, word, given) => run(deps, word, given, false) },
  replay: { takes: "ID", flags: ["json"], run: (deps, word, given) => run(deps, word, given, true) },
  pause: { takes: "ID", flags: [], run: pause },
  resume: { takes: "ID", flags: [], run: resume },
  remove: { takes: "ID", flags: ["keep-jobs", "yes"], run: remove },
  compare: { takes: "", flags: [], run: compare },
};

export const command: Command = {
  name: "sources",
  about:
    "Adds, lists, runs, pauses, replays and removes the sources that the board is filled from, and compares their listings.",
  takes: "<add URL | list | run ID | pause ID | resume ID | replay ID | remove ID | compare>",
  flags: {
    company: { about: "add: the employer, where the source does not name it.", value: "NAME" },
    every: { about: `add: minutes between two runs; ${EVERY_MINUTES.usual} unless given.`, value: "N" },
    mapping: { ...MAPPING_FLAG, about: `add: ${MAPPING_FLAG.about}` },
    "keep-jobs": { about: "remove: its open jobs stay until their end; without it they are closed." },
    yes: { about: "remove: does it; without it the command says what would happen." },
    json: { about: "add, list, run, replay: prints JSON." },
  },
  notes: [
    "URL is the address of any job or careers page; what is behind it is recognised. A server reads the source within a minute.",
    "ID is that of the list, or the source's name such as greenhouse:acme.",
    "run reads the source now, in this command. replay reads anew what is kept of its last run, without asking the source.",
    "compare has a running server look again, among all listings, for those of one job. What admins joined or parted stays so.",
    "remove erases what was read of a source. This cannot be undone; the audit log keeps what was done to it.",
  ],
  async run(given) {
    const [name = "", word = "", further] = given.words;
    const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    if (!task) throw new UsageError(`sources takes one of: ${Object.keys(TASKS).join(", ")}.`);
    if (further !== undefined || (task.takes === "") !== (word === ""))
      throw new UsageError(`sources ${name} takes ${task.takes === "" ? "nothing more" : `one ${task.takes}`}.`);
    const strange = Object.keys(given.flags).find((flag) => !task.flags.includes(flag));
    if (strange) throw new UsageError(`sources ${name} has no flag --${strange}.`);
    await withDeps((deps) => task.run(deps, word, given));
    return 0;
  },
};

async function withDeps(work: (deps: Deps) => Promise<void>): Promise<void> {
  const config = settings();
  const use = async (db: Database, url: string) => {
    const queue = makeQueue(url);
    try {
      await queue.open({ error: () => {}, warn: () => {} });
      const tell = announceBy(queue, await openVault(config, db));
      // Before the first start of a server the queue takes nothing: there is no admin to be notified yet.
      const announce: Deps["announce"] = (tx, fact) => tell(tx, fact).catch(() => undefined);
      await work({ db, clock: () => new Date(), announce, sources: sourceReach(config) });
    } catch (error) {
      throw error instanceof Refusal ? new OperatorError(error.message) : error;
    } finally {
      await queue.stop();
    }
  };
  await onDatabase(config, "sources", use, { migrates: true, statementTimeout: 0, poolSize: 4 });
}

async function add(deps: Deps, address: string, given: Given): Promise<void> {
  if (address.length > MAX_SOURCE_ADDRESS) throw new UsageError("This address is too long.");
  const every = wholeNumber(given, "every", EVERY_MINUTES.least);
  if (every !== undefined && every > EVERY_MINUTES.most)
    throw new UsageError(`--every takes at most ${EVERY_MINUTES.most} minutes.`);
  const company = typeof given.flags.company === "string" ? given.flags.company.trim().slice(0, 200) : undefined;
  const mapping = await mappingFlag(given);
  const source = await acts.add(deps, address, { company, everyMinutes: every, mapping });
  if (given.flags.json) return console.log(JSON.stringify(source));
  if (source.mapping && !mapping)
    console.log(`Its fields are read by their names: --mapping '${mappingWords(source.mapping)}'`);
  console.log(
    `${nameOf(source)} is added as ${source.id}. It is read within a minute while a server runs, or by: sources run ${source.id}`,
  );
}

async function list(deps: Deps, _word: string, given: Given): Promise<void> {
  const sources = await acts.list(deps.db);
  if (given.flags.json) return console.log(JSON.stringify(sources));
  if (sources.length === 0) return console.log("There are no sources.");
  for (const source of sources) console.log(lineOf(source));
}

const nameOf = ({ kind, board }: Pick<JobSource, "kind" | "board">): string => `${kind}:${board}`;

function lineOf(source: JobSource): string {
  const when = source.isFetched ? (source.isEnabled ? `every ${source.everyMinutes} min` : "paused") : "by hand";
  const last = source.lastCompleteRunAt === null ? "never read whole" : `read ${source.lastCompleteRunAt}`;
  return [source.id, nameOf(source), source.health, when, `${source.openJobs} open jobs`, last, source.problem]
    .filter(Boolean)
    .join("  ");
}

/** The id of a source given by its id or name. */
async function idOf(deps: Deps, word: string): Promise<string> {
  const found = (await acts.list(deps.db)).find(
    (source) => source.id === word.toLowerCase() || nameOf(source) === word.toLowerCase(),
  );
  if (!found) throw new OperatorError(`There is no source ${word}. See: sources list.`);
  return found.id;
}

async function run(deps: Deps, word: string, given: Given, isReplay: boolean): Promise<void> {
  const id = await idOf(deps, word);
  await (isReplay ? acts.askForReplay(deps, id) : acts.askForRun(deps, id));
  let end = await acts.run(deps, id, { isReplay, isForced: true });
  // A long list takes several turns.
  while (end.outcome === "POSTPONED" && end.seconds === 0) end = await acts.run(deps, id, { isForced: true });
  if (given.flags.json) console.log(JSON.stringify(end));
  if (end.outcome === "BUSY") throw new OperatorError("It is being read already. Please try again later.");
  if (end.outcome === "POSTPONED") throw new OperatorError(`Its host asks to come back in ${end.seconds} seconds.`);
  if ("problem" in end) throw new OperatorError(end.problem);
  if (given.flags.json) return;
  const { added, changed, unchanged, closed, rejected } = end.report;
  console.log(
    `added ${added} · changed ${changed} · unchanged ${unchanged} · closed ${closed} · rejected ${rejected.length}`,
  );
}

async function pause(deps: Deps, word: string): Promise<void> {
  const source = await acts.pause(deps, await idOf(deps, word));
  console.log(`${nameOf(source)} is paused: its jobs stay as they are.`);
}

async function resume(deps: Deps, word: string): Promise<void> {
  const source = await acts.resume(deps, await idOf(deps, word));
  console.log(`${nameOf(source)} is read again.`);
}

async function remove(deps: Deps, word: string, { flags }: Given): Promise<void> {
  const id = await idOf(deps, word);
  const jobs = flags["keep-jobs"] ? "KEEP" : "CLOSE";
  if (!flags.yes) {
    const source = (await acts.list(deps.db)).find((one) => one.id === id);
    const fate = jobs === "KEEP" ? "which stay until their end" : "which will be closed (--keep-jobs keeps them)";
    throw new OperatorError(
      `${source ? nameOf(source) : word} has ${source?.openJobs ?? 0} open jobs, ${fate}. What was read of it will be erased for good. Add --yes to remove it.`,
    );
  }
  const { name, openJobs } = await acts.remove(deps, id, jobs);
  const isOver = await acts.finishRemoval(deps, id);
  const fate =
    jobs === "KEEP" ? "stay until their end" : isOver ? "are closed" : "are being closed by a running server";
  console.log(`${name} is removed: its ${openJobs} open jobs ${fate}.`);
}

async function compare({ db }: Deps): Promise<void> {
  const jobs = await jobRounds.compareAllAnew({ db });
  const count = jobs === 1 ? "One listing is" : `${jobs.toLocaleString("en")} listings are`;
  console.log(`${count} compared anew in the background while a server runs.`);
}
