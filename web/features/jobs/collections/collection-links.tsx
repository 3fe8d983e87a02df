// Links to collections of jobs, each with how many jobs it has.
import { useId } from "react";
import { t } from "#messages/collections.ts";
import { t as ofJobs } from "#messages/jobs.ts";
import { collectionPath } from "../../../../contract/jobs/collection-rules.ts";
import type { CollectionLink } from "../../../../contract/jobs/collections-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ChipLink } from "../../../ui/chip.tsx";
import { capital, collectionName, figureText, namesOfLink } from "./collection-words.ts";

type CollectionLinksProps = {
  title: string;
  links: readonly CollectionLink[];
  /** What a link says beside its number; the collection's whole name by default. */
  label?: (link: CollectionLink) => string;
  heading?: "h2" | "h3";
  className?: string;
};

export const cityOf = (link: CollectionLink) => namesOfLink(link).city ?? "";
export const fieldOf = (link: CollectionLink) => capital(namesOfLink(link).field ?? "");

export function CollectionLinks({
  title,
  links,
  label = (link) => collectionName(namesOfLink(link)),
  heading: Heading = "h2",
  className,
}: CollectionLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className="text-xl">
        {title}
      </Heading>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.slug}>
            <ChipLink to={collectionPath(link.slug)}>
              {label(link)}
              <span className="font-normal text-ink-faint tabular-nums" aria-hidden="true">
                {figureText(link.jobs)}
              </span>
              <span className="sr-only">{`, ${fill(ofJobs.figureJobs, { figure: figureText(link.jobs), count: link.jobs })}`}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a job's page: the collections that it is in. */
export const CollectionsOfJob = ({ links }: { links: readonly CollectionLink[] }) => (
  <CollectionLinks title={t.jobsLikeThis} links={links} className="wrap pb-12" />
);
