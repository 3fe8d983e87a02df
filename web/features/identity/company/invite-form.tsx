// Invites a person to the company, by e-mail address and role.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CORPORATE_USER_TYPES } from "../../../../contract/identity/rules.ts";
import { ask } from "../../../session/ask.ts";
import { loadSchemas } from "../../../session/load-schemas.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Field, NativeSelect } from "../../../ui/field.tsx";
import { EmailField } from "../form/email-field.tsx";
import { SubmitRow } from "../form/submit-row.tsx";
import { useAccountForm } from "../form/use-account-form.ts";
import { refreshMembers } from "./members-key.ts";
import { ROLE_TEXTS } from "./role-texts.ts";

const ROLES = CORPORATE_USER_TYPES.map((value) => ({ value, label: ROLE_TEXTS[value].title })).reverse();

export function InviteForm() {
  const queries = useQueryClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../../contract/recruiting/wire.ts"))).sendInvite.body!,
    fields: ["email", "role"],
    send: async (values) => {
      const { email } = await ask("sendInvite", { body: values });
      form.form.current?.reset();
      setSentTo(email);
      await refreshMembers(queries);
    },
  });
  return (
    <form
      {...form.formProps}
      aria-labelledby="invite-title"
      className="mt-5 grid gap-5"
      onInput={() => setSentTo(null)}
    >
      <EmailField name="email" label="Their e-mail" autoComplete="off" error={form.errors.email} />
      <Field
        name="role"
        label="Role"
        hint="Recruiters work with jobs and applicants. Admins also look after the company’s people."
        error={form.errors.role}
        required
      >
        {(control) => <NativeSelect {...control} options={ROLES} />}
      </Field>
      <SubmitRow form={form} busyLabel="Sending…" size="md">
        Send invite
      </SubmitRow>
      <div role="status" className="empty:hidden">
        {sentTo && (
          <Alert tone="good" title="The invite is on its way">
            It was mailed to {sentTo} and works for seven days.
          </Alert>
        )}
      </div>
    </form>
  );
}
