// What the sections of keys and webhooks share: their frame, secrets that are shown once, and boxes to tick.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/integrations.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckRow } from "../../../ui/control-fields.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { showToast } from "../../../ui/toast.ts";

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => showToast("success", t.isCopied),
    () => showToast("error", t.couldNotCopy),
  );

/** Code or a secret, with a button that copies it. */
export function Copied({ text }: { text: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <pre className="w-full rounded-md bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
      <Button variant="secondary" size="sm" onClick={() => void copy(text)}>
        {t.copy}
      </Button>
    </div>
  );
}

type ShownOnceProps = {
  title: string;
  /** Null shows nothing. */
  secret: string | null;
  /** What it is for. */
  children?: ReactNode;
  onDone: () => void;
};

/** A secret that the server shows this once: nothing else can be pressed until the person says that they have it. */
function ShownOnce({ title, secret, children, onDone }: ShownOnceProps) {
  return (
    <Dialog
      isOpen={secret !== null}
      onClose={onDone}
      title={title}
      blocking
      actions={<Button onClick={onDone}>{t.iHaveIt}</Button>}
    >
      <div className="grid gap-4">
        <p>{t.keptOnce}</p>
        <Copied text={secret ?? ""} />
        {children}
      </div>
    </Dialog>
  );
}

/** Shows the secret of what was made or rotated, and loads the list again. */
type Show = (made: { secret: string | null }) => void;

type SecretsSectionProps<Known> = {
  id: string;
  title: string;
  text: ReactNode;
  /** The list's key among the queries. */
  queryKey: readonly unknown[];
  secretTitle: string;
  /** What the secret is for. */
  secretText?: string;
  known: readonly Known[];
  /** Said of an empty list. */
  none: string;
  row: (known: Known, show: Show) => ReactNode;
  form: (show: Show) => ReactNode;
};

/** What a company has made, each with a secret that is shown when it is made, and the form for another. */
export function SecretsSection<Known>(props: SecretsSectionProps<Known>) {
  const { id, title, text, queryKey, secretTitle, secretText, known, none, row, form } = props;
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const show: Show = (made) => {
    setSecret(made.secret);
    void queries.invalidateQueries({ queryKey });
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-5">
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl" data-focus-target>
          {title}
        </h2>
        <p className="mt-2">{text}</p>
      </div>
      <ShownOnce title={secretTitle} secret={secret} onDone={() => setSecret(null)}>
        {secretText && <p className="text-sm text-ink-soft">{secretText}</p>}
      </ShownOnce>
      {known.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="grid gap-4">{known.map((one) => row(one, show))}</ul>
      )}
      {form(show)}
    </section>
  );
}

type CheckBoxesProps<Choice extends string> = {
  name: string;
  legend: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (chosen: Choice[]) => void;
};

/** Several of a few choices. */
export function CheckBoxes<Choice extends string>(props: CheckBoxesProps<Choice>) {
  const { name, legend, choices, labels, chosen, error, onChange } = props;
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <CheckRow
          key={choice}
          name={name}
          checked={chosen.includes(choice)}
          onPick={(isChosen) => onChange(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))))}
        >
          {labels[choice]}
        </CheckRow>
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
