// Applies changes to a profile, and finds conflicts between two people or tabs that changed it.
import type { CandidateProfile, ProfileField, ProfileFields } from "../../../../../contract/candidates/wire.ts";

export type Changes = Partial<ProfileFields>;
/** The values of the fields when editing began. */
export type Base = Changes;

/** The fields in `changes`. */
export const fieldsOf = (changes: Changes) => Object.keys(changes) as ProfileField[];

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
