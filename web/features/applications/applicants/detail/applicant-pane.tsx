// One applicant's details: name, stage and moves at once, from the list row; the rest when loaded.

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import type { Applicant, ApplicantDetails } from "../../../../../contract/applications/applicants-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { AnswerList } from "../../answer-list.tsx";
import { TalkSection } from "../../talk/conversation.tsx";
import { InterviewSection } from "../../talk/interviews.tsx";
import type { Moving } from "../dialogs/move-dialogs.tsx";
import { factsOf } from "../list/applicant-list.tsx";
import type { ApplicantsState } from "../list/use-applicant-list.ts";
import { PANE_TITLE_ID } from "../list/use-open-applicant.ts";
import { listAddress } from "../list-address.ts";
import { StageBadge } from "../stage-badge.tsx";
import { labelOf, NUMBERED_STAGES } from "../stage-words.ts";
import { Trouble } from "../trouble.tsx";
import { MatchSection, PanePart, PersonSection, TimelineSection } from "./applicant-parts.tsx";
import { NoteSection } from "./note-section.tsx";

type ApplicantPaneProps = { jobId: string; state: ApplicantsState; moving: Moving };

export function ApplicantPane({ jobId, state, moving }: ApplicantPaneProps) {
  const { known, applicant } = state;
  const { details, error } = applicant;
  const pane = useRef<HTMLElement>(null);
  const id = known?.applicationId;
  usePaneRoom(pane);
  // Another applicant starts at the top.
  useEffect(() => {
    if (id !== undefined) pane.current?.scrollTo(0, 0);
  }, [id]);
  return (
    <section ref={pane} aria-labelledby={PANE_TITLE_ID} className="applicant-pane">
      <PaneNav jobId={jobId} state={state} />
      {known ? (
        <>
          {(details || !error) && <PaneLinks />}
          <PaneHead known={known} />
          <MoveSection row={known} moving={moving} />
        </>
      ) : (
        <h2 id={PANE_TITLE_ID} tabIndex={-1} className="sr-only">
          {t.applicant}
        </h2>
      )}
      {!details && error ? (
        <Trouble level={3} error={error} isBusy={applicant.isFetching} onAgain={() => void applicant.refetch()} />
      ) : (
        <>
          {details ? <PersonSection details={details} /> : <PartSkeleton />}
          {details && details.answers.length > 0 && (
            <PanePart id="applicant-answers" title={h.answers}>
              <AnswerList answers={details.answers} />
            </PanePart>
          )}
          {known && <MatchSection row={known} />}
          {details && <TalkParts key={`talk ${details.applicationId}`} details={details} />}
          {details ? (
            <>
              <NoteSection key={details.applicationId} details={details} />
              <TimelineSection details={details} />
            </>
          ) : (
            <PartSkeleton />
          )}
        </>
      )}
    </section>
  );
}

function TalkParts({ details: { applicationId, name, status } }: { details: ApplicantDetails }) {
  return (
    <>
      <PanePart id="applicant-messages" title={h.messages}>
        <TalkSection applicationId={applicationId} />
      </PanePart>
      <PanePart id="applicant-interviews" title={h.interviews}>
        <InterviewSection
          applicationId={applicationId}
          side="COMPANY"
          withName={name}
          canOffer={status !== "WITHDRAWN" && status !== "REJECTED"}
        />
      </PanePart>
    </>
  );
}

function PaneNav({ jobId, state: { filters, rows, step } }: Omit<ApplicantPaneProps, "moving">) {
  return (
    <div className="flex justify-between gap-2 -mt-2 -mr-3 mb-3 -ml-3 lg:hidden">
      <ButtonLink to={listAddress(jobId, filters)} variant="quiet" size="sm">
        <Icon name="chevron-left" size={18} />
        {t.allApplicants}
      </ButtonLink>
      {rows.length > 1 && (
        <span className="flex gap-1">
          <Button variant="quiet" size="sm" iconOnly aria-label={t.previousApplicant} onClick={() => step(-1, false)}>
            <Icon name="arrow-up" size={18} />
          </Button>
          <Button variant="quiet" size="sm" iconOnly aria-label={t.nextApplicant} onClick={() => step(1, false)}>
            <Icon name="arrow-down" size={18} />
          </Button>
        </span>
      )}
    </div>
  );
}

function PaneHead({ known }: { known: Applicant }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={PANE_TITLE_ID} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere">
          {known.name}
        </h2>
        <StageBadge status={known.status} tellsAt={known.rejectionTellsAt} />
      </div>
      <p className="mt-1 text-ink-soft">{factsOf(known).join(" · ")}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
        {fill(t.applied, { appliedAt: dayOf(known.appliedAt) })}
        {known.isRuledOut && <Badge tone="bad">{h.ruledOut}</Badge>}
        {known.isShared && (
          <Badge tone="accent" icon="share">
            {t.sentByAFriend}
          </Badge>
        )}
      </p>
    </>
  );
}

function PartSkeleton() {
  return (
    <div className="pane-part grid gap-3">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

/** Distance between the pane and the window's edges. */
const EDGE_PX = 16;
/** Minimum height of the pane; in lower windows it overflows. */
const LEAST_PX = 320;

/** Sets `--pane-room` of the pane to the window height left below its top. */
function usePaneRoom(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const box = pane.current;
      if (!box) return;
      const top = Math.max(box.getBoundingClientRect().top, EDGE_PX);
      box.style.setProperty("--pane-room", `${Math.max(window.innerHeight - top - EDGE_PX, LEAST_PX)}px`);
    };
    fit();
    // The head above grows when the job arrives.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    window.addEventListener("scroll", fit, { passive: true });
    window.addEventListener("resize", fit);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", fit);
      window.removeEventListener("resize", fit);
    };
  }, [pane]);
}

const PARTS = [
  { id: "applicant-match", name: t.match },
  { id: "applicant-messages", name: h.messages },
  { id: "applicant-notes", name: t.notes },
  { id: "applicant-timeline", name: t.timeline },
] as const;

function PaneLinks() {
  return (
    <nav
      aria-label={t.partsOfTheApplication}
      className="hidden lg:sticky lg:z-1 lg:top-0 lg:flex lg:gap-1 lg:mt-0 lg:-mr-7 lg:mb-5 lg:-ml-7 lg:py-1.5 lg:px-4 lg:border-b lg:border-b-line lg:bg-surface [&>a]:py-2.5 [&>a]:px-3 [&>a]:rounded-sm [&>a]:text-sm/body [&>a]:font-semibold [&>a]:text-(--link) [&>a:hover]:bg-brand-soft"
    >
      {PARTS.map(({ id, name }) => (
        <a key={id} href={`#${id}`} onClick={(event) => goTo(event, id)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls the pane only and leaves the address alone: its history is one of applicants. */
function goTo(event: MouseEvent<HTMLElement>, id: string): void {
  event.preventDefault();
  const links = event.currentTarget.parentElement;
  const pane = event.currentTarget.closest("section");
  const heading = document.getElementById(id);
  if (!links || !pane || !heading) return;
  const below = heading.getBoundingClientRect().top - links.getBoundingClientRect().bottom;
  pane.scrollBy({ top: below - HEADING_GAP_PX });
  heading.focus({ preventScroll: true });
}

const HEADING_GAP_PX = 16;

function MoveSection({ row, moving }: { row: Applicant; moving: Moving }) {
  if (row.status === "WITHDRAWN")
    return (
      <Alert className="mt-5" title={fill(t.hasWithdrawn, { name: row.name })}>
        {t.nothingMoreCanBeDoneWithThis}
      </Alert>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons. */}
      <div role="group" aria-label={fill(t.stageOf, { name: row.name })} className="flex flex-wrap gap-1.5 mt-5">
        {NUMBERED_STAGES.map((to, at) => (
          <button
            key={to}
            type="button"
            className="inline-flex items-center gap-2 min-h-11 py-1.5 px-3.5 border-[1.5px] border-line-strong rounded-md bg-surface text-sm/body font-semibold text-ink [transition-property:background-color,border-color] duration-(--default-transition-duration) hover:border-brand hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand aria-pressed:cursor-default aria-pressed:[&>.key]:border-transparent aria-pressed:[&>.key]:bg-[oklch(1_0_0/0.18)] aria-pressed:[&>.key]:text-inherit [@media(hover:_none)_or_(width_<_64rem)]:[&>.key]:hidden"
            aria-pressed={row.status === to}
            onClick={() => row.status !== to && moving.move([row], to)}
          >
            {labelOf(to)}
            <span className="key" aria-hidden="true">
              {at + 1}
            </span>
          </button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={row.status === "REJECTED" || undefined}
          onClick={() => moving.reject([row])}
        >
          {row.status === "REJECTED" ? t.rejected : t.reject}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => moving.write(row)}>
          {t.moveWithAMessage}
        </Button>
      </div>
      {row.rejectionTellsAt !== null && (
        <Alert tone="notice" className="mt-4" title={fill(t.doesNotKnowYet, { name: row.name })}>
          {fill(t.theyHearOfItOnMoveThem, { rejectionTellsAt: momentOf(row.rejectionTellsAt) })}
        </Alert>
      )}
    </>
  );
}
