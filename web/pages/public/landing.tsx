// The landing page: the site's purpose, a search, live counts and fresh jobs.

import { Link } from "react-router";
import { t } from "#messages/content.ts";
import { NUMBERS } from "#messages/language.ts";
import type { SiteFigures } from "../../../contract/content/wire.ts";
import { BROWSE_JOBS_PATH, collectionPath } from "../../../contract/jobs/collection-rules.ts";
import { nameLabel } from "../../../messages/en/filters.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { AudienceSteps } from "../../features/content/audience-steps.tsx";
import { HeroPicture } from "../../features/content/hero-picture.tsx";
import { ScoreExample } from "../../features/content/score-example.tsx";
import { SearchJobsForm } from "../../features/content/search-jobs-form.tsx";
import { JsonLd } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { organization, webSite } from "../../features/content/seo/structured-data.ts";
import { JobCardSkeleton, JobList, JobRows } from "../../features/jobs/job-list.tsx";
import type { JobRow } from "../../features/jobs/job-row.ts";
import { presentJobs } from "../../features/jobs/present-job.ts";
import { JobSuggestions } from "../../features/jobs/suggestions/job-suggestions.tsx";
import { useFirstForYou } from "../../features/jobs/use-first-for-you.ts";
import { apiContext } from "../../server-context.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ChipLink } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/landing";

const FRESH_JOBS = 6;

/** The page works without counts and jobs, so a failed call only omits them. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [figures, fresh] = await Promise.all([
    api("getSiteFigures").catch(() => null),
    api("listJobs", { query: { pageSize: FRESH_JOBS } }).catch(() => null),
  ]);
  return { figures, jobs: presentJobs(fresh?.data ?? [], Date.now()) };
}

export const meta = fixedMeta({ description: t.searchOpenJobsOnSeeAMatch });

export const handle = { ground: "sky" };

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { publicUrl, socialLinks } = useSiteFacts();
  const { figures, jobs } = loaderData;
  return (
    <>
      <Hero figures={figures} />
      <FirstJobs fresh={jobs} />
      <Section id="how-it-works" title={t.threeSidesOneFairExchange} head="text-3xl" className="wrap py-14 md:py-20">
        <p className="prose-width mt-3 mb-8 text-lg text-ink-soft">{t.peopleLookingForWorkPeopleWho}</p>
        <AudienceSteps />
      </Section>
      {figures && <PlaceAndFieldLinks figures={figures} />}
      <ScoreExplained />
      <ClosingCall />
      <JsonLd
        data={[
          organization(
            publicUrl,
            socialLinks.map((link) => link.href),
          ),
          webSite(publicUrl),
        ]}
      />
    </>
  );
}

function Hero({ figures }: { figures: SiteFigures | null }) {
  return (
    <section className="wrap grid items-center gap-10 pt-6 pb-14 md:pt-10 lg:grid-cols-[1.15fr_0.85fr] lg:gap-14 lg:pb-20">
      <div>
        <h1 className="text-4xl">{t.goodJobsTravelByWordOfMouth}</h1>
        <p className="prose-width mt-5 mb-8 text-lg text-ink-soft">{t.searchOpenJobsSeeHonestlyHowWell}</p>
        <SearchJobsForm Suggestions={JobSuggestions} />
        {figures && figures.openJobs > 0 && <LiveFigures figures={figures} />}
      </div>
      <div className="hidden lg:block">
        <HeroPicture />
      </div>
    </section>
  );
}

function LiveFigures({ figures }: { figures: SiteFigures }) {
  const rows = [
    { value: figures.openJobs, label: t.openJobs2 },
    { value: figures.hiringCompanies, label: t.companiesHiring },
    { value: figures.postedThisWeek, label: t.postedThisWeek },
  ].filter((row) => row.value > 0);
  return (
    <dl className="mt-8 flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
      {rows.map((row) => (
        <div key={row.label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{row.label}</dt>
          <dd className="font-display text-2xl font-bold tracking-display tabular-nums">
            {row.value.toLocaleString(NUMBERS)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** For signed-in candidates the first jobs of their "for you" list; for others the newest. */
function FirstJobs({ fresh }: { fresh: readonly JobRow[] }) {
  const forYou = useFirstForYou(FRESH_JOBS);
  const Mark = useAppliedMark();
  const Action = useSaveAction();
  const isOwn = forYou.rows !== null;
  const jobs = forYou.rows ?? fresh;
  return (
    <section className="wrap py-10" aria-labelledby="fresh-jobs">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2 id="fresh-jobs" className="text-3xl">
          {isOwn ? t.forYou : t.justPosted}
        </h2>
        {jobs.length > 0 && (
          <Link
            to={isOwn ? "/jobs?view=for-you" : "/jobs?view=all"}
            className="text-link thumb inline-flex items-center gap-1.5 font-semibold"
          >
            {isOwn ? t.allJobsForYou : t.seeAllJobs}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
      {jobs.length > 0 ? (
        <div className="fresh-jobs" data-awaits={forYou.awaits} aria-busy={forYou.awaits === "you"}>
          {forYou.awaits && (
            <div aria-hidden="true">
              <JobList>
                {fresh.map(({ id }) => (
                  <JobCardSkeleton key={id} />
                ))}
              </JobList>
            </div>
          )}
          {forYou.awaits !== "you" && (
            <JobList>
              <JobRows rows={jobs} Mark={Mark} Action={Action} />
            </JobList>
          )}
        </div>
      ) : (
        <p className="card text-ink-soft">{t.noJobsAreListedYetNewOnes}</p>
      )}
    </section>
  );
}

function ScoreExplained() {
  return (
    <section
      className="wrap grid items-center gap-10 py-14 md:py-20 lg:grid-cols-2 lg:gap-16"
      aria-labelledby="match-score"
    >
      <div>
        <h2 id="match-score" className="text-3xl">
          {t.aScoreThatShowsItsWorking}
        </h2>
        <div className="running-text mt-4 text-ink-soft">
          <p>{t.yourRSumAndTheJobAre}</p>
          <p>{t.nothingIsScoredInSecretAndNo}</p>
        </div>
        <ButtonLink to="/faq?tab=candidates#match-score" variant="secondary" className="mt-6">
          {t.howTheScoreIsMade}
        </ButtonLink>
      </div>
      <ScoreExample />
    </section>
  );
}

function ClosingCall() {
  return (
    <section className="wrap pb-16 md:pb-24">
      <div className="rounded-xl bg-blue">
        <div className="on-blue grid items-center gap-8 px-6 py-12 text-ink sm:px-12 md:grid-cols-[1.4fr_auto] md:py-16">
          <div>
            <h2 className="text-3xl">{t.someoneAlreadyWorksWhereYouWant}</h2>
            <p className="prose-width mt-3 text-lg text-ink-soft">{t.pickTheCompanyAskForAReferral}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/referrals" variant="accent" size="lg">
              {t.findACompany}
            </ButtonLink>
            <ButtonLink to="/jobs" variant="secondary" size="lg">
              {t.browseJobs}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

const MOST_SHOWN = 14;

/** Links to jobs by city and by department, each with its number of jobs. */
function PlaceAndFieldLinks({ figures }: { figures: SiteFigures }) {
  const cities = figures.cities
    .slice(0, MOST_SHOWN)
    .map(({ city, openJobs, page }) => ({
      label: city,
      openJobs: page?.jobs ?? openJobs,
      to: page ? collectionPath(page.slug) : `/jobs?${new URLSearchParams({ location: city })}`,
    }))
    .sort((one, other) => other.openJobs - one.openJobs);
  const departments = figures.departments.slice(0, MOST_SHOWN).map(({ department, openJobs }) => ({
    label: nameLabel(department),
    openJobs,
    to: `/jobs?${new URLSearchParams({ department })}`,
  }));
  if (cities.length === 0 && departments.length === 0) return null;
  return (
    <section className="wrap grid gap-10 py-10 lg:grid-cols-2" aria-label={t.jobsByCityAndByDepartment}>
      <LinkGroup title={t.whereTheJobsAre} links={cities} />
      <LinkGroup title={t.whatTheWorkIs} links={departments} />
      <p>
        <Link
          to={BROWSE_JOBS_PATH}
          className="text-link inline-flex items-center gap-1.5 font-semibold pointer-coarse:min-h-11"
        >
          {t.allFieldsAndCities}
          <Icon name="arrow-right" size={18} />
        </Link>
      </p>
    </section>
  );
}

type JobsLink = { label: string; openJobs: number; to: string };

function LinkGroup({ title, links }: { title: string; links: readonly JobsLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <ChipLink to={link.to}>
              {link.label}
              <span className="font-normal text-ink-faint tabular-nums">
                <span className="sr-only">, </span>
                {link.openJobs.toLocaleString(NUMBERS)}
                <span className="sr-only"> {t.openJobs2}</span>
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
