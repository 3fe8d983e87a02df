// The form of a webhook, to add one and to change where it leads and its events.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/integrations.ts";
import { LANGUAGE } from "#messages/language.ts";
import { LANGUAGES, type Language } from "../../../../contract/identity/rules.ts";
import {
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  type WebhookEvent,
  type WebhookKind,
} from "../../../../contract/integrations/rules.ts";
import type { Webhook } from "../../../../contract/integrations/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionDialog, ActionForm, type Form, opensDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { webhooksKey } from "../../../session/company-keys.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/control-fields.tsx";
import { CheckBoxes } from "./secrets-section.tsx";

/** A webhook with its secret, which is shown this once; chats have none. */
export type Made = { webhook: Webhook; secret: string | null };

type Draft = {
  kind: WebhookKind;
  url: string;
  botToken: string;
  chatId: string;
  language: Language;
  events: readonly WebhookEvent[];
};

const EMPTY: Draft = {
  kind: "SIGNED",
  url: "",
  botToken: "",
  chatId: "",
  language: LANGUAGE,
  events: ["application.submitted"],
};

/** What the kind has; what is left empty stays as it is. */
const bodyOf = ({ kind, url, botToken, chatId, language, events }: Draft) => ({
  ...(kind === "TELEGRAM"
    ? { ...(botToken !== "" && { botToken }), ...(chatId !== "" && { chatId }) }
    : url !== "" && { url }),
  ...(kind !== "SIGNED" && { language }),
  events: [...events],
});

export function NewWebhook({ onMade }: { onMade: (made: Made) => void }) {
  const action = useAction();
  const form = useForm<Draft>(action, EMPTY);
  const { kind } = form.draft;
  const add = () =>
    action.run(
      async () => {
        onMade(await ask("addWebhook", { body: { kind, ...bodyOf(form.draft) } }));
        form.change({ url: "", botToken: "", chatId: "" });
      },
      kind === "SIGNED" ? undefined : t.chatIsAdded,
    );
  const choose = (chosen: WebhookKind) => {
    action.tell(null);
    form.change({ kind: chosen, url: "", botToken: "", chatId: "" });
  };
  return (
    <ActionForm
      form={form}
      onSend={add}
      labelledBy="new-webhook-title"
      className="card grid gap-5"
      foot={
        <Button type="submit" className="justify-self-start" busy={action.isBusy} busyLabel={t.oneMoment}>
          {t.addButtons[kind]}
        </Button>
      }
    >
      <h3 id="new-webhook-title" className="text-lg">
        {t.newWebhook}
      </h3>
      <SelectField
        name="kind"
        label={t.whereTo}
        options={WEBHOOK_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        value={kind}
        onPick={choose}
      />
      <Fields form={form} />
    </ActionForm>
  );
}

/** The button that opens it, and the dialog. */
export function ChangeWebhook({ known }: { known: Webhook }) {
  const { id, kind, url, language, events } = known;
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const now: Draft = {
    ...EMPTY,
    kind,
    language,
    events,
    url: kind === "SIGNED" ? url : "",
    chatId: telegramOf(known).chat,
  };
  const form = useForm<Draft>(action, now);
  const open = () => {
    form.change(now);
    action.tell(null);
    setOpen(true);
  };
  const save = () =>
    action.run(async () => {
      await ask("changeWebhook", { params: { webhookId: id }, body: bodyOf(form.draft) });
      await queries.invalidateQueries({ queryKey: webhooksKey, exact: true });
      setOpen(false);
    }, t.isChanged);
  return (
    <>
      <Button {...opensDialog} variant="secondary" size="sm" onClick={open}>
        {t.change}
        <span className="sr-only"> {placeOf(known)}</span>
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.changeTitles[kind]}
        button={t.save}
        onSend={save}
      >
        <Fields form={form} known={known} />
      </ActionDialog>
    </>
  );
}

type Place = Pick<Webhook, "kind" | "url">;

/** The bot's id and the chat of Telegram. */
const telegramOf = ({ url }: Place) => {
  const [, bot = "", chat = ""] = /^telegram:(\d+)\/(.+)$/.exec(url) ?? [];
  return { bot, chat };
};

/** Where a webhook leads, in words. */
export function placeOf(webhook: Place): string {
  const { kind, url } = webhook;
  if (kind === "TELEGRAM") return fill(t.telegramPlace, telegramOf(webhook));
  return kind === "SLACK" ? fill(t.slackPlace, { webhook: url.split("/").slice(-3, -1).join("/") }) : url;
}

/** `known`: one that is changed. */
function Fields({ form, known }: { form: Form<Draft>; known?: Webhook }) {
  const { kind, language, events } = form.draft;
  const idOf = (name: string) => known && `${name}-${known.id}`;
  return (
    <>
      {kind === "TELEGRAM" ? (
        <TelegramFields form={form} known={known} />
      ) : (
        <TextField
          form={form}
          name="url"
          id={idOf("url")}
          label={kind === "SLACK" ? t.slackAddress : t.address}
          hint={kind === "SLACK" ? (known ? t.keptIfEmpty : t.slackHint) : t.addressHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          required={kind === "SIGNED" || !known}
        />
      )}
      {kind !== "SIGNED" && (
        <SelectField
          name="language"
          id={idOf("language")}
          label={t.languageOfWords}
          options={LANGUAGES.map((value) => ({ value, label: t.languageNames[value] }))}
          value={language}
          onPick={(value) => form.change({ language: value })}
        />
      )}
      <CheckBoxes
        name="events"
        legend={t.events}
        choices={WEBHOOK_EVENTS}
        labels={t.eventNames}
        chosen={events}
        error={form.errorOf("events")}
        onChange={(chosen) => form.change({ events: chosen })}
      />
    </>
  );
}

function TelegramFields({ form, known }: { form: Form<Draft>; known: Webhook | undefined }) {
  const idOf = (name: string) => known && `${name}-${known.id}`;
  const typed = { form, autoComplete: "off", spellCheck: false } as const;
  return (
    <>
      <TextField
        {...typed}
        name="botToken"
        id={idOf("bot")}
        label={t.botToken}
        hint={known ? t.keptIfEmpty : t.botTokenHint}
        maxLength={100}
        required={!known}
      />
      <TextField
        {...typed}
        name="chatId"
        id={idOf("chat")}
        label={t.chatId}
        hint={t.chatIdHint}
        maxLength={40}
        required
      />
    </>
  );
}
