// Shows what a source would give before it is added: its first jobs, and where each field was read.
import type { FieldMapping, ReadField, Reading } from "../../../contract/listings/rules.ts";
import type { PreviewedJob, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import type { Deps } from "../../deps.ts";
import { OperatorError } from "../../platform/operator.ts";
import { withHindi } from "../../platform/problem-words.ts";
import { refuse } from "../../platform/refusal.ts";
import { fetchRows, KINDS, lookAtDates, readRow } from "../adapters/adapters.ts";
import type { JobFacts } from "../build-job.ts";
import { dateOrderFinder } from "../date-order.ts";
import { experienceInText } from "../experience-text.ts";
import { type Board, type ExternalJob, type FetchContext, isRejection } from "../external-job.ts";
import { fieldsOf, proposeMapping } from "../field-mapping.ts";
import { employmentTypeOf, workModeOf } from "../field-text.ts";
import type { KeptPage, PageKeeper } from "../outside-fetch.ts";
import { sharedTurns } from "./host-turns.ts";
import { TurnOver } from "./kept-pages.ts";
import { type Recognised, recogniseSource } from "./recognise-source.ts";
import { type CountedReason, countReasons } from "./rules.ts";

const SHOWN = 10;
/** A person waits for it. */
const PATIENCE_MS = 25_000;
const LIMITS = { bytes: 24_000_000, milliseconds: 15_000, tries: 1, longestWaitSeconds: 2 };
const MOST_SAID = 120;

export type Preview = {
  recognised: Recognised;
  company: string;
  rows: number;
  jobs: PreviewedJob[];
  rejected: number;
  rejects: (CountedReason & { reasonInHindi: string | null })[];
} & Pick<SourcePreview, "fields" | "mapping" | "proposedMapping">;

type Reach = Pick<Deps, "db" | "sources">;

/** Recognises what is behind an address. Throws an OperatorError. */
export const recognise = (deps: Reach, address: string): Promise<Recognised> =>
  withContext(deps, (context) => recogniseSource(address, context, deps.sources.openLoopback === true));

/** A mapping that was asked for, or else the proposed one. Refuses one for another kind of source than a list in JSON or CSV. */
export function mappingFor(kind: string, wished: FieldMapping | null | undefined, proposed: FieldMapping | null) {
  if (wished && kind !== "listing-file")
    throw refuse(400, "INVALID_BODY", "Only the fields of a list in JSON or CSV can be mapped.", "mapping");
  return wished === undefined ? proposed : wished;
}

/** The same, and its first jobs. Throws an OperatorError if it cannot be read. */
export const preview = (deps: Reach, address: string, wished: FieldMapping | null | undefined): Promise<Preview> =>
  withContext(deps, async (context) => {
    const recognised = await recogniseSource(address, context, deps.sources.openLoopback === true);
    const { kind, board: token, origin, list } = recognised;
    const mapping = mappingFor(kind, wished, recognised.mapping);
    const board: Board = { kind, token, company: null, mapping };
    const named = { ...board, company: KINDS.companyOf(board) };
    const raws = await fetchRows(named, { ...context, ...(origin && { origin }) }, list);
    const dates = dateOrderFinder();
    for (const raw of raws) lookAtDates(raw, named, dates);
    const dated = { ...named, dateOrders: dates.orders() };
    const read = raws.map((raw, index) => ({ row: readRow(raw, dated), where: `row ${index + 1}` }));
    const rejected = read.flatMap(({ row }) => (isRejection(row) ? [{ reason: row.rejectReason }] : []));
    const jobs = read.flatMap(({ row }) => (isRejection(row) ? [] : [row]));
    const fields = kind === "listing-file" ? fieldsOf(raws) : [];
    return {
      recognised,
      company: jobs[0]?.job.companyName ?? named.company,
      rows: raws.length,
      jobs: jobs.slice(0, SHOWN).map(({ facts, job }) => shown(facts, job, named)),
      rejected: rejected.length,
      rejects: countReasons(rejected).map(withHindi),
      fields,
      mapping,
      proposedMapping: proposeMapping(fields.map(({ name }) => name)),
    };
  });

async function withContext<Result>(
  { db, sources }: Reach,
  work: (context: FetchContext) => Promise<Result>,
): Promise<Result> {
  const { openOutside } = await import("../outside-fetch.ts");
  const outside = openOutside({ ...sources, turns: sharedTurns(db), pages: heldPages(), limits: LIMITS });
  try {
    return await work({ ...outside, most: SHOWN * 10 });
  } catch (error) {
    if (error instanceof TurnOver) throw new OperatorError("Reading it takes too long. Please try again later.");
    throw error;
  } finally {
    await outside.close();
  }
}

/** Nothing is read twice for one preview, and nothing after its time. */
function heldPages(): PageKeeper {
  const held = new Map<string, KeptPage>();
  const deadline = Date.now() + PATIENCE_MS;
  return {
    async find(address) {
      const page = held.get(address);
      if (page) return { ...page, isFresh: true };
      if (Date.now() > deadline) throw new TurnOver();
      return undefined;
    },
    async keep(address, page) {
      held.set(address, page);
    },
  };
}

function shown(facts: JobFacts, job: ExternalJob, board: Board): PreviewedJob {
  return {
    key: job.externalJobId,
    title: job.jobTitle,
    company: job.companyName,
    locations: job.location.fullLocation.slice(0, 5),
    url: job.jobUrl,
    readings: readingsOf(facts, job, board),
  };
}

type Read = PreviewedJob["readings"][number];

/** Where each field of the job comes from. */
function readingsOf(facts: JobFacts, job: ExternalJob, board: Board): Read[] {
  const read = (field: ReadField, value: string | null, from: Reading, said: string | null = null): Read => ({
    ...(value === null || value === "" ? { field, value: null, from: "NOWHERE" } : { field, value, from }),
    said: said?.slice(0, MOST_SAID) ?? null,
  });
  const { pay, experienceRange: years } = job;
  const stated = facts.employmentRaws.filter((raw) => raw.trim() !== "");
  return [
    read("COMPANY", job.companyName, facts.company === board.company ? "BOARD" : "FIELD"),
    read(
      "TYPE",
      job.typeofEmployment,
      employmentTypeOf("", stated) === job.typeofEmployment ? "FIELD" : "TITLE",
      stated.join("; ") || null,
    ),
    read("MODE", job.workMode, modeFrom(facts, job), facts.workMode ?? null),
    read("PAY", pay && `${pay.min}–${pay.max} ${pay.currency} ${pay.period}`, facts.pay ? "FIELD" : "TEXT"),
    read("EXPERIENCE", job.experienceStated ? `${years.min}–${years.max}` : null, experienceFrom(facts, job)),
    read("POSTED", job.jobPostedDate, "FIELD"),
  ];
}

function modeFrom({ workMode, remoteFlag }: JobFacts, job: ExternalJob): Reading {
  const only = { title: "", locations: [], text: "" };
  if (workModeOf({ ...only, stated: workMode }) !== null) return "FIELD";
  if (remoteFlag === true) return "FLAG";
  if (workModeOf({ ...only, locations: job.location.fullLocation }) !== null) return "PLACE";
  return workModeOf({ ...only, title: job.jobTitle }) !== null ? "TITLE" : "TEXT";
}

function experienceFrom(facts: JobFacts, job: ExternalJob): Reading {
  if (facts.experience) return "FIELD";
  return experienceInText(job.jobTitle, "") !== null ? "TITLE" : "TEXT";
}
