// What a person was told here: the bell's list, and their choices of how they hear of what.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { mailedCode, typedCode } from "../mailed-code.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, paging } from "../query-parameters.ts";
import {
  EMAIL_WAYS,
  MAIL_TROUBLES,
  MAX_DEVICES,
  MAX_MAIL_EVENTS,
  MAX_REPORT_BYTES,
  NOTIFICATION_KINDS,
  REPORTED_WITHIN_DAYS,
} from "./rules.ts";

const notification = namedObject("Notification", {
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  text: z.string(),
  /** A path on this site. */
  href: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;

const notificationPreference = namedObject("NotificationPreference", {
  kind: z.enum(NOTIFICATION_KINDS),
  inApp: z.boolean(),
  email: z.enum(EMAIL_WAYS),
});
export type NotificationPreference = z.infer<typeof notificationPreference>;

const endpoint = endpointsOf("Notifications");
const refusals = { 401: "No valid token" };

export const listNotifications = endpoint("listNotifications", {
  summary: "What the caller was told, newest first",
  query: z.strictObject({
    show: choiceParameter(["all", "unread"]),
    ...paging,
  }),
  answer: z.object({ data: z.array(notification), pagination, unread: z.int() }),
  refusals: { 400: "A parameter is unknown or malformed", ...refusals },
});

export const countUnread = endpoint("countUnread", {
  summary: "How many the caller has not read; 100 stands for more",
  answer: z.object({ unread: z.int() }),
  refusals,
});

export const markRead = endpoint("markRead", {
  summary: "Mark as read, or as unread again; `all` up to the newest that was seen",
  body: z.union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(100), isRead: z.boolean() }),
    z.strictObject({ upTo: z.uuid() }),
  ]),
  answer: z.object({ unread: z.int() }),
  refusals: { 400: "A field is missing or malformed", ...refusals },
});

export const listPreferences = endpoint("listPreferences", {
  summary: "How the caller hears of what concerns them",
  answer: z.object({ data: z.array(notificationPreference) }),
  refusals,
});

export const setPreferences = endpoint("setPreferences", {
  summary: "Change how the caller hears of some kinds; the others stay",
  body: z.strictObject({ data: z.array(notificationPreference).min(1).max(NOTIFICATION_KINDS.length) }),
  answer: z.object({ data: z.array(notificationPreference) }),
  refusals: { 400: "A field is missing or malformed", ...refusals },
});

/** A browser that shows the person's notifications, also while the site is closed. */
const device = namedObject("Device", {
  id: z.uuid(),
  /** "Chrome on Android". */
  label: z.string(),
  /** Whether it is the browser that asks. */
  isThis: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When its push service last took a notification. */
  lastSuccessAt: z.iso.datetime().nullable(),
});
export type Device = z.infer<typeof device>;

const devices = z.object({
  data: z.array(device),
  /** The site's key, with which a browser subscribes (VAPID, RFC 8292). */
  publicKey: z.string(),
});

export const listDevices = endpoint("listDevices", {
  summary: "The devices that show the caller's notifications, newest first",
  answer: devices,
  refusals,
});

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), `must be ${bytes} bytes in base64url`);

/** In the form of PushSubscription.toJSON(). */
export const addDevice = endpoint("addDevice", {
  summary: "Show the caller's notifications on this device, until its session ends; adding it again changes nothing",
  body: z.strictObject({
    endpoint: z.string().max(1_000, "may have at most 1000 characters"),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  answer: devices,
  refusals: {
    400: "A field is missing or malformed, or the endpoint is no public https address",
    ...refusals,
    409: `The caller has ${MAX_DEVICES} devices already`,
  },
});

export const removeDevice = endpoint("removeDevice", {
  summary: "Show no more notifications on a device; removing it twice changes nothing",
  params: z.object({ deviceId: z.string().max(100) }),
  answer: devices,
  refusals,
});

/** What the one-click link of a mail ends (RFC 8058); the token says whose and which. */
export const unsubscribe = endpoint("unsubscribe", {
  summary: "End a kind of mail by the link that stood in one; no sign-in needed",
  body: z.strictObject({ token: z.string().max(500), isOn: z.boolean().optional() }),
  answer: z.object({
    /** What has ended, in words. */
    label: z.string(),
    isOn: z.boolean(),
  }),
  refusals: { 400: "The token is missing", 404: "The link is not one of ours, or its owner is gone" },
});

/** Why an address gets no notices, and since when. */
export const mailTrouble = z.object({ reason: z.enum(MAIL_TROUBLES), since: z.iso.datetime() });

const mailStanding = namedObject("MailStanding", {
  /** The caller's address. */
  address: z.string(),
  /** Empty while mail goes there. */
  troubles: z.array(mailTrouble),
  /** The mailed code that was not entered yet. */
  code: mailedCode.nullable(),
});
export type MailStanding = z.infer<typeof mailStanding>;

export const getMailStanding = endpoint("getMailStanding", {
  summary: "Whether the caller's address gets mail, or why it gets no notices",
  answer: mailStanding,
  refusals,
});

export const sendMailCode = endpoint("sendMailCode", {
  summary: "Mail a code to the caller's address that mail came back from, to see whether it works again",
  answer: mailStanding,
  refusals: { ...refusals, 409: "No mail came back from it", 429: "A code was mailed just now, or too many" },
});

export const confirmMail = endpoint("confirmMail", {
  summary: "Show by the mailed code that mail arrives again; notices are mailed from then on",
  body: z.strictObject({
    code: typedCode,
  }),
  answer: mailStanding,
  refusals: { 400: "Not six digits", ...refusals, 409: "CODE_MISMATCH · CODE_EXPIRED" },
});

export const resumeMail = endpoint("resumeMail", {
  summary:
    "Have notices mailed again after the caller's mail service reported one as spam; doing so twice changes nothing",
  answer: mailStanding,
  refusals,
});

export const liftMailTroubles = endpoint("liftMailTroubles", {
  summary: "Mail an account's address again, whatever came back from it; on record",
  params: z.object({ accountId: z.string().max(100) }),
  answer: z.object({ troubles: z.array(mailTrouble) }),
  refusals: {
    ...refusals,
    403: "Not a platform admin",
    404: "There is no such account",
    409: "Mail goes there already",
  },
});

/** What happened to one mail. */
const mailEvent = z.strictObject({
  type: z.enum(["BOUNCE", "COMPLAINT"]),
  address: z.string().trim().min(3).max(254).toLowerCase(),
  /** Only permanent bounces count. A complaint always does. */
  isPermanent: z.boolean().optional(),
  occurredAt: z.iso.datetime({ offset: true, error: "occurredAt must be a moment such as 2026-11-22T18:30:00Z" }),
});

export const reportMail = endpoint("reportMail", {
  summary: `Mails that came back or were reported as spam, for the mail service (Authorization: Bearer MAIL_REPORTS_SECRET): events as JSON, or one report by mail (RFC 3464, RFC 5965) as message/rfc822. Counts for addresses mailed within ${REPORTED_WITHIN_DAYS} days; sending it again changes nothing`,
  body: z.union(
    [
      z.strictObject({ events: z.array(mailEvent).min(1).max(MAX_MAIL_EVENTS) }),
      z.string().min(1).max(MAX_REPORT_BYTES),
    ],
    { error: "must be {events: [{type, address, isPermanent, occurredAt}]}, or a report as message/rfc822" },
  ),
  answer: z.object({
    /** Addresses that get no notices from now on. */
    suppressed: z.int(),
  }),
  refusals: {
    400: "A field is missing or malformed, or the message is no report",
    401: "Not the secret",
    404: "No secret is set",
  },
});
