// A field to choose one of many by typing a part of its name; its script loads when the first one is shown.
import { Suspense } from "react";
import { lazyPart } from "./lazy-part.ts";
import { Skeleton } from "./skeleton.tsx";

const PickFieldPanel = lazyPart(async () => (await import("./pick-field-panel.tsx")).PickFieldPanel);

export type Pick = {
  id: string;
  label: string;
  hint?: string;
};

export type PickFieldProps = {
  /** The input's id is `field-{name}`. */
  name: string;
  label: string;
  picked: Pick | null;
  onPick: (picked: Pick | null) => void;
  /** The matches for the typed text, best first. A rejection is shown below the field. */
  find: (text: string) => Promise<readonly Pick[]>;
  hint?: string;
  placeholder?: string;
  error?: string;
  nothing: string;
};

export function PickField(props: PickFieldProps) {
  return (
    <Suspense fallback={<FieldToCome label={props.label} />}>
      <PickFieldPanel {...props} />
    </Suspense>
  );
}

function FieldToCome({ label }: { label: string }) {
  return (
    <div>
      <p className="field-label">{label}</p>
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
