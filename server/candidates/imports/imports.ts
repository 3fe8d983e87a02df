// A profile from a file, and a file from a profile: what a Word file, LinkedIn export or JSON Resume says, for the person
// to look at, and their profile as a JSON Resume.
import { z } from "zod";
import { importProfile as endpoint, type ProfileImport } from "../../../contract/candidates/imports-wire.ts";
import { toJsonResume } from "../../../contract/resumes/json-resume.ts";
import { IMPORT_FORMATS, IMPORT_PROBLEMS } from "../../../contract/resumes/rules.ts";
import { IMPORT_PROBLEM_TEXTS } from "../../../messages/en/files.ts";
import type { Deps, Operation } from "../../deps.ts";
import { inUploadTurn, readUploaded, removeFiles, takeUpload } from "../../files/index.ts";
import { findAccountById, holdAccount, refuseOthers } from "../../identity/index.ts";
import { once } from "../../platform/once.ts";
import { conflict, refuse } from "../../platform/refusal.ts";
import { clippedResume, type ImportReading, ReaderBusy, ReaderStarved } from "../../resumes/index.ts";
import { fieldsOfReading } from "../rules.ts";
import { readProfile, uploadKey, wellFormed } from "../store.ts";

/** Checked, sizes too, because it comes from a process that opened an untrusted file. */
const importReading = z.union([
  z.object({
    format: z.enum(IMPORT_FORMATS),
    parsed: clippedResume,
    leftOut: z.array(z.string().max(100)).max(20),
  }),
  z.object({ problem: z.enum(IMPORT_PROBLEMS), detail: z.string().max(200) }),
]) satisfies z.ZodType<ImportReading>;

/** Neither the file nor what was read of it is kept: only the answer of a keyed call, for a day. */
export const importProfile: Operation<"importProfile"> = async ({ params, body }, call, deps) => {
  const { caller } = call;
  refuseOthers(params.email, caller);
  const upload = { key: uploadKey(body.file), ownerId: caller.accountId, kind: "PROFILE_IMPORT" } as const;
  // Read before the transaction: no connection should wait for a process.
  const uploaded = await inUploadTurn(() => readUploaded(upload, deps));
  const reading = uploaded && (await readFile(uploaded.bytes, caller.accountId, deps));
  const outcome = await inUploadTurn(() =>
    once(endpoint, { params, body }, call, deps, async (tx): Promise<Outcome> => {
      await holdAccount(tx, caller.accountId);
      const file = await takeUpload(tx, upload, deps);
      if (!reading) throw conflict("This file is being read already. Please try again.");
      await removeFiles(tx, [file.key], deps.clock());
      return wellFormed(outcomeOf(file.fileName, reading));
    }),
  );
  if ("refusal" in outcome) throw refuse(422, "INVALID_FILE", outcome.refusal, "file");
  return outcome.answer;
};

/** A refusal is kept under the key too, since the file is gone by then. */
type Outcome = { answer: ProfileImport } | { refusal: string };

function outcomeOf(fileName: string, reading: ImportReading): Outcome {
  if ("problem" in reading) return { refusal: IMPORT_PROBLEM_TEXTS[reading.problem](fileName, reading.detail) };
  const { format, parsed, leftOut } = reading;
  const { preferences: _, ...fields } = fieldsOfReading(parsed);
  return { answer: { fileName, format, fields, parsed, leftOut } };
}

async function readFile(bytes: Uint8Array, owner: string, { resumes, clock }: Pick<Deps, "resumes" | "clock">) {
  try {
    return importReading.parse(await resumes.readImport(bytes, { owner, now: clock() }));
  } catch (error) {
    if (error instanceof ReaderBusy || error instanceof ReaderStarved)
      throw refuse(503, "BUSY", "Many files are being read right now. Please try again in a moment.");
    throw error;
  }
}

export const getJsonResume: Operation<"getJsonResume"> = async ({ params }, { caller }, { db }) => {
  refuseOthers(params.email, caller);
  const { fields } = await readProfile(db, caller.accountId);
  const account = await findAccountById(db, caller.accountId);
  return toJsonResume(fields, {
    name: caller.name,
    email: caller.email,
    phoneNumber: account?.phoneNumber ?? null,
  });
};
