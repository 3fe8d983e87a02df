// Reserves the form's space until its script has loaded, which the first paint for visitors does not wait for.
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { isSessionExpected } from "../../../session/signed-in-mark.ts";
import { whenAtRest } from "../../../ui/at-rest.ts";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import type { ChosenJob } from "./ask-draft.ts";

export type AskFormProps = { company: { id: string; name: string }; job: ChosenJob | null };

const AskForm = lazy<ComponentType<AskFormProps>>(() =>
  import("./ask-form.tsx").then(
    (module) => ({ default: module.AskForm }),
    () => ({ default: NotLoaded }),
  ),
);

export function AskFormSlot(props: AskFormProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (isSessionExpected()) return setLive(true);
    return whenAtRest(() => setLive(true));
  }, []);
  return (
    <section className="ask-form" aria-labelledby="ask-title">
      <h2 id="ask-title" className="text-xl">
        {props.job?.kind === "other" ? "The job and your note" : "Your note"}
      </h2>
      {isLive ? (
        <Suspense fallback={<ToCome />}>
          <AskForm {...props} />
        </Suspense>
      ) : (
        <ToCome />
      )}
    </section>
  );
}

const ToCome = () => (
  <LoadingBlock label="The form is being loaded." className="grid gap-5 mt-4" sizes={["h-5 w-40", "h-40", "h-28"]} />
);

const NotLoaded = () => (
  <p role="alert" className="mt-3 text-ink-soft">
    The form could not be loaded. Please check your connection and reload the page.
  </p>
);
