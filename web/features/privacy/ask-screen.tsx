// Where people ask for their rights over their data: signed in, by an address, or confirming an address by a mailed link.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/privacy.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { PRIVACY_REQUEST_PATH } from "../../../contract/paths.ts";
import {
  MAX_PRIVACY_TEXT,
  PRIVACY_DEADLINE_DAYS,
  PRIVACY_KINDS,
  type PrivacyKind,
} from "../../../contract/people/privacy-rules.ts";
import type { OwnPrivacyRequest } from "../../../contract/people/privacy-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionForm, type Flaw, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { QueryProvider } from "../../session/query-provider.tsx";
import { useSession } from "../../session/session-context.tsx";
import { useAction } from "../../session/use-action.ts";
import { useMailedToken } from "../../session/use-mailed-token.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/control-fields.tsx";
import { dayOf, longDayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { rich } from "../../ui/rich.tsx";
import { saveText } from "../../ui/save-as.ts";
import { Section } from "../../ui/section.tsx";
import { linkTo } from "../../ui/tags.tsx";

const ownKey = ["privacy-requests"] as const;

export function AskScreen() {
  const token = useMailedToken();
  const { tokenData } = useSession();
  const exportToken = useMailedToken("export");
  if (token) return <Confirming key={token} token={token} />;
  if (exportToken) return <Downloading token={exportToken} />;
  const home = tokenData?.userType === "Corporate" ? "corporate" : "candidate";
  return (
    <>
      <h1 className="text-4xl">{t.yourRightsOverYourData}</h1>
      <div className="prose-width mt-5 grid gap-2 text-lg text-ink-soft">
        <p>{fill(t.askInWords, { days: PRIVACY_DEADLINE_DAYS })}</p>
        <p>{rich(t.withAnAccount, { link: linkTo(`/v2/${home}/profile#data`) })}</p>
      </div>
      <div className="mt-8 grid max-w-2xl gap-8">
        {tokenData ? (
          <QueryProvider>
            <OwnPart />
          </QueryProvider>
        ) : (
          <AskForm isSignedIn={false} />
        )}
      </div>
    </>
  );
}

function OwnPart() {
  const queries = useQueryClient();
  return (
    <>
      <AskForm isSignedIn onAsked={() => void queries.invalidateQueries({ queryKey: ownKey })} />
      <OwnRequests />
    </>
  );
}

type AskDraft = { kind: PrivacyKind | ""; text: string; name: string; email: string };

const EMPTY: AskDraft = { kind: "", text: "", name: "", email: "" };

function AskForm({ isSignedIn, onAsked }: { isSignedIn: boolean; onAsked?: () => void }) {
  const action = useAction();
  const form = useForm(action, EMPTY);
  const [mailedTo, setMailedTo] = useState("");
  const send = async () => {
    const { kind, text, name, email } = form.draft;
    if (kind === "") return;
    const body = { kind, text: text.trim() };
    if (!isSignedIn) {
      const isSent = await action.run(() => ask("askPrivacyRequestByMail", { body: { ...body, name, email } }));
      if (isSent) setMailedTo(email.trim());
      return;
    }
    if (!(await action.run(() => ask("askPrivacyRequest", { body }), t.requestSent))) return;
    form.change({ kind: "", text: "" });
    onAsked?.();
  };
  if (mailedTo !== "")
    return (
      <Alert tone="good" role="status" title={t.lookIntoYourMail} text={fill(t.weMailedALinkTo, { email: mailedTo })} />
    );
  return (
    <Card>
      <ActionForm
        form={form}
        flawOf={() => flawOf(form.draft, isSignedIn)}
        onSend={send}
        foot={
          <div>
            <Button type="submit" size="lg" busy={action.isBusy} busyLabel={t.beingSent}>
              {t.send}
            </Button>
          </div>
        }
      >
        <AskFields form={form} isSignedIn={isSignedIn} />
      </ActionForm>
    </Card>
  );
}

function flawOf({ kind, name, email }: AskDraft, isSignedIn: boolean): Flaw | null {
  if (kind === "") return { title: t.pleaseChooseOne, field: "kind" };
  if (isSignedIn) return null;
  if (name.trim() === "") return { title: t.pleaseEnterYourName, field: "name" };
  return email.trim() === "" ? { title: t.pleaseEnterYourAddress, field: "email" } : null;
}

const AskFields = ({ form, isSignedIn }: { form: Form<AskDraft>; isSignedIn: boolean }) => (
  <>
    <SelectField
      name="kind"
      label={t.whatDoYouAskFor}
      error={form.errorOf("kind")}
      required
      value={form.draft.kind}
      placeholder={t.pleaseChoose}
      options={PRIVACY_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
      onPick={(kind) => form.change({ kind })}
    />
    {!isSignedIn && (
      <>
        <TextField form={form} name="name" label={t.yourName} autoComplete="name" maxLength={120} required />
        <TextField
          form={form}
          name="email"
          label={t.eMail}
          hint={t.weMailALink}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </>
    )}
    <TextField
      form={form}
      name="text"
      label={t.whatShouldWeKnow}
      hint={t.suchAsWhatIsWrong}
      rows={5}
      maxLength={MAX_PRIVACY_TEXT}
      optional
    />
  </>
);

function OwnRequests() {
  const query = useQuery({ queryKey: ownKey, queryFn: () => ask("listOwnPrivacyRequests") });
  if (!query.data) return <LoadState query={query} label={t.requestsAreBeingLoaded} sizes={["h-20"]} />;
  if (query.data.data.length === 0) return null;
  return (
    <Section id="own-requests" title={t.yourRequests} head="text-2xl">
      <ul className="mt-4 grid gap-3">
        {query.data.data.map((request) => (
          <OwnRequest key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function OwnRequest({ request: { kind, state, text, askedAt, dueAt, answer } }: { request: OwnPrivacyRequest }) {
  return (
    <Card as="li" className="grid gap-1.5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">{t.kinds[kind]}</h3>
        <Badge tone={state === "OPEN" ? "brand" : "plain"}>{t.states[state]}</Badge>
      </div>
      <p className="text-sm/body text-ink-soft">
        {fill(t.askedOn, { day: dayOf(askedAt) })}
        {state === "OPEN" && ` · ${fill(t.answerBy, { day: longDayOf(dueAt) })}`}
      </p>
      {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {answer && <p className="rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere">{answer}</p>}
    </Card>
  );
}

/** The link alone does nothing: mail programs open links by themselves. */
function Confirming({ token }: { token: string }) {
  const action = useAction();
  const [request, setRequest] = useState<OwnPrivacyRequest | null>(null);
  const send = () => action.run(async () => setRequest(await ask("confirmPrivacyRequest", { body: { token } })));
  return (
    <div className="grid justify-items-start gap-5" role="status">
      <h1 className="text-4xl">{request ? t.weHaveYourRequest : t.confirmYourRequest}</h1>
      {request ? (
        <p className="text-lg text-ink-soft">
          {t.kinds[request.kind]}. {fill(t.answerBy, { day: longDayOf(request.dueAt) })}
        </p>
      ) : (
        <>
          <p className="text-lg text-ink-soft">{t.confirmThatItWasYou}</p>
          <Button size="lg" busy={action.isBusy} busyLabel={t.beingSent} onClick={() => void send()}>
            {t.confirmIt}
          </Button>
          <ProblemAlert problem={action.problem} />
          {action.problem && (
            <Link className="text-link" to={PRIVACY_REQUEST_PATH}>
              {t.yourRightsOverYourData}
            </Link>
          )}
        </>
      )}
    </div>
  );
}

/** For people who cannot log in: the link in the answer to their request leads here. */
function Downloading({ token }: { token: string }) {
  const action = useAction();
  const download = () =>
    action.run(async () => {
      const text = JSON.stringify(await ask("exportByLink", { body: { token } }), null, 2);
      const day = new Date().toISOString().slice(0, 10);
      saveText(text, { type: "application/json", fileName: `${BRAND_NAME.toLocaleLowerCase("en")}-data-${day}.json` });
    }, t.dataIsDownloaded);
  return (
    <div className="grid justify-items-start gap-5">
      <h1 className="text-4xl">{t.yourData}</h1>
      <p className="text-lg text-ink-soft">{t.everythingInOneFile}</p>
      <Button size="lg" busy={action.isBusy} busyLabel={t.beingCollected} onClick={() => void download()}>
        {t.downloadIt}
      </Button>
      <ProblemAlert problem={action.problem} />
    </div>
  );
}
