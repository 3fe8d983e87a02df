// The request that delivers an event, by the kind of its webhook.
import { Webhook as Signer } from "standardwebhooks";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Language } from "../../contract/identity/rules.ts";
import { TEST_EVENT, type WebhookEvent, type WebhookKind } from "../../contract/integrations/rules.ts";
import { t as english } from "../../messages/en/chat-notices.ts";
import { t as hindi } from "../../messages/hi/chat-notices.ts";
import { siteName } from "../platform/site-name.ts";
import type { Vault } from "../platform/vault.ts";
import { wordsOf } from "../platform/words.ts";
import { chatOf, openSecret } from "./targets.ts";

export type Sendable = {
  kind: WebhookKind;
  language: Language;
  url: string;
  sealedSecret: Buffer;
  /** Null without one that still counts. */
  sealedPrevious: Buffer | null;
  payload: unknown;
};

export type DeliveryRequest = { url: string; headers: Record<string, string>; body: string };
type Frame = { id: string; now: Date; vault: Vault; telegramApi?: string | undefined };

const WORDS = wordsOf(english, hindi);

const TELEGRAM_API = "https://api.telegram.org";
const JSON_BODY = { "content-type": "application/json" };

/** Null if what it needs was sealed with another master key. */
export function requestOf(due: Sendable, frame: Frame): DeliveryRequest | null {
  if (due.kind === "SIGNED") return signedRequest(due, frame);
  const secret = openSecret(frame.vault, due.sealedSecret);
  if (secret === null) return null;
  const notice = noticeOfEvent(due.payload as EventPayload, due.language);
  if (due.kind === "SLACK")
    return { url: secret, headers: JSON_BODY, body: JSON.stringify({ text: slackText(notice), unfurl_links: false }) };
  const body = { chat_id: chatOf(due.url), text: plainText(notice), link_preview_options: { is_disabled: true } };
  const url = `${frame.telegramApi ?? TELEGRAM_API}/bot${secret}/sendMessage`;
  return { url, headers: JSON_BODY, body: JSON.stringify(body) };
}

/** By the present secret and, for a day, the one before. */
function signedRequest(due: Sendable, { id, now, vault }: Frame): DeliveryRequest | null {
  const body = JSON.stringify(due.payload);
  const signature = [due.sealedSecret, due.sealedPrevious]
    .map((sealed) => sealed && openSecret(vault, sealed))
    .filter((secret) => secret !== null)
    .map((secret) => new Signer(secret).sign(id, now, body))
    .join(" ");
  if (signature === "") return null;
  const headers = {
    ...JSON_BODY,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": signature,
  };
  return { url: due.url, headers, body };
}

/** What is sent, as the log keeps it. */
type EventPayload = { type: WebhookEvent | typeof TEST_EVENT; data: Record<string, unknown> };
/** A sentence, and where it is looked at; a test has no address. */
type ChatNotice = { text: string; link: { label: string; url: string } | null };

/** For channels of Slack and chats of Telegram, in plain words; it names no person. */
function noticeOfEvent({ type, data }: EventPayload, language: Language): ChatNotice {
  const { t, fill } = WORDS[language];
  if (type === TEST_EVENT) return { text: fill(t.test, { site: siteName() }), link: null };
  const job = String(data.jobTitle ?? "");
  const sentences: Record<WebhookEvent, () => string> = {
    "application.submitted": () => fill(t.submitted, { job }),
    "application.moved": () => fill(t.moved, { job, stage: stageOf(data.status) }),
    "application.rejected": () => fill(t.rejected, { job }),
    "application.withdrawn": () => fill(t.withdrawn, { job }),
    "job.published": () => fill(t.published, { job }),
    "job.closed": () => fill(t.closed, { job, reason: String(data.reason ?? "") }),
  };
  const label = type.startsWith("job.") ? t.seeTheJob : t.seeTheApplicant;
  return { text: sentences[type](), link: typeof data.url === "string" ? { label, url: data.url } : null };
}

const stageOf = (status: unknown): ApplicationStatus =>
  APPLICATION_STATUSES.find((known) => known === status) ?? "APPLIED";

/** Slack reads these three as commands, mentions and links. */
const escapeSlack = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const slackText = ({ text, link }: ChatNotice): string =>
  escapeSlack(text) + (link ? `\n<${link.url.replace(/[<>|]/g, encodeURIComponent)}|${escapeSlack(link.label)}>` : "");

const plainText = ({ text, link }: ChatNotice): string => text + (link ? `\n${link.label}: ${link.url}` : "");

/** How long Telegram asks a bot to wait, in seconds, from the body of its answer; null if that does not say. */
export function telegramSecondsOf(body: string): number | null {
  try {
    const seconds = (JSON.parse(body) as { parameters?: { retry_after?: unknown } } | null)?.parameters?.retry_after;
    return typeof seconds === "number" && seconds >= 0 ? seconds : null;
  } catch {
    return null;
  }
}
