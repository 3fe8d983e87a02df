// What keys of the API and webhooks of a company may be, for both sides.

/** What a key may read. jobs: everything that visitors see. */
export const KEY_SCOPES = ["jobs:read", "company-jobs:read", "applications:read"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** How a key begins, so that scanners of leaked secrets know it. */
export const KEY_PREFIX = "vb_";
/** How many of its first characters are shown later, to tell keys apart. */
export const SHOWN_OF_A_KEY = 10;

/** The most that a company has at a time. */
export const MAX_KEYS = 10;
export const MAX_WEBHOOKS = 5;

/** How many calls a key may make in a minute and in a day. */
export const CALLS_PER_MINUTE = 120;
export const CALLS_PER_DAY = 20_000;

/** For how many hours the key, and the secret of a webhook, from before a rotation go on. */
export const ROTATION_HOURS = 24;

/** SIGNED: an address of the company's own. Chats get the same events in words. */
export const WEBHOOK_KINDS = ["SIGNED", "SLACK", "TELEGRAM"] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

export const WEBHOOK_EVENTS = [
  "application.submitted",
  "application.moved",
  "application.rejected",
  "application.withdrawn",
  "job.published",
  "job.closed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent when an admin of the company asks for it, whatever the webhook listens to. */
export const TEST_EVENT = "webhook.test";

export const DELIVERY_STATES = ["PENDING", "DELIVERED", "FAILED"] as const;

/** How many days the log of deliveries goes back. */
export const DELIVERY_DAYS = 30;
