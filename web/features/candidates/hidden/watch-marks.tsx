// What the person hides and has opened: a change shows at once, and is reverted when the server refuses; and the pieces of
// a card that hide its job.

import { QueryObserver } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { t } from "#messages/candidates.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { dashboardPath } from "../../../../contract/paths.ts";
import type { JobMarks } from "../../../../contract/saved/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { hiddenJobListKey, jobMarksKey } from "../../../session/candidate-keys.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { repeatCall } from "../../../session/repeat-call.ts";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import { showToast } from "../../../ui/toast.ts";
import { type HidableJob, isHidden as isAmongHidden, isVeiled, marksStore, useMarks } from "./marks-store.ts";

const marksQuery = {
  queryKey: jobMarksKey,
  queryFn: () => ask("listJobMarks"),
  staleTime: 60_000,
  refetchOnWindowFocus: false,
};

/** A later toast replaces an earlier one. */
const PLACE = "hidden-job";
/** Company name -> its id, which cards do not know. */
const companyIds = new Map<string, string>();
/** Clicks may be faster than answers: each call waits for the one before. */
const turns = new Map<string, Promise<unknown>>();

/** Keeps the page's marks in step with the server's; returns how to stop. */
export function watchMarks(): () => void {
  const observer = new QueryObserver(personQueryClient(), marksQuery);
  const take = ({ data, isStale, isError }: { data: JobMarks | undefined; isStale: boolean; isError: boolean }) => {
    // A stale answer may be from before a change that the page shows already; the next one is on its way.
    if (data && !isStale) takeMarks(data);
    else if (!data && isError) marksStore.set({ kind: "failed" });
  };
  const stop = observer.subscribe(take);
  take(observer.getCurrentResult());
  return stop;
}

function takeMarks({ hidden, seen, companies }: JobMarks): void {
  // Changes still being sent are newer than this answer.
  if (turns.size > 0) return;
  for (const { companyId, companyName } of companies) companyIds.set(companyName, companyId);
  const names = companies.map(({ companyName }) => companyName);
  const isFirst = marksStore.read().kind !== "known";
  marksStore.set({
    kind: "known",
    hidden: { jobs: new Set(hidden), companies: new Set(names) },
    ...(isFirst && { seen: new Set(seen) }),
  });
}

/** Never rejects. */
export const setJobHidden = (job: HidableJob, isHidden: boolean): Promise<void> =>
  change("jobs", job, isHidden, async () => {
    await ask(isHidden ? "hideJob" : "showJob", { params: { jobid: job.id } });
  });

/** Never rejects. */
export const setCompanyHidden = (job: HidableJob, isHidden: boolean): Promise<void> =>
  change("companies", job, isHidden, async () => {
    const known = companyIds.get(job.companyName);
    if (isHidden) companyIds.set(job.companyName, (await ask("hideCompany", { params: { jobid: job.id } })).companyId);
    else if (known !== undefined) await ask("showCompany", { params: { companyId: known } });
  });

type What = "jobs" | "companies";

async function change(what: What, job: HidableJob, isHidden: boolean, send: () => Promise<void>): Promise<void> {
  const name = what === "jobs" ? job.id : job.companyName;
  const key = `${what} ${name}`;
  show(what, name, isHidden);
  const turn = (turns.get(key) ?? Promise.resolve()).then(() => repeatCall(send));
  turns.set(
    key,
    turn.catch(() => {}),
  );
  const mine = turns.get(key);
  // An answer on its way may be from before this change.
  void personQueryClient().cancelQueries({ queryKey: jobMarksKey });
  const isLast = () => turns.get(key) === mine;
  try {
    await turn;
    if (isLast()) tell(what, job, isHidden);
  } catch (error) {
    if (isLast()) {
      show(what, name, !isHidden);
      tellFailed(what, job, isHidden, error);
    }
  } finally {
    if (isLast()) turns.delete(key);
    void personQueryClient().invalidateQueries({ queryKey: hiddenJobListKey });
    if (turns.size === 0) void personQueryClient().invalidateQueries({ queryKey: jobMarksKey });
  }
}

function show(what: What, name: string, isHidden: boolean): void {
  const { hidden, veiled } = marksStore.read();
  const changed = (names: ReadonlySet<string>) => {
    const others = [...names].filter((one) => one !== name);
    return new Set(isHidden ? [...others, name] : others);
  };
  marksStore.set({
    hidden: { ...hidden, [what]: changed(hidden[what]) },
    veiled: { ...veiled, [what]: changed(veiled[what]) },
  });
}

const again = (what: What) => (what === "jobs" ? setJobHidden : setCompanyHidden);
const nameOf = (what: What, { title, companyName }: HidableJob) =>
  what === "jobs" ? `“${title}”` : fill(t.allJobsOf, { companyName });
const isOnDashboard = () => new URLSearchParams(window.location.search).get("view") === "dashboard";

function tell(what: What, job: HidableJob, isHidden: boolean): void {
  const subject = nameOf(what, job);
  const isOne = what === "jobs";
  if (isHidden) {
    const undo = { label: t.undo, onAction: () => void again(what)(job, false) };
    showToast("info", fill(isOne ? t.isHiddenFromYourLists : t.areHiddenFromYourLists, { subject }), undo, PLACE);
  } else if (isOnDashboard()) {
    const undo = { label: t.undo, onAction: () => void again(what)(job, true) };
    // A company's chip names no job, which hiding the company again would need.
    showToast(
      "success",
      fill(isOne ? t.isBackInYourLists : t.areBackInYourLists, { subject }),
      what === "jobs" ? undo : undefined,
      PLACE,
    );
  } else {
    const see = {
      label: t.seeWhatIsHidden,
      onAction: () => window.location.assign(sitePath(dashboardPath("hidden"))),
    };
    showToast("success", fill(isOne ? t.isBackInYourLists : t.areBackInYourLists, { subject }), see, PLACE);
  }
}

function tellFailed(what: What, job: HidableJob, isHidden: boolean, error: unknown): void {
  const refusal = error instanceof CallError ? error.refusal : null;
  const retry = { label: t.tryAgain, onAction: () => void again(what)(job, isHidden) };
  const verb = isHidden ? "hidden" : t.broughtBack;
  // The session reports its own end.
  if (refusal?.errorCode === "UNAUTHENTICATED") return;
  if (refusal?.errorCode === "CONFLICT") showToast("error", refusal.errorMsg, undefined, PLACE);
  else if (refusal?.errorCode === "NOT_FOUND") showToast("error", t.thisJobIsNoLongerHere, undefined, PLACE);
  else showToast("error", fill(t.couldNotBePleaseCheckYour, { what: nameOf(what, job), verb }), retry, PLACE);
}

const told = new Set<string>();

/** Reports that the person has opened the job; if that fails, the job counts as unopened. */
export function tellSeen(subject: string, jobId: string): void {
  const key = `${subject} ${jobId}`;
  if (told.has(key)) return;
  told.add(key);
  void repeatCall(() => ask("markJobSeen", { params: { jobid: jobId } })).catch(() => told.delete(key));
}

type PieceProps = { row: HidableJob };

/** On a card: hides the job. */
export function HideCardButton({ row }: PieceProps) {
  const isOut = isAmongHidden(useMarks(), row);
  return (
    <button
      type="button"
      className="hide-mark grid place-items-center w-11 h-11 rounded-full text-ink-faint hover:text-brand-strong hover:bg-brand-soft aria-pressed:text-brand-strong"
      aria-pressed={isOut}
      aria-label={fill(t.notInterestedInAt, { title: row.title, companyName: row.companyName })}
      title={t.notInterested}
      onClick={() => void setJobHidden(row, !isOut)}
    >
      <Icon name="eye-off" size={20} />
    </button>
  );
}

/** Replaces the card of a hidden job, with an undo; renders nothing while the card is shown. */
export function HideVeil({ row }: PieceProps) {
  const marks = useMarks();
  const undo = useRef<HTMLButtonElement>(null);
  const isOut = isVeiled(marks, row);
  useFocusOn(undo, isOut, row);
  if (!isOut) return null;
  const isByCompany = marks.veiled.companies.has(row.companyName);
  return (
    <div className="job-veil">
      <p>
        {isByCompany
          ? fill(t.jobsOfAreHidden, { companyName: row.companyName })
          : fill(t.oneJobIsHidden, { title: row.title })}
      </p>
      <button
        ref={undo}
        type="button"
        className="text-link"
        onClick={() => void (isByCompany ? setCompanyHidden(row, false) : setJobHidden(row, false))}
      >
        {rich(t.undo2, {
          value: isByCompany
            ? fill(t.hidingJobsOf, { companyName: row.companyName })
            : fill(t.hiding, { title: row.title }),
          span: (words) => <span className="sr-only">{words}</span>,
        })}
      </button>
      {!isByCompany && (
        <button type="button" className="text-link" onClick={() => void setCompanyHidden(row, true)}>
          {fill(t.hideAllJobsOf, { companyName: row.companyName })}
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
