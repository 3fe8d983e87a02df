// Saves changes of a profile on top of its newest version; reports a conflict when another edit changed the same field.

import { CallError } from "../../../../../contract/call-error.ts";
import type { CandidateProfile, ProfileField, ProfileFields } from "../../../../../contract/candidates/wire.ts";

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

export type Changes = Partial<ProfileFields>;
/** The values of the fields when editing began. */
export type Base = Changes;

const fieldsOf = (changes: Changes) => Object.keys(changes) as ProfileField[];

/** The profile once the changes are saved; changed fields count as edited by the person from then on. */
export function withChanges(profile: CandidateProfile, changes: Changes): CandidateProfile {
  const edited = new Set([...profile.edited, ...fieldsOf(changes)]);
  return { ...profile, ...changes, edited: [...edited] };
}

/** The part of a profile with which an editor starts. */
export function baseOf(profile: CandidateProfile, fields: readonly ProfileField[]): Base {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}

/** Only what differs from the base: unchanged fields are not sent. */
export function differing(base: Base, changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => !isSame(base[field as never], value)));
}

/** Fields of `changes` that another edit has meanwhile set to a third value. */
export function conflictsBetween(base: Base, latest: CandidateProfile, changes: Changes): ProfileField[] {
  return fieldsOf(changes).filter(
    (field) => field in base && !isSame(base[field], latest[field]) && !isSame(changes[field], latest[field]),
  );
}

export const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Compares profile values, which are JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
