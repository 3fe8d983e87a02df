// Makes a request under data-protection law of a message.
import { useState } from "react";
import { t } from "#messages/privacy.ts";
import { PRIVACY_KINDS, type PrivacyKind } from "../../../contract/people/privacy-rules.ts";
import { ActionDialog, opensDialog, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";

export function MakeRequest({ messageId }: { messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction();
  const form = useForm(action, { kind: "ACCESS" as PrivacyKind });
  const { kind } = form.draft;
  const send = async () => {
    const call = { params: { messageId }, body: { kind } };
    if (await action.run(() => ask("makePrivacyRequest", call), t.requestMade)) setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 mt-4" {...opensDialog} onClick={() => setOpen(true)}>
        {t.makeARequest}…
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        form={form}
        title={t.makeARequestOfThis}
        button={t.makeARequest}
        onSend={send}
      >
        <p>{t.theSenderConfirms}</p>
        <SelectField
          name="kind"
          label={t.whatDoYouAskFor}
          error={form.errorOf("kind")}
          value={kind}
          options={PRIVACY_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onPick={(kind) => form.change({ kind })}
        />
      </ActionDialog>
    </>
  );
}
