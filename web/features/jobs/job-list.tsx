// A list of job cards, with its place holders, the promo after every eighth card, and the list of similar jobs.

import { type ComponentType, Fragment, type ReactNode, useEffect, useRef } from "react";
import { t } from "#messages/jobs.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { DASHBOARD_USER } from "../../../contract/jobs/filters.ts";
import { jobPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { CompanyLogo } from "../../ui/logo.tsx";
import { rich } from "../../ui/rich.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { JobRow } from "./job-row.ts";
import { onCard, payOnCard } from "./not-disclosed.ts";

const CARDS_BETWEEN_PROMOS = 8;

export function JobList({ children }: { children: ReactNode }) {
  return <ol className="job-list">{children}</ol>;
}

/** Pieces of other capabilities on every card. */
export type CardPieces = {
  /** The score of the job, for a person who has one. */
  Score?: ComponentType<{ id: string }> | undefined;
  /** Why the job is in this list, where its row does not say so. */
  Why?: ComponentType<{ row: JobRow }> | undefined;
  /** What the person has done about it, beside the company's name. */
  Mark?: ComponentType<{ id: string }> | undefined;
  /** What can be done without opening it: small buttons above the link that covers the card. */
  Action?: ComponentType<{ row: JobRow }> | undefined;
  /** Hides the job, beside the action. A piece of its own: it may come later, and the focus in the other must stay. */
  Hide?: ComponentType<{ row: JobRow }> | undefined;
  /** Covers a card that the person has just hidden; the card keeps its height. */
  Veil?: ComponentType<{ row: JobRow }> | undefined;
};

type JobRowsProps = CardPieces & {
  rows: readonly JobRow[];
  /** Number of rows above these in the same list. */
  before?: number;
  hasPromos?: boolean;
  /** Level of the titles in the page's outline. */
  heading?: "h2" | "h3";
};

export function JobRows({ rows, before = 0, hasPromos = false, heading = "h3", ...pieces }: JobRowsProps) {
  return rows.map((row, index) => {
    const place = before + index + 1;
    return (
      <Fragment key={row.id}>
        <JobCard row={row} heading={heading} {...pieces} />
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

type JobCardProps = CardPieces & { row: JobRow; heading: "h2" | "h3" };

/** On the server: a mark for the HTML in the card of a row, where it has no pieces of its reader (kept-cards.tsx). */
export const keptCards = new WeakMap<JobRow, string>();

/** Plain elements with as few attributes as possible: a page has a hundred of these. */
function JobCard({ row, heading, Score, Why, Mark, Action, Hide, Veil }: JobCardProps) {
  const html = heading === "h3" && !(Score || Why || Mark || Action || Hide || Veil) ? keptCards.get(row) : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from the same row
  if (html !== undefined) return <li className="card job-card" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <li className="card job-card">
      <CardBody row={row} heading={heading} Why={Why} Mark={Mark} />
      <time dateTime={row.posted}>{row.ago}</time>
      {Score && (
        <div className="job-score">
          <Score id={row.id} />
        </div>
      )}
      {(Action || Hide) && (
        <div className="job-action">
          {Hide && <Hide row={row} />}
          {Action && <Action row={row} />}
        </div>
      )}
      {Veil && <Veil row={row} />}
    </li>
  );
}

type CardBodyProps = Pick<CardPieces, "Why" | "Mark"> & { row: JobRow; heading?: JobCardProps["heading"] };

/** A card without its age. */
export function CardBody({ row, heading: Heading = "h3", Why, Mark }: CardBodyProps) {
  return (
    <>
      <CompanyLogo name={row.companyName} src={row.logo} decorative />
      <Heading>
        <a id={row.id} href={sitePath(jobPath(row))}>
          {row.title}
        </a>
      </Heading>
      <p>
        {row.companyName}
        {row.isProven && <b className="badge">{t.verified}</b>}
        {row.isExternal ? (
          <small>{` ${t.viaCompanySite}`}</small>
        ) : (
          <span className="badge badge-accent">{t.referEarn}</span>
        )}
        {row.evidence && <em>{row.evidence}</em>}
        {Mark && <Mark id={row.id} />}
      </p>
      <CardFacts row={row} />
      {row.skills.length > 0 && (
        <ul className="job-skills" aria-label={t.skills}>
          {row.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {row.moreSkills > 0 && <li>{`+${row.moreSkills}`}</li>}
        </ul>
      )}
      {row.why && row.why.length > 0 ? (
        <JobWhy title={row.title}>
          <WhyList reasons={row.why} />
        </JobWhy>
      ) : (
        Why && <Why row={row} />
      )}
    </>
  );
}

/** An empty item holds the place of what is unknown: the style sheet hides it, and gives each place its sign. */
function CardFacts({ row }: { row: JobRow }) {
  return (
    <ul className="job-facts">
      <li>
        {onCard(row.places)}
        {row.morePlaces.length > 0 && (
          <details>
            <summary>
              {`+${row.morePlaces.length}`}
              <span className="sr-only"> {t.morePlaces}</span>
            </summary>
            {row.morePlaces.join(", ")}
          </details>
        )}
      </li>
      <li>{onCard(row.experience)}</li>
      <li>{payOnCard(row.salary)}</li>
      <li>{onCard(row.employmentType)}</li>
      <li>{onCard(row.workMode)}</li>
    </ul>
  );
}

type JobWhyProps = {
  title: string;
  /** Loads the reasons. */
  onOpen?: () => void;
  children?: ReactNode;
};

/** Why a job is in a list, folded away on its card. */
export function JobWhy({ title, onOpen, children }: JobWhyProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const open = () => {
    if (details.current?.open) onOpen?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since it may have been opened before the script ran
  useEffect(open, []);
  return (
    <details ref={details} className="job-why" onToggle={open} data-needs-script={onOpen && ""}>
      <summary>{rich(t.whyThisJob, { title, span: (words) => <span className="sr-only">{words}</span> })}</summary>
      {children}
    </details>
  );
}

export function WhyList({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

export const LookingUp = () => <p>{t.lookingUpTheReasons}</p>;

/** The promo's tooltip, and the text that replaces it while those jobs are listed. */
export const PROMO_HINT = {
  off: fill(t.clickToViewJobsPostedByAnd, { brandName: BRAND_NAME }),
  on: fill(t.youAreAlreadyViewingJobsPostedBy, { brandName: BRAND_NAME }),
};

const PICTURES = [
  { src: "/promo/share-a-job.svg", alt: t.knowSomeoneWhoFitsShareAJob },
  { src: "/promo/good-word.svg", alt: t.yourGoodWordOpensDoorsReferA },
  { src: "/promo/reward-path.svg", alt: t.shareTheyApplyYouEarnThreeSteps },
  { src: "/promo/friends-hired.svg", alt: t.bringYourFriendsAlongShareJobs },
] as const;

/** `turn` counts the promos of a list from 0; the pictures take turns. */
function PromoBanner({ turn }: { turn: number }) {
  const picture = PICTURES[turn % PICTURES.length] ?? PICTURES[0];
  const tip = `promo-tip-${turn}`;
  return (
    <li className="promo">
      <a href={sitePath(`/jobs?dashboard=${DASHBOARD_USER}`)} aria-describedby={tip}>
        <img src={picture.src} alt={picture.alt} width={960} height={240} loading="lazy" decoding="async" />
        <span role="tooltip" id={tip} className="promo-tip">
          {PROMO_HINT.off}
        </span>
      </a>
    </li>
  );
}

type SimilarJobsProps = CardPieces & { rows: readonly JobRow[] };

export function SimilarJobs({ rows, ...pieces }: SimilarJobsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="wrap similar grid gap-5 pb-16" aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-2xl">
        {t.similarJobs}
      </h2>
      <JobList>
        <JobRows rows={rows} {...pieces} />
      </JobList>
    </section>
  );
}
