// A field for a list of short words (skills, cities), shown as chips; its script loads when the first one is shown.
import { lazy, Suspense } from "react";
import { Field, TextArea } from "./field.tsx";
import { Skeleton } from "./skeleton.tsx";
import { addWords, splitWords } from "./token-list.ts";

const loadPanel = () => import("./token-field-panel.tsx");
/** If the script cannot be loaded, a plain field takes the words. */
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
  /** What a word is called: "skill", "city". */
  noun: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Suggestions for the typed text, best first. May reject: then there are none. */
  suggest: (text: string) => Promise<readonly string[]> | readonly string[];
  /** Marks the label "(optional)". */
  optional?: boolean;
  hint?: string;
  placeholder?: string;
  error?: string;
  max: number;
  maxLength?: number;
};

/** Enter or a comma adds the typed text, Backspace in the empty field removes the last word; pasted lists are split. */
export function TokenField(props: TokenFieldProps) {
  return (
    <Suspense fallback={<FieldToCome label={props.label} />}>
      <TokenFieldPanel {...props} />
    </Suspense>
  );
}

export function preloadTokenField() {
  void loadPanel().catch(() => {});
}

/** A plain field, with commas between the words. */
function PlainTokenField({ name, label, optional, values, onChange, hint, error, max }: TokenFieldProps) {
  return (
    <Field name={name} label={label} optional={optional ?? false} hint={hint} error={error}>
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
