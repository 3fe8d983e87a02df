// What goes with the job form: the sticky bar with its save status, and what is missing before publishing.

import { LISTED_DAYS, type PostingFlaw } from "../../../../contract/jobs/posting-rules.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { controlOf, dayOf, momentOf } from "./form/posting-form.ts";
import type { SaveState } from "./saving/draft-saver.ts";

type PostingBarProps = {
  state: SaveState;
  isPreview: boolean;
  isBusy: boolean;
  /** Whether a listed job is being edited, not a new one written. */
  isChange: boolean;
  onShow: (view: "form" | "preview") => void;
  onPublish: () => void;
};

/** The sticky bar: save status, preview, and publishing. */
export function PostingBar({ state, isPreview, isBusy, isChange, onShow, onPublish }: PostingBarProps) {
  return (
    <section className="posting-bar" aria-label="Save and publish">
      <div className="wrap flex flex-wrap items-center justify-between gap-y-2 gap-x-6 py-3">
        <SaveStatus state={state} />
        <div className="flex gap-3 max-sm:w-full max-sm:[&>.button]:flex-1">
          <Button variant="secondary" onClick={() => onShow(isPreview ? "form" : "preview")}>
            <Icon name={isPreview ? "pencil" : "eye"} size={18} />
            {isPreview ? "Edit" : "Preview"}
          </Button>
          <Button variant="accent" busy={isBusy} busyLabel="Publishing…" onClick={onPublish}>
            {isChange ? "Publish changes" : "Publish"}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Where the typed text is stored; announced to screen readers when it is not on the server. */
function SaveStatus({ state }: { state: SaveState }) {
  const { icon, words, isTrouble } = told(state);
  return (
    <p
      className="save-status flex items-center gap-2 min-w-0 text-sm/body text-ink-soft data-trouble:text-accent-ink data-trouble:font-semibold"
      data-trouble={isTrouble || undefined}
    >
      <Icon name={icon} size={16} />
      <span>{words}</span>
      <span className="sr-only" role="status">
        {isTrouble ? words : ""}
      </span>
    </p>
  );
}

function told(state: SaveState): { icon: IconName; words: string; isTrouble: boolean } {
  switch (state.kind) {
    case "saved":
      return state.at === null
        ? { icon: "info", words: "Saves itself while you write", isTrouble: false }
        : { icon: "check", words: `Draft saved, ${momentOf(state.at, Date.now())}`, isTrouble: false };
    case "unsaved":
      return { icon: "refresh", words: "Saving…", isTrouble: false };
    case "failing":
      return { icon: "off-line", words: "Kept in this browser. We save it once the site is reached.", isTrouble: true };
    case "refused":
      return { icon: "warning", words: `Not saved: ${state.message}`, isTrouble: true };
    case "overtaken":
      return { icon: "warning", words: "Not saved: somebody else changed this.", isTrouble: true };
  }
}

type ChecklistProps = {
  flaws: readonly PostingFlaw[];
  /** The listing's end (ISO); null before publication. */
  listedUntil: string | null;
  /** Something was typed: before that, nothing is held against the author. */
  isBegun: boolean;
};

export function Checklist({ flaws, listedUntil, isBegun }: ChecklistProps) {
  if (!isBegun)
    return (
      <section className="card grid gap-3" aria-labelledby="posting-checklist-title">
        <h2 id="posting-checklist-title" className="text-lg font-semibold">
          What a job needs
        </h2>
        <p className="text-sm text-ink-soft">
          A title, the type of employment, where the work is done, the experience you look for, a core skill and a
          description. While you write, this list shows what is still to come.
        </p>
      </section>
    );
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
  (control.closest("fieldset, .combo-field") ?? control).scrollIntoView({
    block: "center",
    behavior: isCalm ? "auto" : "smooth",
  });
  control.focus({ preventScroll: true });
}
