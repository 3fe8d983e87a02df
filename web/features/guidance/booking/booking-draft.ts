// The choices and text for a booking, as this browser stores them until it is booked or a day old. Pure.
import { GUIDANCE_KINDS, type GuidanceKind } from "../../../../contract/guidance/rules.ts";

export type BookingDraft = {
  slotId: string | null;
  kind: GuidanceKind | null;
  topic: string;
  note: string;
  /** The zone in which times are shown, when it is not the machine's. */
  timeZone: string | null;
  /** The Idempotency-Key of the booking call; every change makes a new one. */
  key: string;
};

/** By offer id. `at`: epoch ms. */
export type KeptDrafts = Record<string, BookingDraft & { at: number }>;

const KEPT_MS = 24 * 3_600_000;
/** Only the newest drafts are retained. */
const MOST_DRAFTS = 5;

/** The changed draft; a new key, unless nothing changed. */
export function changeDraft(draft: BookingDraft, some: Partial<Omit<BookingDraft, "key">>, newKey: () => string) {
  const changed = { ...draft, ...some };
  const isSame = Object.keys(some).every(
    (name) => changed[name as keyof BookingDraft] === draft[name as keyof BookingDraft],
  );
  return isSame ? draft : { ...changed, key: newKey() };
}

/** The fresh drafts in `stored`. Accepts anything from storage. */
export function draftsIn(stored: unknown, now: number): KeptDrafts {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored as KeptDrafts).filter(([, draft]) => isDraft(draft, now)));
}

/** Adds or replaces a draft, or removes it (null). */
export function withDraft(drafts: KeptDrafts, offerId: string, draft: BookingDraft | null, now: number): KeptDrafts {
  const { [offerId]: _before, ...others } = drafts;
  if (draft === null) return others;
  const newest = Object.entries(others).sort(([, one], [, other]) => other.at - one.at);
  return { ...Object.fromEntries(newest.slice(0, MOST_DRAFTS - 1)), [offerId]: { ...draft, at: now } };
}

function isDraft(value: unknown, now: number): boolean {
  const draft = value as Partial<KeptDrafts[string]> | null;
  if (typeof draft !== "object" || draft === null) return false;
  const { slotId, kind, timeZone, topic, note, key, at } = draft;
  const isTextOrNull = (text: unknown) => text === null || typeof text === "string";
  return (
    isTextOrNull(slotId) &&
    isTextOrNull(timeZone) &&
    (kind === null || GUIDANCE_KINDS.some((known) => known === kind)) &&
    [topic, note, key].every((text) => typeof text === "string") &&
    typeof at === "number" &&
    now - at < KEPT_MS &&
    at < now + 60_000
  );
}
