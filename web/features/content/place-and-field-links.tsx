// Links into the job list by city and by department, each with its number of jobs.
import type { SiteFigures } from "../../../contract/content/wire.ts";
import { ChipLink } from "../../ui/chip.tsx";

const MOST_SHOWN = 14;

export function PlaceAndFieldLinks({ figures }: { figures: SiteFigures }) {
  const cities = figures.cities
    .slice(0, MOST_SHOWN)
    .map(({ city, openJobs }) => ({ name: city, openJobs, parameter: "location" }));
  const departments = figures.departments
    .slice(0, MOST_SHOWN)
    .map(({ department, openJobs }) => ({ name: department, openJobs, parameter: "department" }));
  if (cities.length === 0 && departments.length === 0) return null;
  return (
    <section className="wrap grid gap-10 py-10 lg:grid-cols-2" aria-label="Jobs by city and by department">
      <LinkGroup title="Where the jobs are" links={cities} />
      <LinkGroup title="What the work is" links={departments} />
    </section>
  );
}

type JobsLink = { name: string; openJobs: number; parameter: string };

function LinkGroup({ title, links }: { title: string; links: readonly JobsLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.name}>
            <ChipLink to={`/jobs?${new URLSearchParams({ [link.parameter]: link.name })}`}>
              {link.name}
              <span className="font-normal text-ink-faint tabular-nums">
                <span className="sr-only">, </span>
                {link.openJobs.toLocaleString("en-IN")}
                <span className="sr-only"> open jobs</span>
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
