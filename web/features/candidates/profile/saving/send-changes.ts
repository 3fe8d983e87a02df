// Saves changes of a profile on top of its newest version; reports a conflict when another edit changed the same field.

import { CallError } from "../../../../../contract/call-error.ts";
import type { CandidateProfile, ProfileField } from "../../../../../contract/candidates/wire.ts";
import { type Base, type Changes, conflictsBetween } from "./merge-profile.ts";

export type SaveOutcome =
  | { kind: "saved"; profile: CandidateProfile }
  /** The latest profile, and the fields that differ there. */
  | { kind: "conflict"; latest: CandidateProfile; fields: ProfileField[] }
  | { kind: "failed"; error: unknown };

export type ProfileWorld = {
  /** The latest profile that the server has sent. */
  known: () => CandidateProfile;
  /** Saves changes based on a version; throws CallError 409 when that is not the newest. */
  send: (changes: Changes & { version: number; fromCv?: ProfileField[] }) => Promise<CandidateProfile>;
  load: () => Promise<CandidateProfile>;
};

export type Saving = {
  changes: Changes;
  /** The values that the person saw when editing began. */
  base: Base;
  /** Fields to reset to the CV's values. */
  fromCv?: ProfileField[];
};

/** Enough: other tabs rarely save more than a few times at the same moment. */
const TRIES = 4;

/** Never rejects. Edits of other fields are no conflict: the changes are sent again on top of them. */
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
