// A field changed in two places: shows both values to choose from.
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FIELD_LABELS, inWords } from "../field-words.ts";
import type { Conflict, SectionState } from "./use-section.ts";

export function ConflictPanel({ section, conflict }: { section: SectionState; conflict: Conflict }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-section-trouble=""
      className="py-4 px-4.5 rounded-md bg-accent-soft outline-none"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" className="text-accent-ink" />
        This was changed somewhere else meanwhile
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Perhaps in another tab, or on another device. Nothing is lost: which one should stay?
      </p>
      {conflict.fields.map((field) => (
        <dl
          key={field}
          className="grid gap-3 mt-3.5 sm:grid-cols-2 [&>div]:py-2.5 [&>div]:px-3.5 [&>div]:rounded-sm [&>div]:bg-surface [&>div]:wrap-anywhere [&_dt]:text-xs/body [&_dt]:font-semibold [&_dt]:text-ink-faint"
        >
          <div>
            <dt>{FIELD_LABELS[field]}, changed there</dt>
            <dd>{inWords(field, conflict.latest[field])}</dd>
          </div>
          <div>
            <dt>{FIELD_LABELS[field]}, as you typed it</dt>
            <dd>{inWords(field, conflict.mine[field])}</dd>
          </div>
        </dl>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void section.keepMine()}>
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" onClick={section.takeTheirs}>
          Take the other
        </Button>
      </div>
    </div>
  );
}
