// What a person was told here: the bell's list, and their choices of how they hear of what.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { choiceParameter, pagination, paging } from "../query-parameters.ts";

import { EMAIL_WAYS, MAX_DEVICES, NOTIFICATION_KINDS } from "./rules.ts";

export const notification = z
  .object({
    id: z.uuid(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    text: z.string(),
    /** A path on this site. */
    href: z.string(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof notification>;

export const notificationPreference = z
  .object({ kind: z.enum(NOTIFICATION_KINDS), inApp: z.boolean(), email: z.enum(EMAIL_WAYS) })
  .meta({ id: "NotificationPreference" });
export type NotificationPreference = z.infer<typeof notificationPreference>;

const tag = "Notifications";
const refusals = { 401: "No valid token" };

export const listNotifications = endpoint("listNotifications", {
  tag,
  summary: "What the caller was told, newest first",
  query: z.strictObject({
    show: choiceParameter(["all", "unread"]),
    ...paging,
  }),
  status: 200,
  answer: z.object({ data: z.array(notification), pagination, unread: z.int() }),
  refusals: { 400: "A parameter is unknown or malformed", ...refusals },
});

export const countUnread = endpoint("countUnread", {
  tag,
  summary: "How many the caller has not read; 100 stands for more",
  status: 200,
  answer: z.object({ unread: z.int() }),
  refusals,
});

export const markRead = endpoint("markRead", {
  tag,
  summary: "Mark as read, or as unread again; `all` up to the newest that was seen",
  body: z.union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(100), isRead: z.boolean() }),
    z.strictObject({ upTo: z.uuid() }),
  ]),
  status: 200,
  answer: z.object({ unread: z.int() }),
  refusals: { 400: "A field is missing or malformed", ...refusals },
});

export const listPreferences = endpoint("listPreferences", {
  tag,
  summary: "How the caller hears of what concerns them",
  status: 200,
  answer: z.object({ data: z.array(notificationPreference) }),
  refusals,
});

export const setPreferences = endpoint("setPreferences", {
  tag,
  summary: "Change how the caller hears of some kinds; the others stay",
  body: z.strictObject({ data: z.array(notificationPreference).min(1).max(NOTIFICATION_KINDS.length) }),
  status: 200,
  answer: z.object({ data: z.array(notificationPreference) }),
  refusals: { 400: "A field is missing or malformed", ...refusals },
});

/** A browser that shows the person's notifications, also while the site is closed. */
export const device = z
  .object({
    id: z.uuid(),
    /** "Chrome on Android". */
    label: z.string(),
    /** Whether it is the browser that asks. */
    isThis: z.boolean(),
    createdAt: z.iso.datetime(),
    /** When its push service last took a notification. */
    lastSuccessAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Device" });
export type Device = z.infer<typeof device>;

const devices = z.object({
  data: z.array(device),
  /** The site's key, with which a browser subscribes (VAPID, RFC 8292). */
  publicKey: z.string(),
});

export const listDevices = endpoint("listDevices", {
  tag,
  summary: "The devices that show the caller's notifications, newest first",
  status: 200,
  answer: devices,
  refusals,
});

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), `must be ${bytes} bytes in base64url`);

/** In the form of PushSubscription.toJSON(). */
export const addDevice = endpoint("addDevice", {
  tag,
  summary: "Show the caller's notifications on this device, until its session ends; adding it again changes nothing",
  body: z.strictObject({
    endpoint: z.string().max(1_000, "may have at most 1000 characters"),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  status: 200,
  answer: devices,
  refusals: {
    400: "A field is missing or malformed, or the endpoint is no public https address",
    ...refusals,
    409: `The caller has ${MAX_DEVICES} devices already`,
  },
});

export const removeDevice = endpoint("removeDevice", {
  tag,
  summary: "Show no more notifications on a device; removing it twice changes nothing",
  params: z.object({ deviceId: z.string().max(100) }),
  status: 200,
  answer: devices,
  refusals,
});

/** What the one-click link of a mail ends (RFC 8058); the token says whose and which. */
export const unsubscribe = endpoint("unsubscribe", {
  tag,
  summary: "End a kind of mail by the link that stood in one; no sign-in needed",
  body: z.strictObject({ token: z.string().max(500), isOn: z.boolean().optional() }),
  status: 200,
  answer: z.object({
    /** What has ended, in words. */
    label: z.string(),
    isOn: z.boolean(),
  }),
  refusals: { 400: "The token is missing", 404: "The link is not one of ours, or its owner is gone" },
});
