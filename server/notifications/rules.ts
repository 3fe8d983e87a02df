// Decides the channels of a notice, when the daily digest is due, and what a device is called.

import type { UserType } from "../../contract/identity/rules.ts";
import {
  type EmailWay,
  NOTIFICATION_KINDS,
  NOTIFICATION_TABLE,
  type NotificationKind,
} from "../../contract/notifications/rules.ts";

/** The channels of a kind. */
export type Ways = { inApp: boolean; email: EmailWay };
/** A person's preference for a kind. */
export type Choice = Ways & { kind: NotificationKind };

/** The chosen channels, else the kind's defaults. */
export function waysOf(kind: NotificationKind, chosen: Ways | null): Ways {
  const { inApp, email } = chosen ?? NOTIFICATION_TABLE[kind];
  return { inApp, email };
}

/** The channels of every kind for this user type, in the contract's order. */
export const choicesFor = (userType: UserType, chosen: readonly Choice[]): Choice[] =>
  NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_TABLE[kind].for.includes(userType)).map((kind) => ({
    kind,
    ...waysOf(kind, chosen.find((choice) => choice.kind === kind) ?? null),
  }));

/**
 * What is stored of a notice for a person with these channels; null if nothing is. `isMailed` is false for notices that
 * are never mailed. Notices that are only mailed are stored too, so that they are mailed once.
 */
export function keptAs(ways: Ways, isMailed: boolean): (Ways & { awaitsDigest: boolean }) | null {
  const email = isMailed ? ways.email : "OFF";
  if (!ways.inApp && email === "OFF") return null;
  return { inApp: ways.inApp, email, awaitsDigest: email === "DAILY" };
}

/** Whether to mail at once: chosen when the notice was first stored, and such mails not turned off since. */
export const isMailedAtOnce = (whenTold: EmailWay, now: EmailWay): boolean => whenTold === "AT_ONCE" && now !== "OFF";

/** India has one time zone and no daylight saving time. */
const indiaAheadMs = 5.5 * 3_600_000;
const digestHour = 8;
const dayMs = 86_400_000;

/** The latest day in India whose digest is due, and since when: 08:00 there. */
export function digestDue(now: Date): { day: string; since: Date } {
  const shiftMs = indiaAheadMs - digestHour * 3_600_000;
  const days = Math.floor((now.getTime() + shiftMs) / dayMs);
  return { day: new Date(days * dayMs).toISOString().slice(0, 10), since: new Date(days * dayMs - shiftMs) };
}

/** In the order of asking: browsers also name the ones that they are like. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** A name by which a person knows their device again: "Chrome on Android". */
export function deviceLabel(userAgent: string): string {
  const named = (all: typeof BROWSERS) => all.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS) ?? "A browser", named(SYSTEMS)];
  return system ? `${browser} on ${system}` : browser;
}
