// Reads the work a person does and wants, for comparison with jobs.
import type { ProfileFields } from "../../contract/candidates/wire.ts";
import type { Reader } from "../platform/db.ts";
import { placeOfWork } from "./place-of-work.ts";
import { readProfile } from "./store.ts";

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
    { name: "extract of a cv", text: "select extract from cv_version where id = $1" },
    [cvId],
  );
  return cv?.extract ?? "";
}
