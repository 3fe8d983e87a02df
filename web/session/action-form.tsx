// Forms and dialogs for one action on the server: their typed values, the fields of these, and errors beside the fields.

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { t } from "#messages/shared.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, type DialogProps, preloadDialog } from "../ui/dialog.tsx";
import { Field, TextArea, TextInput } from "../ui/field.tsx";
import { ProblemAlert } from "../ui/problem-alert.tsx";
import type { Action } from "./use-action.ts";

/** Props of a button that opens a dialog. */
export const opensDialog = {
  "aria-haspopup": "dialog",
  onPointerEnter: preloadDialog,
  onFocus: preloadDialog,
} as const;

/** An error found before sending; `field` is the control's name. */
export type Flaw = { title: string; field?: string };

export type Form<Draft extends object> = {
  action: Pick<Action, "isBusy" | "problem" | "tell">;
  draft: Draft;
  change: (some: Partial<Draft>) => void;
  /** The error beside a field. */
  errorOf: (field: string) => string | undefined;
};

/** The typed values of a form for `action`. */
export function useForm<Draft extends object>(
  action: Form<Draft>["action"],
  start: Draft | (() => Draft),
): Form<Draft> {
  const [draft, setDraft] = useState(start);
  return {
    action,
    draft,
    change: (some) => setDraft((before) => ({ ...before, ...some })),
    errorOf: (field) => (fieldOf(action) === field ? action.problem?.title : undefined),
  };
}

/** The API names a field of a nested object by its path. */
const fieldOf = ({ problem }: Pick<Action, "problem">) => problem?.field?.split(".").at(-1);

type ActionFormProps = {
  form: Pick<Form<object>, "action">;
  /** The error that prevents sending. */
  flawOf?: () => Flaw | null;
  onSend: () => unknown;
  id?: string;
  /** The id of its heading. */
  labelledBy?: string;
  className?: string;
  children?: ReactNode;
  /** Below the error of the form as a whole. */
  foot?: ReactNode;
};

/** Focuses the field at fault. An error that no field shows is shown below the fields. */
export function ActionForm(props: ActionFormProps) {
  const { form, flawOf, onSend, id, labelledBy, className = "grid gap-5", children, foot } = props;
  const { problem, tell } = form.action;
  const box = useRef<HTMLFormElement>(null);
  const field = fieldOf(form.action);
  const [isBeside, setBeside] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields show the error once they have rendered
  useLayoutEffect(() => {
    setBeside(field !== undefined && box.current?.querySelector(".field-error") != null);
  }, [problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be at fault again
  useEffect(() => {
    if (field) box.current?.querySelector<HTMLElement>(`[name="${field}"], #field-${CSS.escape(field)}`)?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const flaw = flawOf?.() ?? null;
    if (flaw) tell({ ...flaw, code: null });
    else void onSend();
  };
  return (
    <form
      id={id}
      ref={box}
      method="post"
      noValidate
      onSubmit={submit}
      className={className}
      aria-labelledby={labelledBy}
    >
      {children}
      <ProblemAlert problem={isBeside ? null : problem} />
      {foot}
    </form>
  );
}

type ActionDialogProps = Omit<ActionFormProps, "id" | "labelledBy" | "foot"> &
  Pick<DialogProps, "isOpen" | "onClose" | "title" | "role"> & {
    /** The button that closes without sending. */
    leave?: string;
    /** The button that sends; null where nothing can be sent. */
    button: string | null;
    busyLabel?: string;
    variant?: "primary" | "accent" | "danger";
    isDisabled?: boolean;
  };

/** Asks before an action, or for what it needs. */
export function ActionDialog({
  isOpen,
  onClose,
  title,
  role,
  leave = t.cancel,
  button,
  busyLabel = t.oneMoment,
  variant,
  isDisabled = false,
  onSend,
  flawOf,
  ...rest
}: ActionDialogProps) {
  const id = useId();
  const look = { variant, busy: rest.form.action.isBusy, busyLabel, "aria-disabled": isDisabled || undefined };
  return (
    <Dialog
      {...{ isOpen, onClose, title, role, leave }}
      actions={
        button !== null && (
          <Button type="submit" form={id} {...look}>
            {button}
          </Button>
        )
      }
    >
      <ActionForm id={id} {...rest} {...(isDisabled ? { onSend: () => {} } : { onSend, flawOf })} />
    </Dialog>
  );
}

type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string;

type TextFieldProps<Draft extends object> = Omit<ComponentProps<typeof Field>, "name" | "error" | "children"> &
  Pick<
    ComponentProps<typeof TextInput>,
    "type" | "step" | "maxLength" | "placeholder" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck"
  > & {
    form: Pick<Form<Draft>, "draft" | "change" | "errorOf">;
    /** The value in the draft, and the control's name. */
    name: TextName<Draft>;
    inputClassName?: string;
    /** Makes it a text of several lines. */
    rows?: number;
    /** Below the control. */
    note?: ReactNode;
  };

/** A text of the draft. */
export function TextField<Draft extends object>(props: TextFieldProps<Draft>) {
  const { form, name, id, label, hint, required, optional, className, inputClassName, rows, note, ...input } = props;
  const text = form.draft[name] as string;
  const write = (value: string) => form.change({ [name]: value } as unknown as Partial<Draft>);
  return (
    <Field {...{ name, id, label, hint, required, optional, className }} error={form.errorOf(name)}>
      {(control) => {
        const typed = { ...input, ...control, className: inputClassName, value: text };
        return (
          <>
            {rows === undefined ? (
              <TextInput {...typed} onChange={({ target }) => write(target.value)} />
            ) : (
              <TextArea {...typed} rows={rows} onChange={({ target }) => write(target.value)} />
            )}
            {note}
          </>
        );
      }}
    </Field>
  );
}
