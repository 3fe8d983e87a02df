// The bar after applying: says that it was sent, counts the seconds down, and undoes it. Screen readers hear it once,
// by the focus that it takes from the closed dialog; the seconds are for the eye only.

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { t } from "#messages/applications.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { applicationPath } from "../../../../contract/paths.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Button } from "../../../ui/button.tsx";
import { rich } from "../../../ui/rich.tsx";
import { linkTo } from "../../../ui/tags.tsx";
import { showToast } from "../../../ui/toast.ts";
import { noteUndone } from "../applied/find-application.ts";
import { setUndoable, type Undoable, undoStore } from "./undo-store.ts";

/** The dialog gives the focus back a moment after it has closed. */
const FOCUS_AFTER_MS = 250;

export function UndoBar({ undoable }: { undoable: Undoable }) {
  const { applicationId, companyName, until } = undoable;
  const bar = useRef<HTMLElement>(null);
  const { isBusy, undo } = useUndo(undoable);
  const left = useSecondsLeft(until);
  const [whole] = useState(left);
  const isOver = left === 0 && !isBusy;
  useFocus(bar);
  useEffect(() => {
    if (isOver) setUndoable(null);
  }, [isOver]);
  if (isOver) return null;
  return (
    <div
      data-react-aria-top-layer=""
      className="fixed inset-x-0 bottom-[calc(var(--foot,var(--bottom-nav))+1rem)] z-70 flex justify-center px-4 pointer-events-none"
    >
      <section
        ref={bar}
        tabIndex={-1}
        aria-labelledby="undo-title"
        aria-describedby="undo-text undo-time"
        className="on-night pointer-events-auto relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 w-full max-w-[34rem] overflow-hidden rounded-lg border border-line bg-night px-5 pt-4 pb-5 text-ink shadow-floating"
      >
        <h2 id="undo-title" className="font-sans text-base/[1.3] font-bold tracking-normal">
          {t.applicationSubmitted}
        </h2>
        <p id="undo-text" className="row-start-2 max-sm:col-span-full text-sm/body text-ink-soft wrap-anywhere">
          {rich(t.yourJobApplicationHasBeen2, { link: linkTo(applicationPath(applicationId)) })}
        </p>
        <p id="undo-time" className="sr-only">
          {fill(t.youCanUndoItForSecondsBefore, { whole, companyName })}
        </p>
        <UndoButton left={left} isBusy={isBusy} onClick={() => void undo()} />
        <svg
          viewBox={`0 0 ${whole} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1 w-full fill-accent"
        >
          <rect width={left} height="1" />
        </svg>
      </section>
    </div>
  );
}

const UndoButton = ({ left, isBusy, onClick }: { left: number; isBusy: boolean; onClick: () => void }) => (
  <Button
    variant="secondary"
    className="col-start-2 row-start-1 sm:row-span-2"
    busy={isBusy}
    busyLabel={t.undoing}
    onClick={onClick}
  >
    {rich(t.undo2, {
      left,
      span: (words) => (
        <span aria-hidden="true" className="min-w-5 tabular-nums text-ink-faint">
          {words}
        </span>
      ),
    })}
  </Button>
);

/** Whole seconds until `until`, rounded up; timers of a background tab are slow, so it looks again on return. */
function useSecondsLeft(until: number): number {
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  const [left, setLeft] = useState(read);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    const timer = setInterval(tick, 200);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [until]);
  return left;
}

/** Takes the focus that the closed dialog left on the page, so that Undo is the next stop; gives it back at the end. */
function useFocus(bar: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = bar.current;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest(".apply-way"))
        element?.focus({ preventScroll: true });
    }, FOCUS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      // Runs before the bar leaves the document.
      if (!element?.contains(document.activeElement)) return;
      const next = document.querySelector<HTMLElement>(".apply-way") ?? document.querySelector<HTMLElement>("main");
      next?.focus({ preventScroll: true });
    };
  }, [bar]);
}

/** One key for all tries, so that a lost answer does no harm. */
function useUndo({ applicationId, jobId, companyName }: Undoable) {
  const isBusy = useSyncExternalStore(
    undoStore.listen,
    () => undoStore.read().undoing === jobId,
    () => false,
  );
  const [key] = useState(newCallKey);
  const undo = async () => {
    undoStore.set({ undoing: jobId });
    try {
      await repeatCall(() => ask("undoApplication", { params: { applicationId }, key }));
    } catch (error) {
      const status = error instanceof CallError ? error.status : null;
      // Another tab has undone it.
      if (status !== 404) {
        undoStore.set({ undoing: null });
        if (status === null) throw error;
        if (status !== 409) return showToast("error", reasonOf(error));
        setUndoable(null);
        return showToast("warning", fill(t.itWasTooLateToUndoHas, { companyName }));
      }
    }
    await noteUndone(jobId);
    undoStore.set({ undoing: null });
    setUndoable(null);
    showToast("success", fill(t.yourApplicationWasNotSentToYou, { companyName }));
  };
  return { isBusy, undo };
}
