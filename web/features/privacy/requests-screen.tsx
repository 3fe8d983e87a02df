// Requests under data-protection law for platform admins: the most urgent first, taken on and answered.
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "#messages/privacy.ts";
import { messagePath, personPath } from "../../../contract/paths.ts";
import { MAX_PRIVACY_TEXT } from "../../../contract/people/privacy-rules.ts";
import type { PrivacyRequest } from "../../../contract/people/privacy-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, opensDialog, TextField, useForm } from "../../session/action-form.tsx";
import { privacyKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction, useToastAction } from "../../session/use-action.ts";
import { usePages } from "../../session/use-pages.ts";
import { useReload } from "../../session/use-reload.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { dayOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";

const STATES = (["OPEN", "UNCONFIRMED", "ANSWERED", "REFUSED"] as const).map((value) => ({
  value,
  label: t.states[value],
}));

export function RequestsScreen() {
  const [params] = useSearchParams();
  const state = chosenIn(params, "state", STATES);
  const list = usePages([...privacyKey, state], (lastKey) => ask("listPrivacyRequests", { query: { state, lastKey } }));
  return (
    <>
      <ChoiceLinks label={t.requestsByState} parameter="state" choices={STATES} chosen={state} className="mt-7 mb-6" />
      <PagedItems
        list={list}
        loading={{ label: t.requestsAreBeingLoaded, sizes: ["h-40", "h-40"], className: "grid gap-4" }}
        empty={<EmptyState icon="flag" title={t.nothingAsked} text={t.requestsAppearHere} />}
        className="outline-none"
        items="grid gap-4"
      >
        {(request) => <RequestCard key={request.id} request={request} />}
      </PagedItems>
    </>
  );
}

function RequestCard({ request }: { request: PrivacyRequest }) {
  const { kind, name, email, text, state, isOverdue, dueAt, askedAt, assignee, accountId, messageId, answer } = request;
  const day = dayOf(dueAt);
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="text-lg wrap-anywhere">
          {t.kinds[kind]}: {name || t.aPersonWhoIsGone}
        </h2>
        <Badge tone={isOverdue ? "bad" : "plain"}>
          {state === "OPEN" ? fill(isOverdue ? t.overdueSince : t.dueOn, { day }) : t.states[state]}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm/body text-ink-soft wrap-anywhere">
        <span>{fill(t.askedOn, { day: dayOf(askedAt) })}</span>
        {email && <span>{email}</span>}
        {accountId ? (
          <Link className="text-link" to={personPath(accountId)}>
            {t.seeTheAccount}
          </Link>
        ) : (
          <span>{t.noAccount}</span>
        )}
        {messageId && (
          <Link className="text-link" to={messagePath(messageId)}>
            {t.seeTheMessage}
          </Link>
        )}
      </p>
      {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {answer && <p className="rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere">{answer}</p>}
      <p className="text-sm/body text-ink-faint">
        {request.answeredAt
          ? fill(t.answeredBy, { by: request.answeredBy || t.anAdminWhoIsGone, day: dayOf(request.answeredAt) })
          : assignee
            ? fill(t.assignedTo, { name: assignee.name })
            : t.noOneLooksAfterIt}
      </p>
      {state === "OPEN" && <Acts request={request} />}
    </Card>
  );
}

function Acts({ request }: { request: PrivacyRequest }) {
  const reload = useReload(privacyKey);
  const { isBusy, run } = useToastAction();
  const [closing, setClosing] = useState<"ANSWERED" | "REFUSED" | null>(null);
  const { id: requestId, version, isMine } = request;
  const assign = () =>
    void run(
      () => reload(ask("assignPrivacyRequest", { params: { requestId }, body: { version, isMine: !isMine } })),
      isMine ? t.givenBack : t.taken,
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button {...opensDialog} onClick={() => setClosing("ANSWERED")}>
        {t.answer}…
      </Button>
      <Button variant="secondary" {...opensDialog} onClick={() => setClosing("REFUSED")}>
        {t.refuse}…
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={assign}>
        {isMine ? t.giveItBack : t.takeItOn}
      </Button>
      <CloseDialog request={request} state={closing} onClose={() => setClosing(null)} />
    </div>
  );
}

type CloseDialogProps = {
  request: PrivacyRequest;
  state: "ANSWERED" | "REFUSED" | null;
  onClose: () => void;
};

/** What is typed stays when another admin acted first. */
function CloseDialog({ request: { id, version }, state, onClose }: CloseDialogProps) {
  const reload = useReload(privacyKey);
  const action = useAction();
  const form = useForm(action, { answer: "" });
  const answer = form.draft.answer.trim();
  const isRefusal = state === "REFUSED";
  const send = async () => {
    if (state === null) return;
    const call = { params: { requestId: id }, body: { version, state, answer } };
    const done = isRefusal ? t.refused : t.answered;
    if (await action.run(() => reload(ask("answerPrivacyRequest", call)), done)) onClose();
  };
  return (
    <ActionDialog
      isOpen={state !== null}
      onClose={onClose}
      form={form}
      title={isRefusal ? t.refuseTheRequest : t.answerTheRequest}
      button={isRefusal ? t.refuse : t.answer}
      variant={isRefusal ? "danger" : "primary"}
      flawOf={() => (answer === "" ? { title: t.pleaseWriteTheAnswer, field: "answer" } : null)}
      onSend={send}
    >
      <p>{isRefusal ? t.sayWhyNot : t.theMailLinksToTheirData}</p>
      <TextField
        form={form}
        name="answer"
        label={t.yourAnswer}
        hint={t.theyReadIt}
        rows={6}
        maxLength={MAX_PRIVACY_TEXT}
      />
    </ActionDialog>
  );
}
