// What goes with the job form: the sticky bar with its save status, and what is missing before publishing.

import { t } from "#messages/jobs.ts";
import { LISTED_DAYS, type PostingFlaw } from "../../../../contract/jobs/posting-rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { Section } from "../../../ui/section.tsx";
import { controlOf, momentOf } from "./form/posting-form.ts";
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
    <section className="posting-bar" aria-label={t.saveAndPublish}>
      <div className="wrap flex flex-wrap items-center justify-between gap-y-2 gap-x-6 py-3">
        <SaveStatus state={state} />
        <div className="flex gap-3 max-sm:w-full max-sm:[&>.button]:flex-1">
          <Button variant="secondary" onClick={() => onShow(isPreview ? "form" : "preview")}>
            <Icon name={isPreview ? "pencil" : "eye"} size={18} />
            {isPreview ? t.edit : t.preview}
          </Button>
          <Button variant="accent" busy={isBusy} busyLabel={t.publishing} onClick={onPublish}>
            {isChange ? t.publishChanges : t.publish}
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
        ? { icon: "info", words: t.savesItselfWhileYouWrite, isTrouble: false }
        : { icon: "check", words: fill(t.draftSaved, { at: momentOf(state.at, Date.now()) }), isTrouble: false };
    case "unsaved":
      return { icon: "refresh", words: t.saving, isTrouble: false };
    case "failing":
      return { icon: "off-line", words: t.keptInThisBrowserWeSaveIt, isTrouble: true };
    case "refused":
      return { icon: "warning", words: fill(t.notSaved, { message: state.message }), isTrouble: true };
    case "overtaken":
      return { icon: "warning", words: t.notSavedSomeoneElseChangedThis, isTrouble: true };
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
      <Section
        id="posting-checklist-title"
        title={t.whatAJobNeeds}
        head="text-lg font-semibold"
        className="card grid gap-3"
      >
        <p className="text-sm text-ink-soft">{t.aTitleTheTypeOfEmploymentWhere}</p>
      </Section>
    );
  const isReady = flaws.length === 0;
  return (
    <Section
      id="posting-checklist-title"
      title={isReady ? t.readyToPublish : t.beforeItCanBePublished}
      head="text-lg font-semibold"
      className="card grid gap-3"
    >
      {isReady ? (
        <p className="text-sm text-ink-soft">
          {listedUntil === null
            ? fill(t.itIsListedForDaysUntilA, {
                listedDays: LISTED_DAYS,
                Date: dayOf(Date.now() + LISTED_DAYS * DAY_MS),
              })
            : fill(t.candidatesSeeYourChangesAtOnce, { listedUntil: dayOf(listedUntil) })}
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
    </Section>
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
