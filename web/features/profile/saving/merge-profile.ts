// A profile and changes to it: what it looks like with them, and where two people, or two tabs, changed the same.
import type { CandidateProfile, ProfileField, ProfileFields } from "../../../../contract/candidates.ts";

export type Changes = Partial<ProfileFields>;
/** What the fields were when editing began. */
export type Base = Changes;

/** The names of what changes hold. */
export const fieldsOf = (changes: Changes) => Object.keys(changes) as ProfileField[];

/** The profile as it will be once the changes are kept: what the person has set is theirs from then on. */
export function withChanges(profile: CandidateProfile, changes: Changes): CandidateProfile {
  const edited = new Set([...profile.edited, ...fieldsOf(changes)]);
  return { ...profile, ...changes, edited: [...edited] };
}

/** The part of a profile that an editor begins with. */
export function baseOf(profile: CandidateProfile, fields: readonly ProfileField[]): Base {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}

/** Only what differs from the base: a field that was looked at and left alone stays what it was. */
export function differing(base: Base, changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => !isSame(base[field as never], value)));
}

/** Fields of `changes` that somebody else has meanwhile set to a third value. */
export function conflictsBetween(base: Base, latest: CandidateProfile, changes: Changes): ProfileField[] {
  return fieldsOf(changes).filter(
    (field) => field in base && !isSame(base[field], latest[field]) && !isSame(changes[field], latest[field]),
  );
}

/** Compares values of a profile, which are JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
