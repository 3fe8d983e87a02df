// An event of a company in plain words, for channels of Slack and chats of Telegram. It names no person.
import { APPLICATION_STATUSES, type ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Language } from "../../contract/identity/rules.ts";
import { TEST_EVENT, type WebhookEvent } from "../../contract/integrations/rules.ts";
import { t as english } from "../../messages/en/chat-notices.ts";
import { t as hindi } from "../../messages/hi/chat-notices.ts";
import { siteName } from "../platform/site-name.ts";
import { wordsOf } from "../platform/words.ts";

const WORDS = wordsOf(english, hindi);

/** What is sent, as the log keeps it. */
export type EventPayload = { type: WebhookEvent | typeof TEST_EVENT; data: Record<string, unknown> };
/** A sentence, and where it is looked at; a test has no address. */
export type ChatNotice = { text: string; link: { label: string; url: string } | null };

export function noticeOfEvent({ type, data }: EventPayload, language: Language): ChatNotice {
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
