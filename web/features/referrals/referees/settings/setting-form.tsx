// Saves changes of a referee's settings, and the form of a single one.

import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { z } from "zod";
import { t } from "#messages/referees.ts";
import type { changeReferee } from "../../../../../contract/referrals/referees-wire.ts";
import { ActionForm, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, TextInput } from "../../../../ui/field.tsx";
import { takeReferee } from "../referee-queries.ts";

type Change = z.input<NonNullable<typeof changeReferee.body>>;

/** Shows the server's new state and a toast. */
export function useRefereeChange() {
  const queries = useQueryClient();
  const action = useAction();
  const change = (body: Change, done: string): Promise<boolean> =>
    action.run(async () => {
      takeReferee(queries, await repeatCall(() => ask("changeReferee", { body })));
    }, done);
  return { ...action, change };
}

type SettingFormProps = {
  name: keyof Change;
  saved: string;
  label: string;
  hint: string;
  look: ComponentProps<typeof TextInput>;
  /** The layout of the field and its button. */
  className: string;
  /** What the typed text changes, and the toast; or the error. */
  read: (typed: string) => { change: Change; done: string } | string;
};

/** Mount it anew for another saved value. */
export function SettingForm({ name, saved, label, hint, look, className, read }: SettingFormProps) {
  const { change, ...action } = useRefereeChange();
  const form = useForm<Record<string, string>>(action, { [name]: saved });
  const typed = form.draft[name] ?? "";
  const wish = read(typed);
  return (
    <ActionForm
      form={form}
      className="grid gap-3"
      flawOf={() => (typeof wish === "string" ? { title: wish, field: name } : null)}
      onSend={() => typeof wish === "object" && change(wish.change, wish.done)}
    >
      <Field name={name} label={label} hint={hint} error={form.errorOf(name)}>
        {(control) => (
          <div className={className}>
            <TextInput
              {...control}
              {...look}
              value={typed}
              onChange={({ target }) => form.change({ [name]: target.value })}
            />
            <Button
              type="submit"
              variant="secondary"
              busy={action.isBusy}
              busyLabel={t.saving}
              aria-disabled={typed.trim() === saved || undefined}
            >
              {t.save}
            </Button>
          </div>
        )}
      </Field>
    </ActionForm>
  );
}
