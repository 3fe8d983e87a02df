// A form with fields as data: errors are beside their fields and announced, typed text is retained, and it works
// without JavaScript.

import { type HTMLInputAutoCompleteAttribute, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { t } from "#messages/content.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { type ControlProps, Field, NativeSelect, TextArea, TextInput } from "../../ui/field.tsx";
import type { FormAnswer } from "./form-answer.ts";

export type FormField = {
  name: string;
  label: string;
  hint?: string;
  kind: "text" | "email" | "tel" | "select" | "long";
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  optional?: boolean;
  /** Spans the whole row where there are two columns. */
  wide?: boolean;
};

type MessageFormProps = {
  label: string;
  fields: readonly FormField[];
  answer: FormAnswer | undefined;
  defaults?: Readonly<Record<string, string>>;
  submit: string;
};

export function MessageForm({ label, fields, answer, defaults = {}, submit }: MessageFormProps) {
  const isSending = useNavigation().state !== "idle";
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fields.filter((field) => answer?.errors[field.name]);

  useEffect(() => {
    if (answer && (Object.keys(answer.errors).length > 0 || answer.problem !== "none")) summary.current?.focus();
  }, [answer]);

  return (
    <Form method="post" noValidate aria-label={label} className="grid gap-5 sm:grid-cols-2">
      <div ref={summary} tabIndex={-1} data-focus-target="" className="empty:hidden sm:col-span-2">
        {wrong.length > 0 && (
          <Alert tone="bad" role="alert" title={t.pleaseLookAtTheseAgain}>
            <ul className="mt-1">
              {wrong.map((field) => (
                <li key={field.name}>
                  <a href={`#field-${field.name}`} className="text-link">
                    {field.label}
                  </a>
                  : {answer?.errors[field.name]}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {answer && <Problem problem={answer.problem} />}
      </div>
      {fields.map((field) => (
        <Field
          key={field.name}
          name={field.name}
          label={field.label}
          hint={field.hint}
          error={answer?.errors[field.name]}
          required={!field.optional}
          optional={field.optional}
          className={field.wide || field.kind === "long" ? "sm:col-span-2" : undefined}
        >
          {(control) => (
            <Control field={field} control={control} value={answer?.values[field.name] ?? defaults[field.name] ?? ""} />
          )}
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" size="lg" busy={isSending} busyLabel={t.sending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}

function Problem({ problem }: { problem: FormAnswer["problem"] }) {
  if (problem === "none") return null;
  return problem === "network" ? (
    <Alert tone="bad" role="alert" title={t.thisCouldNotBeSent}>
      {t.theSiteCannotBeReachedJustNow}
    </Alert>
  ) : (
    <Alert tone="bad" role="alert" title={problem.text}>
      {t.whatYouWroteIsStillHere}
    </Alert>
  );
}

function Control({ field, control, value }: { field: FormField; control: ControlProps; value: string }) {
  const common = { ...control, defaultValue: value, autoComplete: field.autoComplete, maxLength: field.maxLength };
  switch (field.kind) {
    case "select":
      return (
        <NativeSelect
          {...control}
          // `defaultValue` applies once, so another answer remounts the select.
          key={value}
          defaultValue={value}
          options={field.options ?? []}
          placeholder={field.placeholder}
        />
      );
    case "long":
      return <TextArea {...common} placeholder={field.placeholder} />;
    default:
      return <TextInput {...common} type={field.kind} placeholder={field.placeholder} />;
  }
}
