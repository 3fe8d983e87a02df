// A listing from outside in the product's own terms: what every adapter's `map` returns.
import type { EmploymentType, WorkMode } from "../../contract/jobs/filters.ts";
import type { Pay } from "../../contract/jobs/pay.ts";

/** Kinds of source that there are adapters for. */
export const LISTING_KINDS = ["greenhouse", "lever", "ashby", "listing-file"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Where a listing comes from: a board of an applicant tracking system, or a file. */
export type Board = {
  kind: ListingKind;
  /** The board's name in the source's URLs; for files the name of the feed. */
  token: string;
  /** The employer, for sources whose payload does not name it. */
  company: string | null;
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
  /** What the source said, such as "Full Time Employee". */
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
  /** Other names by which feeds know this listing. */
  aliases?: string[];
};

/** A row that is no job; the reason is for the operator. */
export type Rejection = { rejectReason: string };

export const isRejection = (answer: ExternalJob | Rejection): answer is Rejection => "rejectReason" in answer;
