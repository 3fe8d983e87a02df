// A message to the operators: what was written, what was done, and beside it the answer and who looks after it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { t } from "#messages/inbox.ts";
import { t as privacyTexts } from "#messages/privacy.ts";
import type { MessageEvent, OpenedMessage } from "../../../contract/content/inbox-wire.ts";
import { MAX_MESSAGE_ANSWER, MESSAGE_STATES, type MessageState } from "../../../contract/content/rules.ts";
import { MESSAGES_PATH } from "../../../contract/paths.ts";
import { PRIVACY_KINDS, type PrivacyKind } from "../../../contract/people/privacy-rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, ActionForm, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { messagesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { SelectField } from "../../ui/control-fields.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Facts } from "../../ui/facts.tsx";
import { momentOf } from "../../ui/moments.ts";
import { Section } from "../../ui/section.tsx";
import { STATE_WORDS, titleOf, topicOf } from "./message-words.ts";

const keyOf = (id: string) => [...messagesKey, "one", id] as const;

export function MessageScreen({ messageId }: { messageId: string }) {
  const query = useQuery({
    queryKey: keyOf(messageId),
    queryFn: () => ask("getMessage", { params: { messageId } }),
    refetchOnMount: "always",
  });
  if (isRefusedWith(query.error, 404)) return <Gone />;
  if (!query.data)
    return (
      <LoadState
        query={query}
        level={1}
        label={t.theMessageIsBeingLoaded}
        sizes={["h-5 w-48", "h-11 w-96 max-w-full", "h-80"]}
        className="grid gap-5"
      />
    );
  return <Message message={query.data} />;
}

const Gone = () => (
  <EmptyState
    icon="mail"
    level={1}
    title={t.thisMessageIsNotThere}
    actions={<ButtonLink to={MESSAGES_PATH}>{t.seeAllMessages}</ButtonLink>}
    text={t.itsSenderMayHaveDeletedIt}
  />
);

function Message({ message }: { message: OpenedMessage }) {
  const { label, tone } = STATE_WORDS[message.state];
  return (
    <>
      <Breadcrumb
        trail={[
          { name: t.messages, path: MESSAGES_PATH },
          { name: titleOf(message), path: "" },
        ]}
      />
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-4">
        <h1 className="text-3xl min-w-0 wrap-anywhere">{titleOf(message)}</h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="mt-7 grid gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Written message={message} />
          <History history={message.history} />
          <AnswerForm message={message} />
        </div>
        <CareForm key={message.version} message={message} />
      </div>
    </>
  );
}

function Written({ message }: { message: OpenedMessage }) {
  const { name, email, company, reference, createdAt, text } = message;
  const facts = [
    { name: t.from, value: name },
    { name: t.email, value: email },
    { name: t.about, value: topicOf(message) },
    { name: t.company, value: company && companyWords(company) },
    { name: t.phone, value: company?.phone },
    { name: t.reference, value: reference },
    { name: t.received, value: momentOf(createdAt) },
  ];
  return (
    <Section id="written" title={t.theMessage} className="card">
      <Facts
        facts={facts}
        className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 [&>div]:min-w-0 [&_dt]:text-sm [&_dt]:text-ink-faint [&_dd]:wrap-anywhere"
      />
      <Words text={text} />
      {message.kind === "MESSAGE" && <MakeRequest messageId={message.id} />}
    </Section>
  );
}

const companyWords = ({ name, teamSize }: NonNullable<OpenedMessage["company"]>): string =>
  teamSize === null ? name : fill(t.companyWithTeam, { name, teamSize });

const Words = ({ text }: { text: string }) => (
  <p className="mt-4 py-3 px-4 rounded-md bg-sunken whitespace-pre-wrap wrap-anywhere">{text}</p>
);

const History = ({ history }: { history: readonly MessageEvent[] }) => (
  <Section id="done" title={t.whatWasDone} className="card">
    {history.length === 0 ? (
      <p className="mt-3 text-ink-soft">{t.nothingWasDoneYet}</p>
    ) : (
      <ol className="mt-3 divide-y divide-line">
        {history.map((event) => (
          <li key={event.id} className="py-3">
            <p className="text-sm/body text-ink-soft wrap-anywhere">{eventWords(event)}</p>
            {event.text !== null && <Words text={event.text} />}
          </li>
        ))}
      </ol>
    )}
  </Section>
);

function eventWords({ kind, by, state, assignee, createdAt }: MessageEvent): string {
  const facts = { by: by || t.aPersonWhoHasLeft, at: momentOf(createdAt) };
  const shown = state === null ? null : STATE_WORDS[state].label;
  if (kind === "ASSIGNED")
    return assignee === null ? fill(t.assignedToNoOneOn, facts) : fill(t.assignedOn, { ...facts, assignee });
  if (kind === "STATE_CHANGED") return fill(t.setOn, { ...facts, state: shown ?? "" });
  return shown === null ? fill(t.answeredOn, facts) : fill(t.answeredAndSetOn, { ...facts, state: shown });
}

/** Keeps what the server answers, and has the lists read anew; after a refusal the message too, as another admin may have acted. */
function useMessageChange(id: string) {
  const queries = useQueryClient();
  return async (change: () => Promise<OpenedMessage>) => {
    try {
      queries.setQueryData(keyOf(id), await change());
      void queries.invalidateQueries({ queryKey: [...messagesKey, "list"] });
    } catch (error) {
      void queries.invalidateQueries({ queryKey: messagesKey });
      throw error;
    }
  };
}

const stateOptions = (states: readonly MessageState[]) =>
  states.map((value) => ({ value, label: STATE_WORDS[value].label }));

/** What is typed stays when another admin acted first. */
function AnswerForm({ message: { id, version, email } }: { message: OpenedMessage }) {
  const action = useAction();
  const form = useForm(action, { text: "", state: "DONE" as "IN_PROGRESS" | "DONE" });
  const keep = useMessageChange(id);
  const { text, state } = form.draft;
  const send = async () => {
    const body = { version, text: text.trim(), state };
    const call = { params: { messageId: id }, body, key: action.keyOf(body) };
    if (await action.run(() => keep(() => ask("answerMessage", call)), t.theAnswerIsOnItsWay))
      form.change({ text: "" });
  };
  return (
    <Section id="answer" title={t.answer} head="text-xl mb-4" className="card">
      <ActionForm
        form={form}
        labelledBy="answer"
        flawOf={() => (text.trim() === "" ? { title: t.pleaseWriteYourAnswer, field: "text" } : null)}
        onSend={send}
        foot={
          <div>
            <Button type="submit" busy={action.isBusy} busyLabel={t.beingMailed}>
              {t.mailTheAnswer}
            </Button>
          </div>
        }
      >
        <TextField
          form={form}
          name="text"
          label={t.yourAnswer}
          hint={fill(t.greetingAndMessageAreAdded, { email })}
          rows={8}
          maxLength={MAX_MESSAGE_ANSWER}
        />
        <SelectField
          name="state"
          label={t.afterThisAnswer}
          options={stateOptions(["DONE", "IN_PROGRESS"])}
          value={state}
          onPick={(value) => form.change({ state: value === "DONE" ? "DONE" : "IN_PROGRESS" })}
        />
      </ActionForm>
    </Section>
  );
}

function CareForm({ message }: { message: OpenedMessage }) {
  const { id, version, assignee } = message;
  const title = useId();
  const action = useAction();
  const form = useForm(action, { state: message.state, assigneeId: assignee?.accountId ?? "" });
  const keep = useMessageChange(id);
  const { state, assigneeId } = form.draft;
  const isSame = state === message.state && assigneeId === (assignee?.accountId ?? "");
  const send = () => {
    const body = { version, state, assigneeId: assigneeId || null };
    return action.run(() => keep(() => ask("changeMessage", { params: { messageId: id }, body })), t.saved);
  };
  return (
    <Section id={title} title={t.whoLooksAfterIt} head="text-xl mb-4" className="card">
      <ActionForm
        form={form}
        labelledBy={title}
        flawOf={() => (isSame ? { title: t.nothingIsChanged } : null)}
        onSend={send}
        foot={
          <div>
            <Button type="submit" variant="secondary" busy={action.isBusy} busyLabel={t.beingSaved}>
              {t.save}
            </Button>
          </div>
        }
      >
        <SelectField
          name="assigneeId"
          label={t.assignee}
          error={form.errorOf("assigneeId")}
          options={assigneesOf(message)}
          value={assigneeId}
          onPick={(assigneeId) => form.change({ assigneeId })}
        />
        <SelectField
          name="state"
          id="field-care-state"
          label={t.state}
          options={stateOptions(MESSAGE_STATES)}
          value={state}
          onPick={(state) => form.change({ state })}
        />
      </ActionForm>
    </Section>
  );
}

/** An admin who has left since stays shown as the one who was chosen. */
function assigneesOf({ assignee, admins }: OpenedMessage) {
  const isListed = !assignee || admins.some(({ accountId }) => accountId === assignee.accountId);
  const people = isListed ? admins : [assignee, ...admins];
  return [{ value: "", label: t.noOne }, ...people.map(({ accountId, name }) => ({ value: accountId, label: name }))];
}

function MakeRequest({ messageId }: { messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm(action, { kind: "ACCESS" as PrivacyKind });
  const { kind } = form.draft;
  const send = async () => {
    const call = { params: { messageId }, body: { kind } };
    if (await action.run(() => ask("makePrivacyRequest", call), privacyTexts.requestMade)) setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 mt-4" {...opensDialog} onClick={() => setOpen(true)}>
        {privacyTexts.makeARequest}…
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        form={form}
        title={privacyTexts.makeARequestOfThis}
        button={privacyTexts.makeARequest}
        onSend={send}
      >
        <p>{privacyTexts.theSenderConfirms}</p>
        <SelectField
          name="kind"
          label={privacyTexts.whatDoYouAskFor}
          error={form.errorOf("kind")}
          value={kind}
          options={PRIVACY_KINDS.map((value) => ({ value, label: privacyTexts.kinds[value] }))}
          onPick={(kind) => form.change({ kind })}
        />
      </ActionDialog>
    </>
  );
}
