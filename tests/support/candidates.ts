// Candidates with a profile for tests: rows as reading a CV writes them, without reading one.
import { createHash } from "node:crypto";
import type { ParsedResume } from "../../contract/resumes/wire.ts";
import type { Database } from "../../server/platform/db.ts";
import { newId } from "../../server/platform/ids.ts";

export type CandidateFacts = {
  /** Whether a CV was read; true by default. */
  hasCv?: boolean;
  designation?: string | null;
  YOE?: number | null;
  coreSkills?: string[];
  softSkills?: string[];
};

/** Gives an account a profile and the CV it was read from. */
export async function aCandidate(db: Database, accountId: string, facts: CandidateFacts = {}): Promise<void> {
  const { hasCv = true, designation = null, YOE = null, coreSkills = [], softSkills = [] } = facts;
  const cvId = hasCv ? await aReadCv(db, accountId, { designation, YOE, coreSkills, softSkills }) : null;
  await db.query(
    `insert into candidate_profile (account_id, current_cv_id, designation, yoe, core_skills, soft_skills, updated_at)
      values ($1, $2, $3, $4, $5, $6, now())
      on conflict (account_id) do update set (current_cv_id, designation, yoe, core_skills, soft_skills, updated_at)
      = (excluded.current_cv_id, excluded.designation, excluded.yoe, excluded.core_skills, excluded.soft_skills, now())`,
    [accountId, cvId, designation, YOE, coreSkills, softSkills],
  );
}

type Read = Pick<Required<CandidateFacts>, "designation" | "YOE" | "coreSkills" | "softSkills">;

async function aReadCv(db: Database, accountId: string, read: Read): Promise<string> {
  const id = newId();
  const extract = [read.designation ?? "", ...read.coreSkills, ...read.softSkills].join("\n");
  await db.query(
    `insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, step, extract, parsed, parser_version,
        taxonomy_version, parsed_at)
      values ($1, $2, $3, 'cv.pdf', 1000, $4, now(), 'PARSED', 4, $5, $6, 'a test''s', 'a test''s', now())`,
    [id, accountId, `test/${id}`, createHash("sha256").update(id).digest(), extract, JSON.stringify(parsedOf(read))],
  );
  return id;
}

const parsedOf = ({ designation, YOE, coreSkills, softSkills }: Read): ParsedResume => ({
  status: "OK",
  name: null,
  email: null,
  phone: null,
  links: [],
  location: null,
  designation,
  summary: null,
  YOE,
  companies: [],
  institutions: [],
  coreSkills: coreSkills.map((skillName) => ({ skillName })),
  softSkills: softSkills.map((skillName) => ({ skillName })),
  confidence: {},
  sources: {},
  warnings: [],
  parserVersion: "a test's",
  taxonomyVersion: "a test's",
});
