// On a job's card: the button that hides the job, and the veil with an undo that then replaces the card.
import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "../../../styles/jobs.css";
import { type HidableJob, isHidden, isVeiled, useMarks } from "./marks-store.ts";
import { setCompanyHidden, setJobHidden } from "./watch-marks.ts";

type PieceProps = { row: HidableJob };

export function HideCardButton({ row }: PieceProps) {
  const isOut = isHidden(useMarks(), row);
  return (
    <button
      type="button"
      className="hide-mark grid place-items-center w-11 h-11 rounded-full text-ink-faint hover:text-brand-strong hover:bg-brand-soft aria-pressed:text-brand-strong"
      aria-pressed={isOut}
      aria-label={`Not interested in ${row.title} at ${row.companyName}`}
      title="Not interested"
      onClick={() => void setJobHidden(row, !isOut)}
    >
      <Icon name="eye-off" size={20} />
    </button>
  );
}

/** Renders nothing while the card is shown. */
export function HideVeil({ row }: PieceProps) {
  const marks = useMarks();
  const undo = useRef<HTMLButtonElement>(null);
  const isOut = isVeiled(marks, row);
  useFocusOn(undo, isOut, row);
  if (!isOut) return null;
  const isByCompany = marks.veiled.companies.has(row.companyName);
  return (
    <div className="job-veil">
      <p>{isByCompany ? `Jobs of ${row.companyName} are hidden.` : `“${row.title}” is hidden.`}</p>
      <button
        ref={undo}
        type="button"
        className="text-link"
        onClick={() => void (isByCompany ? setCompanyHidden(row, false) : setJobHidden(row, false))}
      >
        Undo
        <span className="sr-only">{isByCompany ? ` hiding jobs of ${row.companyName}` : ` hiding ${row.title}`}</span>
      </button>
      {!isByCompany && (
        <button type="button" className="text-link" onClick={() => void setCompanyHidden(row, true)}>
          Hide all jobs of {row.companyName}
        </button>
      )}
    </div>
  );
}

/** Keyboard focus stays on the card: on undo once hidden, on the hide button once shown again. */
function useFocusOn(undo: RefObject<HTMLButtonElement | null>, isOut: boolean, { id }: HidableJob): void {
  const was = useRef(isOut);
  useEffect(() => {
    if (was.current === isOut) return;
    was.current = isOut;
    const card = document.getElementById(id)?.closest("li");
    const isHere = document.activeElement === document.body || card?.contains(document.activeElement);
    if (isHere) focusSoon(isOut ? undo.current : (card?.querySelector<HTMLElement>(".hide-mark") ?? null));
  }, [isOut, id, undo]);
}

/** A newly visible element may take a frame or two until it accepts focus. */
function focusSoon(element: HTMLElement | null, frames = 5): void {
  element?.focus({ preventScroll: true });
  if (element && document.activeElement !== element && frames > 0)
    requestAnimationFrame(() => focusSoon(element, frames - 1));
}
