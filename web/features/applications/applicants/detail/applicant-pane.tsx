// One applicant's details: name and stage at once, from the list row; the rest when loaded.

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Applicant, ApplicantDetails } from "../../../../../contract/applications/applicants-wire.ts";
import type { CompanyStage } from "../../../../../contract/applications/rules.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { factsOf } from "../list/applicant-row.tsx";
import { PANE_TITLE_ID } from "../list/use-open-applicant.ts";
import { dayOf, momentOf } from "../show-moment.ts";
import { StageBadge } from "../stage-badge.tsx";
import { Trouble } from "../trouble.tsx";
import { MatchSection } from "./match-section.tsx";
import { MoveSection } from "./move-section.tsx";
import { NoteSection } from "./note-section.tsx";
import { PersonSection } from "./person-section.tsx";
import "../../../../styles/hiring.css";
import { labelOf } from "../stage-words.ts";
import { reasonWords } from "./reason-words.ts";

type ApplicantPaneProps = {
  /** From the list; null for an applicant that its filters exclude. */
  row: Applicant | null;
  details: ApplicantDetails | undefined;
  error: unknown;
  isLoading: boolean;
  onAgain: () => void;
  /** Address of the list, for screens that show one of the two. */
  listHref: string;
  onStep: ((by: 1 | -1) => void) | null;
  onMove: (to: CompanyStage) => void;
  onReject: () => void;
  onWrite: () => void;
};

export function ApplicantPane({
  row,
  details,
  error,
  isLoading,
  onAgain,
  listHref,
  onStep,
  onMove,
  onReject,
  onWrite,
}: ApplicantPaneProps) {
  const known = row ?? details;
  const pane = useRef<HTMLElement>(null);
  const id = known?.applicationId;
  usePaneRoom(pane);
  // Another applicant starts at the top.
  useEffect(() => {
    if (id !== undefined) pane.current?.scrollTo(0, 0);
  }, [id]);
  return (
    <section ref={pane} aria-labelledby={PANE_TITLE_ID} className="applicant-pane">
      <PaneNav listHref={listHref} onStep={onStep} />
      {known ? (
        <>
          {(details || !error) && <PaneLinks />}
          <PaneHead known={known} />
          <MoveSection row={known} onMove={onMove} onReject={onReject} onWrite={onWrite} />
        </>
      ) : (
        <h2 id={PANE_TITLE_ID} tabIndex={-1} className="sr-only">
          Applicant
        </h2>
      )}
      {!details && error ? (
        <Trouble level={3} error={error} isBusy={isLoading} onAgain={onAgain} />
      ) : (
        <>
          {details ? <PersonSection details={details} /> : <PartSkeleton />}
          {known && <MatchSection row={known} />}
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

function PaneNav({ listHref, onStep }: Pick<ApplicantPaneProps, "listHref" | "onStep">) {
  return (
    <div className="flex justify-between gap-2 -mt-2 -mr-3 mb-3 -ml-3 lg:hidden">
      <ButtonLink to={listHref} variant="quiet" size="sm">
        <Icon name="chevron-left" size={18} />
        All applicants
      </ButtonLink>
      {onStep && (
        <span className="flex gap-1">
          <Button variant="quiet" size="sm" iconOnly aria-label="Previous applicant" onClick={() => onStep(-1)}>
            <Icon name="arrow-up" size={18} />
          </Button>
          <Button variant="quiet" size="sm" iconOnly aria-label="Next applicant" onClick={() => onStep(1)}>
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
        <h2 id={PANE_TITLE_ID} tabIndex={-1} className="min-w-0 text-2xl break-words">
          {known.name}
        </h2>
        <StageBadge status={known.status} tellsAt={known.rejectionTellsAt} />
      </div>
      <p className="mt-1 text-ink-soft">{factsOf(known).join(" · ")}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
        Applied {dayOf(known.appliedAt)}
        {known.isShared && (
          <Badge tone="accent" icon="share">
            Sent by a friend
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
  { id: "applicant-match", name: "Match" },
  { id: "applicant-notes", name: "Notes" },
  { id: "applicant-timeline", name: "Timeline" },
] as const;

/** Links to the parts of an applicant's details further down in the pane. */
function PaneLinks() {
  return (
    <nav
      aria-label="Parts of the application"
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

type TimelineEvent = ApplicantDetails["timeline"][number];

/** The history of an application, newest first, including what the applicant does not see yet. */
function TimelineSection({ details }: { details: ApplicantDetails }) {
  return (
    <section aria-labelledby="applicant-timeline" className="pane-part">
      <h3 id="applicant-timeline" tabIndex={-1}>
        Timeline
      </h3>
      <ol className="applicant-timeline">
        {details.timeline.toReversed().map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p className="font-semibold">{titleOf(event, details.name)}</p>
            <p className="text-xs text-ink-faint">{momentOf(event.at)}</p>
            {event.reason && <p className="text-sm text-ink-soft">{reasonWords(event.reason, event.by)}</p>}
            {event.message && (
              <blockquote className="mt-1.5 py-2 px-3.5 [border-inline-start:3px_solid_var(--line-strong)] whitespace-pre-line text-ink-soft">
                {event.message}
              </blockquote>
            )}
            <Hidden event={event} now={Date.now()} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Hidden({ event: { status, tellsAt }, now }: { event: TimelineEvent; now: number }) {
  if (status !== "REJECTED") return null;
  if (tellsAt === null) return <p className="text-xs text-ink-faint">Taken back before they heard of it.</p>;
  if (Date.parse(tellsAt) <= now) return null;
  return <p className="text-xs text-ink-faint">They hear of it on {momentOf(tellsAt)}.</p>;
}

function titleOf({ kind, status, by, byName }: TimelineEvent, name: string): string {
  if (kind === "CV_OPENED") return byName ? `${byName} opened the CV` : "Your company opened the CV";
  if (by === "CANDIDATE") return status === "WITHDRAWN" ? `${name} withdrew` : `${name} applied`;
  const label = status === null ? "" : labelOf(status);
  return byName ? `${label} by ${byName}` : label;
}
