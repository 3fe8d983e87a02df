// How people hear of what concerns them, and when the day's mail goes out.
import {
  type EmailWay,
  NOTIFICATION_KINDS,
  NOTIFICATION_TABLE,
  type NotificationKind,
} from "../../contract/notification-words.ts";
import type { UserType } from "../../contract/roles.ts";

/** By which ways somebody hears of a kind. */
export type Ways = { inApp: boolean; email: EmailWay };
/** What somebody has chosen for a kind. */
export type Choice = Ways & { kind: NotificationKind };

/** The choice where there is one, else what the kind has for everybody. */
export function waysOf(kind: NotificationKind, chosen: Ways | null): Ways {
  const { inApp, email } = chosen ?? NOTIFICATION_TABLE[kind];
  return { inApp, email };
}

/** The ways of every kind that concerns people of this user type, in the contract's order. */
export const choicesFor = (userType: UserType, chosen: readonly Choice[]): Choice[] =>
  NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_TABLE[kind].for.includes(userType)).map((kind) => ({
    kind,
    ...waysOf(kind, chosen.find((choice) => choice.kind === kind) ?? null),
  }));

/**
 * What is kept of a notice for somebody who hears of it by these ways; null when nothing is. `isMailed` is false for what
 * is never mailed. What is only mailed is kept too: it knows what was told.
 */
export function keptAs(ways: Ways, isMailed: boolean): (Ways & { awaitsDigest: boolean }) | null {
  const email = isMailed ? ways.email : "OFF";
  if (!ways.inApp && email === "OFF") return null;
  return { inApp: ways.inApp, email, awaitsDigest: email === "DAILY" };
}

/**
 * Whether a mail goes out at once: it was to when the notice was first told, and its reader has not ended such mails since,
 * while the mail server was away.
 */
export const isMailedAtOnce = (whenTold: EmailWay, now: EmailWay): boolean => whenTold === "AT_ONCE" && now !== "OFF";

/** India has one time zone and no summer time. */
const indiaAheadMs = 5.5 * 3_600_000;
const digestHour = 8;
const dayMs = 86_400_000;

/** The newest day in India whose mail is due, and the moment from which on it was: 08:00 there. */
export function digestDue(now: Date): { day: string; since: Date } {
  const shiftMs = indiaAheadMs - digestHour * 3_600_000;
  const days = Math.floor((now.getTime() + shiftMs) / dayMs);
  return { day: new Date(days * dayMs).toISOString().slice(0, 10), since: new Date(days * dayMs - shiftMs) };
}
