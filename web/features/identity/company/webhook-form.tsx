// The form of a webhook, to add one and to change its address and events.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/integrations.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../../../../contract/integrations/rules.ts";
import type { Webhook } from "../../../../contract/integrations/wire.ts";
import { ActionDialog, ActionForm, type Form, opensDialog, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { webhooksKey } from "../../../session/company-keys.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckBoxes } from "./api-keys.tsx";

/** A webhook with its secret, which is shown this once. */
export type Made = { webhook: Webhook; secret: string };

type Draft = { url: string; events: readonly WebhookEvent[] };

const bodyOf = ({ url, events }: Draft) => ({ url, events: [...events] });

export function NewWebhook({ onMade }: { onMade: (made: Made) => void }) {
  const action = useAction();
  const form = useForm<Draft>(action, { url: "", events: ["application.submitted"] });
  const add = () =>
    action.run(async () => {
      onMade(await ask("addWebhook", { body: bodyOf(form.draft) }));
      form.change({ url: "" });
    });
  return (
    <ActionForm
      form={form}
      onSend={add}
      labelledBy="new-webhook-title"
      className="card grid gap-5"
      foot={
        <Button type="submit" className="justify-self-start" busy={action.isBusy} busyLabel={t.oneMoment}>
          {t.addWebhook}
        </Button>
      }
    >
      <h3 id="new-webhook-title" className="text-lg">
        {t.newWebhook}
      </h3>
      <Fields form={form} />
    </ActionForm>
  );
}

/** The button that opens it, and the dialog. */
export function ChangeWebhook({ known: { id, url, events } }: { known: Webhook }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm<Draft>(action, { url, events });
  const open = () => {
    form.change({ url, events });
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
        <span className="sr-only"> {url}</span>
      </Button>
      <ActionDialog
        form={form}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.changeWebhook}
        button={t.save}
        onSend={save}
      >
        <Fields form={form} id={`url-${id}`} />
      </ActionDialog>
    </>
  );
}

/** `id`: of the address, where the page has another such form. */
const Fields = ({ form, id }: { form: Form<Draft>; id?: string }) => (
  <>
    <TextField
      form={form}
      name="url"
      id={id}
      label={t.address}
      hint={t.addressHint}
      type="url"
      inputMode="url"
      maxLength={500}
      required
    />
    <CheckBoxes
      name="events"
      legend={t.events}
      choices={WEBHOOK_EVENTS}
      labels={t.eventNames}
      chosen={form.draft.events}
      error={form.errorOf("events")}
      onChange={(events) => form.change({ events })}
    />
  </>
);
