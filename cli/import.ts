// `import`: imports listings from a board or a file; a dry run shows the resulting jobs.
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import type { FieldMapping } from "../contract/listings/rules.ts";
import { jobRounds } from "../server/jobs/index.ts";
import { emptyReport } from "../server/listings/import-listings.ts";
import {
  type Board,
  fetchBoard,
  type ImportReport,
  importListings,
  KINDS,
  type ListingKind,
  type ListingRows,
  mapRows,
  openListingFile,
  rowsOf,
} from "../server/listings/index.ts";
import type { Database } from "../server/platform/db.ts";
import { type Command, type Given, STDERR_LOG, UsageError } from "./command.ts";
import { MAPPING_FLAG, mappingFlag, mappingWords } from "./mapping-flag.ts";
import { onDatabase } from "./on-database.ts";
import { settings } from "./settings.ts";

const PROGRESS_MS = 3_000;
const SHOWN_REJECTIONS = 20;

export const command: Command = {
  name: "import",
  about: "Brings in job listings from a board or a file.",
  takes: "<kind:board | FILE>",
  flags: {
    kind: { about: `What the file holds: ${KINDS.all.join(", ")}. Recognised when absent.`, value: "K" },
    board: { about: "The board that a payload file came from, or a name for a feed that is always whole.", value: "B" },
    company: { about: "The employer, where the source does not name it (Lever, Ashby, BambooHR …).", value: "NAME" },
    mapping: MAPPING_FLAG,
    "dry-run": { about: "Maps and reports only; needs no database." },
    json: { about: "Prints the report as JSON, on a dry run with the mapped jobs." },
  },
  notes: [
    `A board is ${KINDS.fetched.map((kind) => `${kind}:NAME`).join(", ")}; other kinds are read from files only.`,
    "A file is a saved answer of a board (JSON, XML or HTML) or a list of jobs (JSON array, JSON lines, CSV), gzipped or not.",
    "With --kind and --board it counts as all that the source has, so that jobs missing from it are closed in time.",
    "A board of workday is a site, tenant.wd5.site; docs/listings.md has what each kind gives.",
  ],
  async run(given) {
    // An import makes much short-lived garbage: collecting earlier saves a quarter of the memory at no measurable cost.
    setFlagsFromString("--heap-growing-percent=20");
    const input = await readInput(given);
    const json = given.flags.json === true;
    if (given.flags["dry-run"]) return preview(input, json);
    const report = await onDatabase(settings(), "import", (db) => importInto(db, input), LOADING);
    if (json) console.log(JSON.stringify(report));
    else describe(report);
    return 0;
  },
};

type Input = { board: Board; rows: ListingRows; complete: boolean };

const LOADING = { migrates: true, statementTimeout: 0, poolSize: 3 };

async function importInto(db: Database, input: Input): Promise<ImportReport> {
  const deps = { db, clock: () => new Date() };
  const report = await importListings({ ...deps, log: STDERR_LOG, progress: progressLine("imported") }, input);
  // A server would do this within a minute; done here, the first search and the first list for a person know the board.
  await Promise.all([jobRounds.learnTerms(deps), jobRounds.learnVocabulary(deps)]);
  return report;
}

async function readInput(given: Given): Promise<Input> {
  const [source, ...further] = given.words;
  if (!source) throw new UsageError("import needs a board (greenhouse:NAME) or a file.");
  if (further.length > 0) throw new UsageError(`import takes one board or file, and "${further[0]}" is one more.`);
  const kind = kindFlag(given);
  const company = textFlag(given, "company");
  const named = /^([a-z][a-z-]*):(.+)$/.exec(source);
  const boardKind = KINDS.all.find((known) => known === named?.[1]);
  if (boardKind && boardKind !== "listing-file")
    return readBoard(given, { kind: boardKind, token: named?.[2] ?? "", company });
  if (named && !/[./\\]/.test(source))
    throw new UsageError(`There is no kind of board "${named[1]}". There are: ${KINDS.all.join(", ")}.`);
  return readFile(source, { kind, board: textFlag(given, "board"), company, mapping: await mappingFlag(given) });
}

async function readBoard(given: Given, board: Board): Promise<Input> {
  if (given.flags.kind || given.flags.board || given.flags.mapping)
    throw new UsageError("--kind, --board and --mapping go with a file; a board is named kind:NAME.");
  if (!KINDS.boardName.test(board.token)) throw new UsageError(`"${board.token}" is no name of a board.`);
  const userAgent = `Vouchboard/0.1 (job listings; +${settings().publicUrl})`;
  STDERR_LOG.info(`Reading ${board.kind}:${board.token} …`);
  const rows = await fetchBoard(board, { userAgent });
  return { board: { ...board, company: board.company ?? KINDS.companyOf(board) }, rows: rowsOf(rows), complete: true };
}

type Wish = {
  kind: ListingKind | undefined;
  board: string | null;
  company: string | null;
  mapping: FieldMapping | undefined;
};

async function readFile(path: string, { kind, board, company, mapping: wished }: Wish): Promise<Input> {
  const file = await openListingFile(path, kind);
  const found = kind ?? file.kind;
  if (found === "listing-file") {
    const complete = kind !== undefined && board !== null;
    const mapping = wished ?? file.mapping;
    if (mapping && !wished) STDERR_LOG.info(`Its fields are read by their names: --mapping '${mappingWords(mapping)}'`);
    return { board: { kind: found, token: board ?? "files", company, mapping }, rows: file.rows, complete };
  }
  if (wished) throw new UsageError(`${path} is an answer of ${found}: only a list in JSON or CSV takes --mapping.`);
  const token = board ?? (kind ? file.board : undefined);
  if (!token)
    throw new UsageError(
      `${path} is an answer of ${found}: name its board with --board${kind ? "; its rows do not show it" : ""}.`,
    );
  if (!board) STDERR_LOG.info(`Its rows name the board ${token}.`);
  const named: Board = { kind: found, token, company };
  return {
    board: { ...named, company: company ?? KINDS.companyOf(named) },
    rows: file.rows,
    complete: kind !== undefined && board !== null,
  };
}

function kindFlag(given: Given): ListingKind | undefined {
  const text = textFlag(given, "kind");
  const kind = KINDS.all.find((known) => known === text);
  if (text !== null && !kind) throw new UsageError(`There is no kind "${text}". There are: ${KINDS.all.join(", ")}.`);
  return kind;
}

const textFlag = (given: Given, name: string): string | null => {
  const value = given.flags[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};

/** Maps all rows and prints jobs as they come, so that a large file needs little memory. */
async function preview(input: Input, json: boolean): Promise<number> {
  const report = emptyReport(input.complete);
  const tell = progressLine("mapped");
  if (json) await print('{"jobs":[');
  for await (const row of mapRows(input.rows, input.board)) {
    if ("rejected" in row) report.rejected.push(row.rejected);
    else {
      if (json) await print(`${report.added > 0 ? "," : ""}\n${JSON.stringify(row.job)}`);
      report.added += 1;
      report.merged += row.rows - 1;
    }
    tell(report);
  }
  if (json) await print(`\n],${JSON.stringify(report).slice(1)}\n`);
  else describe(report);
  return 0;
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await Promise.race([once(process.stdout, "drain"), once(process.stdout, "close")]);
}

function progressLine(verb: string): (report: Readonly<ImportReport>) => void {
  let last = Date.now();
  return (report) => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    const count = report.added + report.changed + report.unchanged + report.closed;
    STDERR_LOG.info(
      `${count.toLocaleString("en")} ${verb}, ${report.rejected.length.toLocaleString("en")} rejected so far …`,
    );
  };
}

function describe(report: ImportReport) {
  const counts = (["added", "changed", "unchanged", "closed", "merged"] as const).map(
    (name) => `${name} ${report[name].toLocaleString("en")}`,
  );
  console.log(`${counts.join(" · ")} · rejected ${report.rejected.length.toLocaleString("en")}`);
  for (const { id, reason } of report.rejected.slice(0, SHOWN_REJECTIONS)) console.log(`  ${id}: ${reason}`);
  const more = report.rejected.length - SHOWN_REJECTIONS;
  if (more > 0) console.log(`  and ${more.toLocaleString("en")} more; --json lists them all`);
}
