// Reads what other capabilities need of a person's profile: the work they do and want, and what they apply with.
import type { ProfileFields } from "../../contract/candidates/wire.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { readPlace } from "../taxonomy/places/index.ts";
import { resumePercentOf } from "./rules.ts";
import { type Profile, readProfile } from "./store.ts";

/** How many lines below the employer's name its place may be. */
const LINES_BELOW = 2;
const MOST_MENTIONS = 6;
const BETWEEN_PIECES = /[\t|•·;()]| {2,}| [-–—] /;

/** "Seattle, WA": the first city with a region or country beside or just below the employer's name; null if none. */
export function placeOfWork(text: string, employer: string | null): string | null {
  if (employer === null || employer.trim().length < 2) return null;
  const lines = text.split("\n");
  const name = employer.trim().toLowerCase();
  return (
    lines
      .flatMap((line, at) => (line.toLowerCase().includes(name) ? [at] : []))
      .slice(0, MOST_MENTIONS)
      .flatMap((at) => lines.slice(at, at + 1 + LINES_BELOW))
      .flatMap((line) => line.split(BETWEEN_PIECES).map((piece) => piece.trim()))
      .find(isCityWithMore) ?? null
  );
}

/** A single name is ambiguous ("Reading", "Mobile"); with a region or country after a comma it is a place. */
function isCityWithMore(piece: string): boolean {
  if (!/^\p{Lu}[^,]{1,40}, ?\p{Lu}[^,]{1,40}(, ?\p{Lu}[^,]{1,40})?$/u.test(piece)) return false;
  const { city, country } = readPlace(piece);
  return city !== null && country !== null;
}

export type WorkProfile = ProfileFields & {
  hasCv: boolean;
  /** As written in the CV in force. */
  phone: string | null;
  /** Where they work now; read only if they give no location. */
  placeOfWork: string | null;
};

/** With the person's own changes; empty without a profile. */
export async function readWorkProfile(reader: Reader, accountId: string): Promise<WorkProfile> {
  const { fields, currentCvId, reading } = await readProfile(reader, accountId);
  const employer = fields.experience[0]?.name ?? null;
  const isUnplaced = fields.location === null && currentCvId !== null && employer !== null;
  const text = isUnplaced ? await readExtract(reader, currentCvId) : "";
  return {
    ...fields,
    hasCv: currentCvId !== null,
    phone: reading?.phone ?? null,
    placeOfWork: placeOfWork(text, employer),
  };
}

async function readExtract(reader: Reader, cvId: string): Promise<string> {
  const [cv] = await reader.query<{ extract: string | null }>(
    "select extract from cv_version where id = $1",
    [cvId],
    "extract of a cv",
  );
  return cv?.extract ?? "";
}

type MatchProfile = { hasCv: boolean; coreSkills: string[]; softSkills: string[]; YOE: number | null };

/** With the person's own changes; null without a profile. `hasCv` when a CV that was read is in force. */
export async function readMatchProfile(reader: Reader, accountId: string): Promise<MatchProfile | null> {
  const [profile] = await reader.query<MatchProfile>(
    `select current_cv_id is not null as "hasCv", core_skills as "coreSkills", soft_skills as "softSkills", yoe as "YOE"
     from candidate_profile where account_id = $1`,
    [accountId],
    "profile for matching",
  );
  return profile ?? null;
}

/** The part of a profile that is stored with an application; later changes do not affect it. */
export type ProfileSnapshot = Pick<
  ProfileFields,
  "designation" | "YOE" | "location" | "summary" | "links" | "coreSkills" | "softSkills"
>;

export type Applicant = {
  /** Locked against deletion until the transaction ends; null without a CV that was read. */
  cvId: string | null;
  /** The percentage of the résumé section in the profile's completion. */
  resumePercent: number;
  match: MatchProfile;
  snapshot: ProfileSnapshot;
};

/** Call it right after `holdAccount`, before locking anything else of the owner. */
export async function readApplicant(tx: Writer, accountId: string): Promise<Applicant> {
  const { currentCvId, fields } = await readWithCv(tx, accountId);
  const { designation, YOE, location, summary, links, coreSkills, softSkills } = fields;
  const hasCv = currentCvId !== null;
  return {
    cvId: currentCvId,
    resumePercent: resumePercentOf({ hasCv, fields }),
    match: { hasCv, coreSkills, softSkills, YOE },
    snapshot: { designation, YOE, location, summary, links, coreSkills, softSkills },
  };
}

/** Reads again if the CV was deleted in between: by then the profile follows another CV, or none. */
async function readWithCv(tx: Writer, accountId: string): Promise<Profile> {
  for (;;) {
    const profile = await readProfile(tx, accountId);
    if (profile.currentCvId === null || (await holdCv(tx, profile.currentCvId))) return profile;
  }
}

async function holdCv(tx: Writer, id: string): Promise<boolean> {
  const held = await tx.query(
    "select from cv_version where id = $1 and deleted_at is null for key share",
    [id],
    "hold a cv",
  );
  return held.length > 0;
}
