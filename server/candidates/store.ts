// Rows of candidates, and the queries that several operations share.

import { isDeepStrictEqual } from "node:util";
import type { CvProblem, CvVersion, ProfileField, ProfileFields } from "../../contract/candidates/wire.ts";
import { toJsonResume } from "../../contract/resumes/json-resume.ts";
import type { ParsedResume } from "../../contract/resumes/wire.ts";
import { CV_PROBLEM_TEXTS } from "../../messages/en/files.ts";
import type { DataKeeper } from "../data-keeper.ts";
import { removeFiles } from "../files/index.ts";
import { findAccountById, holdAccount } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { idOrNull } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import { notFound } from "../platform/refusal.ts";
import { EMPTY_FIELDS, fieldsOfReading, followReading } from "./rules.ts";

export type CvRow = Timed<Omit<CvVersion, "step" | "problemText">, "uploadedAt"> & { fileKey: string; step: number };

/** Columns of a CvRow; the version's alias is `v`, its owner's left-joined profile `p`. */
export const cvColumns = `v.id, v.file_key as "fileKey", v.file_name as "fileName", v.bytes, v.uploaded_at as "uploadedAt", v.state,
  v.step, v.problem, v.id is not distinct from p.current_cv_id as "isCurrent"`;

export const cvTables = "cv_version v left join candidate_profile p on p.account_id = v.account_id";

/** A person's CVs, newest first. */
export const readCvs = (reader: Reader, accountId: string): Promise<CvRow[]> =>
  reader.query<CvRow>(
    `select ${cvColumns} from ${cvTables} where v.account_id = $1 and v.deleted_at is null order by v.id desc`,
    [accountId],
    "cvs of a person",
  );

/** Reads one CV of a person; 404 when they have none with this id. */
export async function readCv(reader: Reader, accountId: string, id: string): Promise<CvRow> {
  const [row] = await reader.query<CvRow>(
    `select ${cvColumns} from ${cvTables} where v.id = $1 and v.account_id = $2 and v.deleted_at is null`,
    [idOrNull(id), accountId],
  );
  if (!row) throw noCv();
  return row;
}

export const noCv = () => notFound("You have no such CV.");

/** A CV as answers show it. */
export function presentCv({ fileKey: _key, ...row }: CvRow): CvVersion {
  const isUnderWay = row.state === "QUEUED" || row.state === "READING";
  const { step, problem } = row;
  return { ...isoTimes(row), step: isUnderWay ? step : null, problemText: problem && wordsOf(problem) };
}

/** The words shown for a CV that could not be read. */
export const wordsOf = (problem: CvProblem): string => CV_PROBLEM_TEXTS[problem];

export type Profile = {
  /** 0 before the first change. */
  version: number;
  currentCvId: string | null;
  edited: ProfileField[];
  fields: ProfileFields;
  photo: { key: string; mimeType: string } | null;
  /** Of the CV in force. */
  reading: ParsedResume | null;
  /** Proposals that the person has answered, of the CV in force or of an earlier upload of the same file. */
  answered: string[];
};

type ProfileRow = Omit<ProfileFields, "preferences"> & {
  version: number;
  currentCvId: string | null;
  edited: ProfileField[];
  preferences: Partial<ProfileFields["preferences"]>;
  photoKey: string | null;
  photoType: string | null;
  reading: ParsedResume | null;
  answered: string[];
};

const profileQuery = `select p.version, p.current_cv_id as "currentCvId", p.edited, p.designation, p.yoe as "YOE", p.location, p.summary,
    p.links, p.core_skills as "coreSkills", p.soft_skills as "softSkills", p.experience, p.education, p.preferences,
    p.photo_key as "photoKey", p.photo_type as "photoType", v.parsed as reading,
    array(select distinct unnest(s.answered_soft_skills) from cv_version s
      where s.account_id = v.account_id and s.sha256 = v.sha256) as answered
  from candidate_profile p left join cv_version v on v.id = p.current_cv_id where p.account_id = $1`;

/** A person's profile; empty if they have none yet. */
export async function readProfile(reader: Reader, accountId: string): Promise<Profile> {
  const [row] = await reader.query<ProfileRow>(profileQuery, [accountId], "profile of a person");
  if (!row)
    return {
      version: 0,
      currentCvId: null,
      edited: [],
      fields: EMPTY_FIELDS,
      photo: null,
      reading: null,
      answered: [],
    };
  const { version, currentCvId, edited, photoKey, photoType, reading, answered, preferences, ...fields } = row;
  return {
    version,
    currentCvId,
    edited,
    fields: { ...fields, preferences: { ...EMPTY_FIELDS.preferences, ...preferences } },
    photo: photoKey !== null && photoType !== null ? { key: photoKey, mimeType: photoType } : null,
    reading,
    answered,
  };
}

/**
 * Creates the profile if needed and locks it with its account until the transaction ends; 401 if the account was
 * deleted. To avoid deadlock, lock in this order: account (`holdAccount`), CV, profile.
 */
export async function lockProfile(tx: Writer, accountId: string, now: Date): Promise<Profile> {
  await holdAccount(tx, accountId);
  await tx.query(
    "insert into candidate_profile (account_id, version, updated_at) values ($1, 0, $2) on conflict do nothing",
    [accountId, now],
  );
  await tx.query("select from candidate_profile where account_id = $1 for update", [accountId]);
  return readProfile(tx, accountId);
}

/** Saves a locked profile as its next version. */
export async function saveProfile(
  tx: Writer,
  accountId: string,
  { currentCvId, edited, fields }: Pick<Profile, "currentCvId" | "edited" | "fields">,
  now: Date,
): Promise<void> {
  const { experience, education, preferences } = fields;
  await tx.query(
    `update candidate_profile set version = version + 1, current_cv_id = $2, edited = $3, designation = $4, yoe = $5,
       location = $6, summary = $7, links = $8, core_skills = $9, soft_skills = $10, experience = $11, education = $12,
       preferences = $13, updated_at = $14
     where account_id = $1`,
    [
      accountId,
      currentCvId,
      edited,
      fields.designation,
      fields.YOE,
      fields.location,
      fields.summary,
      fields.links,
      fields.coreSkills,
      fields.softSkills,
      ...[experience, education, preferences].map((value) => JSON.stringify(wellFormed(value))),
      now,
    ],
  );
}

/** Puts the newest CV that was read in force; fields that the person has not set follow it. */
export async function followNewestCv(tx: Writer, accountId: string, now: Date): Promise<void> {
  const profile = await lockProfile(tx, accountId, now);
  const [newest] = await tx.query<{ id: string; reading: ParsedResume | null }>(
    `select id, parsed as reading from cv_version
     where account_id = $1 and state = 'PARSED' and deleted_at is null order by id desc limit 1`,
    [accountId],
  );
  const currentCvId = newest?.id ?? null;
  const fields = followReading(profile.fields, profile.edited, fieldsOfReading(newest?.reading ?? null));
  // Equal ids are not enough: deleting the CV in force has already cleared its id.
  if (currentCvId === profile.currentCvId && isDeepStrictEqual(fields, profile.fields)) return;
  await saveProfile(tx, accountId, { ...profile, currentCvId, fields }, now);
}

/** Removes NULs and lone surrogates, which PostgreSQL's JSON refuses. */
export function wellFormed<Value>(value: Value): Value {
  if (typeof value === "string") return value.replaceAll("\u0000", "").toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(wellFormed) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wellFormed(part)])) as Value;
}

/** 404 for a name that cannot be a file's, such as one with a NUL, which PostgreSQL refuses. */
export function uploadKey(given: string): string {
  if (!/^[\w./-]{1,300}$/.test(given)) throw notFound("There is no such file of yours.");
  return given;
}

/**
 * All CVs; the profile and first steps only where the account that stays has none of its own. The photo of a profile that
 * is left behind is erased with it.
 */
const MERGE = [
  // Made by a look around, without a CV and without a word.
  `delete from candidate_profile b using candidate_profile a where a.account_id = $1 and b.account_id = $2
     and b.current_cv_id is null and b.photo_key is null and b.edited = '{}'`,
  `update candidate_profile set account_id = $2 where account_id = $1
     and not exists (select from candidate_profile b where b.account_id = $2)`,
  `update onboarding set account_id = $2 where account_id = $1
     and not exists (select from onboarding b where b.account_id = $2)`,
  `update file_upload f set owner_id = $2 where f.owner_id = $1
     and not exists (select from candidate_profile p where p.account_id = $1 and p.photo_key = f.key)`,
  `update cv_version set account_id = $2 where account_id = $1`,
] as const;

/** Exports and erases a person's profile, and their CVs with what was read from them. */
export const candidateKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const { fields, edited, version, photo } = await readProfile(reader, accountId);
    const cvs = await reader.query(
      `select id, file_name as "fileName", bytes, encode(sha256, 'hex') as sha256, uploaded_at as "uploadedAt",
         deleted_at as "deletedAt", state, problem,
         parsed_at as "readAt", extract as "cvExtract", parsed as "cvExtractParsed",
         answered_soft_skills as "answeredSoftSkills"
       from cv_version where account_id = $1 order by id`,
      [accountId],
    );
    const account = await findAccountById(reader, accountId);
    const firstSteps = await reader.query(
      `select came_to_refer_at as "cameToReferAt", cv_skipped_at as "cvSkippedAt",
         profile_confirmed_at as "profileConfirmedAt", jobs_seen_at as "jobsSeenAt", dismissed_at as "dismissedAt"
       from onboarding where account_id = $1`,
      [accountId],
    );
    return {
      profile: { ...fields, edited, version, hasPhoto: photo !== null },
      ...(account && { jsonResume: toJsonResume(fields, account) }),
      cvs,
      firstSteps,
    };
  },
  async merge(tx, { fromId, into }, now) {
    for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
    // A profile that stays without a CV of its own takes the newest of those that came.
    const bare = await tx.query(
      `select from candidate_profile where account_id = $1 and current_cv_id is null
         and exists (select from cv_version where account_id = $1 and state = 'PARSED' and deleted_at is null)`,
      [into.accountId],
    );
    if (bare.length > 0) await followNewestCv(tx, into.accountId, now);
  },
  async erase(tx, { accountId }, now) {
    await tx.query("delete from cv_version where account_id = $1", [accountId]);
    await tx.query("delete from candidate_profile where account_id = $1", [accountId]);
    await tx.query("delete from onboarding where account_id = $1", [accountId]);
    await removeFiles(tx, { ownerId: accountId }, now);
  },
};
