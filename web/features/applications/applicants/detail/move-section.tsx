// An applicant's stage, and the moves possible from it.

import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import type { CompanyStage } from "../../../../../contract/applications/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { momentOf } from "../show-moment.ts";
import { labelOf, NUMBERED_STAGES } from "../stage-words.ts";

type MoveSectionProps = {
  row: Applicant;
  onMove: (to: CompanyStage) => void;
  onReject: () => void;
  onWrite: () => void;
};

export function MoveSection({ row, onMove, onReject, onWrite }: MoveSectionProps) {
  if (row.status === "WITHDRAWN")
    return (
      <Alert className="mt-5" title={`${row.name} has withdrawn`}>
        Nothing more can be done with this application. Your notes stay.
      </Alert>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons. */}
      <div role="group" aria-label={`Stage of ${row.name}`} className="flex flex-wrap gap-1.5 mt-5">
        {NUMBERED_STAGES.map((to, at) => (
          <button
            key={to}
            type="button"
            className="inline-flex items-center gap-2 min-h-11 py-1.5 px-3.5 border-[1.5px] border-line-strong rounded-md bg-surface text-sm/body font-semibold text-ink [transition-property:background-color,border-color] duration-(--default-transition-duration) hover:border-brand hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand aria-pressed:cursor-default aria-pressed:[&>.key]:border-transparent aria-pressed:[&>.key]:bg-[oklch(1_0_0/0.18)] aria-pressed:[&>.key]:text-inherit [@media(hover:_none)_or_(width_<_64rem)]:[&>.key]:hidden"
            aria-pressed={row.status === to}
            onClick={() => row.status !== to && onMove(to)}
          >
            {labelOf(to)}
            <span className="key" aria-hidden="true">
              {at + 1}
            </span>
          </button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-disabled={row.status === "REJECTED" || undefined} onClick={onReject}>
          {row.status === "REJECTED" ? "Rejected" : "Reject…"}
        </Button>
        <Button variant="quiet" size="sm" onClick={onWrite}>
          Move with a message…
        </Button>
      </div>
      {row.rejectionTellsAt !== null && (
        <Alert tone="notice" className="mt-4" title={`${row.name} does not know yet`}>
          They hear of it on {momentOf(row.rejectionTellsAt)}. Move them to another stage before, and they never do.
        </Alert>
      )}
    </>
  );
}
