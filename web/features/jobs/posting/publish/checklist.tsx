// What is missing before a job can be published, each with a link to its field.

import type { PostingFlaw } from "../../../../../contract/jobs/posting-rules.ts";
import { LISTED_DAYS } from "../../../../../contract/jobs/posting-rules.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { controlOf } from "../form/posting-form.ts";
import { dayOf } from "../posting-words.ts";

type ChecklistProps = {
  flaws: readonly PostingFlaw[];
  /** The listing's end (ISO); null before publication. */
  listedUntil: string | null;
};

export function Checklist({ flaws, listedUntil }: ChecklistProps) {
  const isReady = flaws.length === 0;
  return (
    <section className="card grid gap-3" aria-labelledby="posting-checklist-title">
      <h2 id="posting-checklist-title" className="text-lg font-semibold">
        {isReady ? "Ready to publish" : "Before it can be published"}
      </h2>
      {isReady ? (
        <p className="text-sm text-ink-soft">
          {listedUntil === null
            ? `It is listed for ${LISTED_DAYS} days, until ${dayOf(Date.now() + LISTED_DAYS * DAY_MS)}. A week before the end we remind you.`
            : `Candidates see your changes at once. The job stays listed until ${dayOf(listedUntil)}.`}
        </p>
      ) : (
        <ul className="posting-flaws">
          {flaws.map(({ field, message }) => (
            <li key={field}>
              <button type="button" onClick={() => leadTo(controlOf(field))}>
                <Icon name="arrow-right" size={16} />
                <span>{message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const DAY_MS = 86_400_000;

/** Scrolls to a control and focuses it. */
export function leadTo(controlId: string): void {
  const control = document.getElementById(controlId);
  if (!control) return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  (control.closest("fieldset, .token-field") ?? control).scrollIntoView({
    block: "center",
    behavior: isCalm ? "auto" : "smooth",
  });
  control.focus({ preventScroll: true });
}
