// Keeps changes of a profile: on top of the newest version, and with a question when somebody else changed the same field.
import type { CandidateProfile, ProfileField } from "../../../../contract/candidates.ts";
import { CallError } from "../../../../contract/client.ts";
import { type Base, type Changes, conflictsBetween } from "./merge-profile.ts";

export type SaveOutcome =
  | { kind: "saved"; profile: CandidateProfile }
  /** The profile as it is now, and the fields that were set to something else there. */
  | { kind: "conflict"; latest: CandidateProfile; fields: ProfileField[] }
  | { kind: "failed"; error: unknown };

export type ProfileWorld = {
  /** The newest profile that the server has told of. */
  known: () => CandidateProfile;
  /** Keeps changes made on a version; throws CallError 409 when that is not the newest. */
  send: (changes: Changes & { version: number; fromCv?: ProfileField[] }) => Promise<CandidateProfile>;
  load: () => Promise<CandidateProfile>;
};

export type Saving = {
  changes: Changes;
  /** What the person saw when they began. */
  base: Base;
  /** Fields to take from the CV again. */
  fromCv?: ProfileField[];
};

/** Other tabs may save at the same moment; nobody saves this often in a row. */
const TRIES = 4;

/** Never rejects. Changes elsewhere to other fields are no conflict: the changes are sent again on top of them. */
export async function sendChanges({ changes, base, fromCv }: Saving, world: ProfileWorld): Promise<SaveOutcome> {
  let latest = world.known();
  let error: unknown;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fields = conflictsBetween(base, latest, changes);
    if (fields.length > 0) return { kind: "conflict", latest, fields };
    try {
      const body = { ...changes, version: latest.version, ...(fromCv && { fromCv }) };
      return { kind: "saved", profile: await world.send(body) };
    } catch (thrown) {
      error = thrown;
      if (!isOutdated(thrown)) break;
    }
    try {
      latest = await world.load();
    } catch (thrown) {
      error = thrown;
      break;
    }
  }
  return { kind: "failed", error };
}

const isOutdated = (error: unknown) => error instanceof CallError && error.status === 409;
