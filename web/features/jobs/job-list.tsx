// A list of job cards, the place holders for it, and the promo after every eighth card.
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { JobCard } from "./job-card.tsx";
import type { JobRow } from "./job-row.ts";
import { PromoBanner } from "./promo-banner.tsx";

/** Spec §9: a promo after every 8th job. */
const CARDS_BETWEEN_PROMOS = 8;

export function JobList({ children }: { children: ReactNode }) {
  return <ol className="job-list">{children}</ol>;
}

/** Pieces of other capabilities on every card, each for the job that it is given. */
export type CardPieces = {
  /** Shows the score of a job, for whoever has one. */
  Score?: ComponentType<{ id: string }> | undefined;
  /** Says why it stands there, where rows do not say so themselves. */
  Why?: ComponentType<{ row: JobRow }> | undefined;
  /** Tells what the person has done about it. */
  Mark?: ComponentType<{ id: string }> | undefined;
  /** What can be done about it without opening it. */
  Action?: ComponentType<{ row: JobRow }> | undefined;
  /** Takes the place of a card that the person has just hidden. */
  Veil?: ComponentType<{ row: JobRow }> | undefined;
};

type JobRowsProps = CardPieces & {
  rows: readonly JobRow[];
  /** Rows that stand above these in the same list. */
  before?: number;
  hasPromos?: boolean;
  heading?: "h2" | "h3";
};

export function JobRows({
  rows,
  before = 0,
  hasPromos = false,
  heading = "h3",
  Score,
  Why,
  Mark,
  Action,
  Veil,
}: JobRowsProps) {
  return rows.map((row, index) => {
    const place = before + index + 1;
    return (
      <Fragment key={row.id}>
        <JobCard
          row={row}
          heading={heading}
          score={Score && <Score id={row.id} />}
          why={Why && <Why row={row} />}
          mark={Mark && <Mark id={row.id} />}
          action={Action && <Action row={row} />}
          veil={Veil && <Veil row={row} />}
        />
        {hasPromos && place % CARDS_BETWEEN_PROMOS === 0 && <PromoBanner turn={place / CARDS_BETWEEN_PROMOS - 1} />}
      </Fragment>
    );
  });
}

export function JobCardSkeleton() {
  return (
    <li className="card job-card">
      <Skeleton className="logo-md" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-6 w-2/3" />
    </li>
  );
}
