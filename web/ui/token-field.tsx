// A field for a list of short words (skills, cities): each becomes a chip; its script loads when the first one shows.
import { lazy, Suspense } from "react";
import { Field, TextArea } from "./field.tsx";
import { Skeleton } from "./skeleton.tsx";
import { addWords, splitWords } from "./token-list.ts";

const loadPanel = () => import("./token-field-panel.tsx");
/** A script that cannot be fetched is no reason to stop: words can be typed without it. */
const TokenFieldPanel = lazy(() =>
  loadPanel().then(
    (module) => ({ default: module.TokenFieldPanel }),
    () => ({ default: PlainTokenField }),
  ),
);

export type TokenFieldProps = {
  /** The input's id is `field-{name}`. */
  name: string;
  label: string;
  /** What one of the words is called: "skill", "city". */
  noun: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Words to offer for what was typed so far, best first. May reject: then nothing is offered. */
  suggest: (text: string) => Promise<readonly string[]> | readonly string[];
  hint?: string;
  placeholder?: string;
  error?: string;
  /** How many words are taken. */
  max: number;
  /** Longest word. */
  maxLength?: number;
};

/** Enter or a comma adds what was typed, Backspace in the empty field takes the last one away, a pasted list becomes many. */
export function TokenField(props: TokenFieldProps) {
  return (
    <Suspense fallback={<FieldToCome label={props.label} />}>
      <TokenFieldPanel {...props} />
    </Suspense>
  );
}

/** Loads the script ahead. */
export function preloadTokenField() {
  void loadPanel().catch(() => {});
}

/** The words in a plain field, with commas between them. */
function PlainTokenField({ name, label, values, onChange, hint, error, max }: TokenFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          defaultValue={values.join(", ")}
          onChange={(event) => onChange(addWords([], splitWords(event.target.value), max).values)}
        />
      )}
    </Field>
  );
}

function FieldToCome({ label }: { label: string }) {
  return (
    <div>
      <p className="field-label">{label}</p>
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
