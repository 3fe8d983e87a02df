// Words and looks of the inbox that its list and a message share.
import { t } from "#messages/inbox.ts";
import type { InboxMessage } from "../../../contract/content/inbox-wire.ts";
import type { MessageState } from "../../../contract/content/rules.ts";
import type { ContactTopic } from "../../../contract/content/wire.ts";

export const STATE_WORDS: Record<MessageState, { label: string; tone: "accent" | "brand" | "plain" }> = {
  NEW: { label: t.stateNew, tone: "accent" },
  IN_PROGRESS: { label: t.stateInProgress, tone: "brand" },
  DONE: { label: t.stateDone, tone: "plain" },
};

const TOPIC_WORDS: Record<ContactTopic, string> = {
  CANDIDATE: t.topicCandidate,
  EMPLOYEE: t.topicEmployee,
  CORPORATE: t.topicCorporate,
  REPORT: t.topicReport,
  OTHER: t.topicOther,
};

export const topicOf = ({ topic }: Pick<InboxMessage, "topic">): string =>
  topic === null ? t.companyEnquiry : TOPIC_WORDS[topic];

/** The company of an enquiry, else the sender. */
export const titleOf = ({ company, name }: Pick<InboxMessage, "company" | "name">): string => company?.name ?? name;
