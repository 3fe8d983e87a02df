// Decides whether an admin's word is a second admin's consent.

/** How long an admin who is the only one waits instead of a second one's consent. */
export const ALONE_HOURS = 24;

export type WhyNotConsent = "OWN" | "TOO_EARLY";

/** `hasOthers`: whether there is another admin now. Null when the consent is given. */
export function whyNotConsent(
  { isOwn, aloneFrom }: { isOwn: boolean; aloneFrom: Date | null },
  { hasOthers, now }: { hasOthers: boolean; now: Date },
): WhyNotConsent | null {
  if (!isOwn) return null;
  if (aloneFrom === null || hasOthers) return "OWN";
  return now < aloneFrom ? "TOO_EARLY" : null;
}
