// Requests under data-protection law: what may be asked for, and until when it is answered.

export const PRIVACY_KINDS = ["ACCESS", "CORRECTION", "ERASURE", "OBJECTION"] as const;
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/** UNCONFIRMED until the address of a signed-out person is proven. */
export const PRIVACY_STATES = ["UNCONFIRMED", "OPEN", "ANSWERED", "REFUSED"] as const;

/** From the day on which it arrived. */
export const PRIVACY_DEADLINE_DAYS = 30;
/** How many days before the deadline admins are reminded. */
export const PRIVACY_REMINDERS = [7, 1] as const;
export const MAX_PRIVACY_TEXT = 4_000;
