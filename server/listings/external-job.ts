// What an adapter does with one kind of source, and the listing in the product's own terms that it returns.
import type { EmploymentType, WorkMode } from "../../contract/jobs/filters.ts";
import type { Pay } from "../../contract/jobs/pay.ts";
import type { FieldMapping } from "../../contract/listings/rules.ts";
import type { JobFacts } from "./build-job.ts";
import type { DateOrders } from "./date-order.ts";
import type { JsonRecord } from "./json-fields.ts";

/** The kinds of source that have an adapter. */
export const LISTING_KINDS = [
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "recruitee",
  "smartrecruiters",
  "teamtailor",
  "personio",
  "pinpoint",
  "bamboohr",
  "workday",
  "neogov",
  "justjoinit",
  "jobvite",
  "icims",
  "indeedxml",
  "jsonld",
  "rss",
  "listing-file",
] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Where a listing comes from: a board of an applicant tracking system, or a file. */
export type Board = {
  kind: ListingKind;
  /** The board's name in the source's URLs; for files the name of the feed. */
  token: string;
  /** The employer, for sources whose payload does not name it. */
  company: string | null;
  /** Of a listing file: which of its fields is which. Without one they are read by their own names. */
  mapping?: FieldMapping | null;
  /** Of a listing file: whether its dates have the day or the month first, as its rows prove. */
  dateOrders?: DateOrders;
};

export type ExternalJob = {
  /** `greenhouse:{token in lower case}:{id}`, or `{feed}:{id}` when the row names no tracking system. */
  externalJobId: string;
  jobTitle: string;
  companyName: string;
  companyUrl?: string;
  department: string | null;
  /** `fullLocation` as written, `city` as canonical names. */
  location: { fullLocation: string[]; city: string[] };
  typeofEmployment: EmploymentType | null;
  /** As the source states it, such as "Full Time Employee". */
  typeofEmploymentRaw: string | null;
  workMode: WorkMode | null;
  pay: Pay | null;
  displaySalaryRange: boolean;
  /** Years; `max` 9999 is an open end; 0 to 0 when `experienceStated` is false. */
  experienceRange: { min: number; max: number };
  experienceStated: boolean;
  /** ISO 8601 in UTC. */
  jobPostedDate: string | null;
  /** When the feed itself first saw the listing, ISO 8601 in UTC. */
  firstSeenDate?: string;
  jobUrl: string | null;
  /** Sanitised HTML; empty when the source has no text. */
  jobDescription: string;
  coreSkills: string[];
  softSkills: string[];
  technicalSkills: string[];
  /** The source itself says that the listing is fraudulent. */
  badJob: boolean;
  /** False when the source says that the listing is closed or hidden. */
  active: boolean;
  /** ISO 8601 in UTC. */
  expiresAt?: string;
  /** Other names of this listing in feeds. */
  aliases?: string[];
};

/** In the place of a row that could not be read: `where` it is ("line 12"), and why. */
export class BrokenRow {
  readonly where: string;
  readonly problem: string;
  constructor(where: string, problem: string) {
    this.where = where;
    this.problem = problem;
  }
}

/** Why a row is not a job, for the operator. */
export type Rejection = { rejectReason: string };

export const isRejection = (answer: object): answer is Rejection => "rejectReason" in answer;

/** Reads one document from outside, within the limits of `outside-fetch.ts`. */
export type FetchContext = {
  /** Resolves to the parsed JSON, or to undefined for a 404. Throws an OperatorError. */
  readJson(url: string): Promise<unknown>;
  /** As `readJson`, for XML and other texts. Where `changedAt` is before the last time it was read, nothing is asked. */
  readText(url: string, changedAt?: Date): Promise<string | undefined>;
  /** Enough rows for a preview: a source of several pages may stop there. */
  most?: number;
  /** Replaces the source's origin; tests serve their boards on the loopback. */
  origin?: string;
};

/** What an address names: a board and, on the page of a job, the listing's key; null where the address lacks it. */
export type Named = { board: string; key: string | null };

export type Adapter = {
  /** What an address of this kind of source names; null for any other address. */
  address?(url: URL): Named | null;
  /** Whether a row without a stated kind is of this one. */
  isRow?(raw: JsonRecord): boolean;
  /** The board that a row itself names. */
  boardOf?(raw: JsonRecord): string | undefined;
  /** The part of a board's name that names its employer, where it is not all of it. */
  employerIn?(token: string): string | undefined;
  /** The rows of a JSON document as the source sends it; undefined for a document of another form. */
  rowsIn?(document: unknown): unknown[] | undefined;
  /** The rows of a text in XML or HTML; undefined for a text of another form. Throws an OperatorError beyond its bounds. */
  rowsInText?(text: string): unknown[] | undefined;
  /** A whole answer may have several rows of one job. Elsewhere a repeated key shows that pages shifted while they were read. */
  rowsShareKeys?: true;
  /** A list of the newest jobs: one that it no longer has may still be open. */
  listsNewest?: true;
  /** Every row of the board as the source sends it. Throws an OperatorError if the board cannot be read whole. */
  fetch?(board: Board, context: FetchContext): Promise<unknown[]>;
  /** The listing's externalJobId, or null when the row has none. */
  key(raw: JsonRecord, board: Board): string | null;
  /** Why a row without a key is rejected; "it has no id" when absent. */
  keyless?: string;
  /** What the row says. Pure: no database, no network, no clock. */
  read(raw: JsonRecord, board: Board, externalJobId: string): JobFacts | Rejection;
};

/** The names of boards that may be part of a URL's path. */
export const BOARD_TOKEN = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,99}$/u;
