// One applicant's details: name and stage at once, from the list row; the rest when loaded.

import { useEffect, useRef } from "react";
import type { Applicant, ApplicantDetails } from "../../../../contract/applications/applicants-wire.ts";
import type { CompanyStage } from "../../../../contract/applications/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { factsOf } from "../list/applicant-row.tsx";
import { PANE_TITLE_ID } from "../list/use-open-applicant.ts";
import { dayOf } from "../show-moment.ts";
import { StageBadge } from "../stage-badge.tsx";
import { Trouble } from "../trouble.tsx";
import { MatchSection } from "./match-section.tsx";
import { MoveSection } from "./move-section.tsx";
import { NoteSection } from "./note-section.tsx";
import { PaneLinks } from "./pane-links.tsx";
import { PersonSection } from "./person-section.tsx";
import { TimelineSection } from "./timeline-section.tsx";
import { usePaneRoom } from "./use-pane-room.ts";
import "../../../styles/hiring.css";

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
