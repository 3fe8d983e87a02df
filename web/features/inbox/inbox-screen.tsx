// What people wrote to the operators: newest first, by state and kind.

import { Link, useSearchParams } from "react-router";
import { t } from "#messages/inbox.ts";
import type { InboxMessage } from "../../../contract/content/inbox-wire.ts";
import { messagePath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { messagesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { STATE_WORDS, titleOf, topicOf } from "./message-words.ts";

const STATES = [
  { value: "NEW", label: t.stateNew },
  { value: "IN_PROGRESS", label: t.stateInProgress },
  { value: "DONE", label: t.stateDone },
  { value: "ALL", label: t.all },
] as const;
const KINDS = [
  { value: "ALL", label: t.bothKinds },
  { value: "MESSAGE", label: t.onlyMessages },
  { value: "ENQUIRY", label: t.onlyEnquiries },
] as const;

export function InboxScreen() {
  const [params] = useSearchParams();
  const state = chosenIn(params, "state", STATES);
  const kind = chosenIn(params, "kind", KINDS);
  const list = usePages([...messagesKey, "list", state, kind], (lastKey) =>
    ask("listMessages", {
      query: { state: state === "ALL" ? undefined : state, kind: kind === "ALL" ? undefined : kind, lastKey },
    }),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-6">
        <ChoiceLinks label={t.messagesByState} parameter="state" choices={STATES} chosen={state} />
        <ChoiceLinks label={t.messagesByKind} parameter="kind" choices={KINDS} chosen={kind} />
      </div>
      <PagedItems
        list={list}
        loading={{ label: t.messagesAreBeingLoaded, sizes: ["h-36", "h-36", "h-36"] }}
        empty={
          <EmptyState icon="mail" title={state === "NEW" ? t.nothingNew : t.nothingHere}>
            <p>{state === "NEW" || state === "ALL" ? t.newMessagesAppearHere : t.noMessageInThisState}</p>
          </EmptyState>
        }
        className="outline-none"
        items="grid gap-4"
      >
        {(message) => <MessageCard key={message.id} message={message} />}
      </PagedItems>
    </>
  );
}

function MessageCard({ message }: { message: InboxMessage }) {
  const { id, name, email, company, text, state, assignee, answers, createdAt } = message;
  const { label, tone } = STATE_WORDS[state];
  return (
    <Card as="li" interactive className="relative grid gap-2.5">
      <div className="flex flex-wrap items-start justify-between gap-y-2 gap-x-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">
            <Link to={messagePath(id)} className="cover-link">
              {titleOf(message)}
            </Link>
          </h2>
          <p className="text-sm/body text-ink-soft wrap-anywhere">
            {[topicOf(message), company ? name : null, email].filter(Boolean).join(" · ")}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="line-clamp-2 wrap-anywhere">{text}</p>
      <p className="text-sm/body text-ink-faint wrap-anywhere">
        {[
          fill(t.writtenOn, { createdAt: momentOf(createdAt) }),
          assignee && fill(t.assignedTo, { name: assignee.name }),
          answers > 0 && fill(t.answersMailed, { answers }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </Card>
  );
}
