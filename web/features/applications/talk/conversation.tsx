// What a recruiter and an applicant write to each other about an application.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "#messages/hiring.ts";
import {
  MAX_MESSAGE,
  MAX_TALK_REPORT,
  type Silence,
  TALK_REPORT_REASONS,
  type TalkReportReason,
} from "../../../../contract/hiring/rules.ts";
import type { Conversation, TalkMessage } from "../../../../contract/hiring/wire.ts";
import { TALK_REASONS } from "../../../../messages/en/hiring.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionDialog, ActionForm, opensDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction, useToastAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/control-fields.tsx";
import { enter } from "../../../ui/keep-focus.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { momentOf } from "../../../ui/moments.ts";

/** Only recruiters need them. */
const SavedReplies = lazyPart(() => import("./saved-replies.tsx").then((module) => module.SavedReplies));

const keyOf = (applicationId: string) => ["conversation", applicationId] as const;

/** How often an open conversation looks for answers. */
const LOOK_MS = 20_000;

export function TalkSection({ applicationId }: { applicationId: string }) {
  const talk = useQuery({
    queryKey: keyOf(applicationId),
    queryFn: () => ask("getConversation", { params: { applicationId }, query: {} }),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  useReading(talk.data);
  if (!talk.data)
    return (
      <LoadState query={talk} label={t.messagesAreBeingLoaded} sizes={["h-16"]} title={t.messagesCouldNotBeLoaded} />
    );
  return <Talk key={applicationId} talk={talk.data} />;
}

/** What is shown is read. */
function useReading(talk: Conversation | undefined): void {
  const queries = useQueryClient();
  const { applicationId, unread = 0 } = talk ?? {};
  const upTo = talk?.data.at(-1)?.number ?? 0;
  useEffect(() => {
    if (applicationId === undefined || unread === 0) return;
    ask("readConversation", { params: { applicationId }, body: { upTo } }).then(
      () => queries.invalidateQueries({ queryKey: keyOf(applicationId) }),
      // The next look tries again.
      () => {},
    );
  }, [applicationId, unread, upTo, queries]);
}

function Talk({ talk }: { talk: Conversation }) {
  const { withName, isOpened, side, silence } = talk;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 mt-3">
      {!isOpened && (
        <p className="text-sm/body text-ink-soft">
          {fill(side === "CANDIDATE" ? t.companyBegins : t.youBegin, { name: withName })}
        </p>
      )}
      {isOpened && <Messages talk={talk} />}
      {silence === null ? (
        <WriteForm talk={talk} />
      ) : (
        silence !== "NOT_OPENED" && (
          <p className="text-sm/body text-ink-soft">
            {silence === "BLOCKED" ? fill(t.silenceBlocked, { name: withName }) : SILENCE_WORDS[silence]}
          </p>
        )
      )}
      {isOpened && <Guard talk={talk} />}
    </div>
  );
}

const SILENCE_WORDS = {
  WITHDRAWN: t.silenceWithdrawn,
  CLOSED: t.silenceClosed,
  BLOCKED_BY_YOU: t.silenceBlockedByYou,
  UNANSWERED: t.silenceUnanswered,
} satisfies Record<Exclude<Silence, "NOT_OPENED" | "BLOCKED">, string>;

function Messages({ talk }: { talk: Conversation }) {
  const { applicationId, data, hasOlder, readByOther, withName, side } = talk;
  const [older, setOlder] = useState<{ data: TalkMessage[]; hasOlder: boolean } | null>(null);
  const action = useToastAction();
  const list = useRef<HTMLOListElement>(null);
  const first = older?.data[0] ?? data[0];
  const showEarlier = async () => {
    const found = await ask("getConversation", { params: { applicationId }, query: { before: first?.number } });
    flushSync(() => setOlder({ data: [...found.data, ...(older?.data ?? [])], hasOlder: found.hasOlder }));
    const earliest = list.current?.firstElementChild;
    if (earliest instanceof HTMLElement) enter(earliest);
  };
  const shown = [...(older?.data ?? []), ...data];
  const lastRead = shown.findLast(({ by, number }) => by === side && number <= readByOther)?.number;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(older?.hasOlder ?? hasOlder) && (
        <Button variant="quiet" size="sm" busy={action.isBusy} onClick={() => void action.run(showEarlier)}>
          {t.earlierMessages}
        </Button>
      )}
      <ol ref={list} aria-label={t.messages} aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {shown.map((message) => (
          <li
            key={message.number}
            className={`max-w-[85%] rounded-md px-4 py-3 text-sm/body ${message.by === side ? "justify-self-end bg-brand-soft" : "justify-self-start bg-sunken"}`}
          >
            <p className="text-xs text-ink-faint">
              <span className="font-semibold text-ink-soft">{authorOf(message, side, withName)}</span>
              {" · "}
              <time dateTime={message.at}>{momentOf(message.at)}</time>
              {message.number === lastRead && ` · ${t.readByThem}`}
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function authorOf({ isOwn, by, author }: TalkMessage, side: Conversation["side"], withName: string): string {
  if (isOwn) return t.you;
  if (by !== side && side === "CANDIDATE") return author === "" ? withName : fill(t.authorAt, { author, withName });
  return author || t.formerColleague;
}

function WriteForm({ talk }: { talk: Conversation }) {
  const { applicationId, withName, side } = talk;
  const queries = useQueryClient();
  const action = useAction();
  // Fields have their names as ids, and the dialogs beside have a "message" too.
  const form = useForm(action, { talk: "" });
  const send = async () => {
    const body = { text: form.draft.talk.trim() };
    const isSent = await action.run(async () => {
      const key = action.keyOf(body);
      const talk = await repeatCall(() => ask("sendMessage", { params: { applicationId }, body, key }));
      queries.setQueryData(keyOf(applicationId), talk);
    });
    if (isSent) form.change({ talk: "" });
  };
  /** Below what is typed already. */
  const insert = (text: string) =>
    form.change({ talk: [form.draft.talk.trimEnd(), text].filter(Boolean).join("\n\n").slice(0, MAX_MESSAGE) });
  return (
    <div className="grid gap-3">
      <ActionForm
        form={form}
        className="grid gap-3"
        flawOf={() => (form.draft.talk.trim() === "" ? { title: t.messageIsEmpty, field: "talk" } : null)}
        onSend={send}
      >
        <TextField
          form={form}
          name="talk"
          label={fill(t.yourMessage, { name: withName })}
          rows={3}
          maxLength={MAX_MESSAGE}
        />
        <div>
          <Button type="submit" size="sm" busy={action.isBusy} busyLabel={t.sending}>
            {t.send}
          </Button>
        </div>
      </ActionForm>
      {/* Beside the form: sending the form in its dialog would send this one, too. */}
      {side === "COMPANY" && (
        <Suspense fallback={null}>
          <div>
            <SavedReplies talk={talk} onInsert={insert} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

function Guard({ talk }: { talk: Conversation }) {
  const { applicationId, isBlocked, isReported } = talk;
  const queries = useQueryClient();
  const { isBusy, run } = useToastAction();
  const [isReporting, setReporting] = useState(false);
  const block = () =>
    run(
      async () =>
        queries.setQueryData(
          keyOf(applicationId),
          await ask("blockConversation", { params: { applicationId }, body: { isBlocked: !isBlocked } }),
        ),
      isBlocked ? t.unblocked : t.blocked,
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void block()}>
        {isBlocked ? t.unblock : t.block}
      </Button>
      {isReported ? (
        <p className="text-sm text-ink-faint">{t.reported}</p>
      ) : (
        <Button variant="quiet" size="sm" {...opensDialog} onClick={() => setReporting(true)}>
          {t.report}
        </Button>
      )}
      <ReportDialog talk={talk} isOpen={isReporting} onClose={() => setReporting(false)} />
    </div>
  );
}

const REASONS = TALK_REPORT_REASONS.map((value) => ({ value, label: TALK_REASONS[value] }));

type ReportDialogProps = { talk: Conversation; isOpen: boolean; onClose: () => void };

function ReportDialog({ talk: { applicationId, withName }, isOpen, onClose }: ReportDialogProps) {
  const queries = useQueryClient();
  const action = useAction();
  const form = useForm(action, { reason: "SPAM" as TalkReportReason, details: "" });
  const send = async () => {
    const { reason, details } = form.draft;
    const body = { reason, ...(details.trim() && { details: details.trim() }) };
    const isSent = await action.run(async () => {
      queries.setQueryData(keyOf(applicationId), await ask("reportConversation", { params: { applicationId }, body }));
    }, t.thankYouForReport);
    if (isSent) onClose();
  };
  return (
    <ActionDialog
      {...{ isOpen, onClose, form }}
      title={t.reportTitle}
      button={t.sendReport}
      variant="danger"
      flawOf={() =>
        form.draft.reason === "OTHER" && form.draft.details.trim() === ""
          ? { title: t.pleaseSayWhat, field: "details" }
          : null
      }
      onSend={send}
    >
      <p>{fill(t.reportLead, { name: withName })}</p>
      <SelectField
        name="reason"
        label={t.whatIsWrong}
        value={form.draft.reason}
        options={REASONS}
        onPick={(reason) => form.change({ reason })}
      />
      <TextField
        form={form}
        name="details"
        label={t.details}
        optional={form.draft.reason !== "OTHER"}
        rows={3}
        maxLength={MAX_TALK_REPORT}
      />
    </ActionDialog>
  );
}
