// One company: its description, facts, open jobs, and ways to ask its employees.

import { data, Link } from "react-router";
import { t } from "#messages/content.ts";
import { t as words } from "#messages/recruiting.ts";
import type { PayRange } from "../../../contract/jobs/wire.ts";
import { companyPath, guidancePath, hirePath, referralPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { SaveSearch } from "../../features/candidates/saved/searches/save-search.tsx";
import { openJobsText } from "../../features/companies/company-card.tsx";
import { CompanyFacts, CompanyHeader, CompanyLine, CompanyLinks } from "../../features/companies/company-panel.tsx";
import { loadCompany } from "../../features/companies/load-companies.ts";
import { type CompanyDetail, presentCompany } from "../../features/companies/present-company.ts";
import { ReferralRecord } from "../../features/companies/referral-record.tsx";
import { JsonLd } from "../../features/content/seo/json-ld.tsx";
import { NO_COMPANY, pageMeta } from "../../features/content/seo/page-meta.ts";
import { breadcrumbList } from "../../features/content/seo/structured-data.ts";
import { JobList, JobRows } from "../../features/jobs/job-list.tsx";
import type { JobRow } from "../../features/jobs/job-row.ts";
import { loadCompanyJobs, orElse } from "../../features/jobs/load-jobs.ts";
import { WatchButton, WatchedCompanies } from "../../features/referrals/watch/watch-button.tsx";
import { apiContext, siteContext, toolsContext } from "../../server-context.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/company";

const SHOWN_JOBS = 20;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { pathname, search } = url;
  const company = await loadCompany(api, { companyId: params.companyId, pathname, search }, companyPath);
  const [jobs, pay] = await Promise.all([
    loadCompanyJobs(api, { companyId: company.SK, count: SHOWN_JOBS, now: Date.now() }),
    orElse(api("getPayInsight", { query: { companyId: company.SK } }), null),
  ]);
  const structured = context.get(toolsContext).organization(company, context.get(siteContext).publicUrl);
  return data({ company: presentCompany(company), jobs, pay: pay?.range ?? null, structured });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const company = (loaderData as Awaited<ReturnType<typeof loader>>["data"] | undefined)?.company;
  if (!company) return pageMeta(args, NO_COMPANY);
  const what = [company.industry, company.teamSize, company.headquarters].filter(Boolean).join(" · ");
  return pageMeta(args, {
    title: fill(t.jobsReferralsAndGuidance, { name: company.name }),
    description: fill(t.andHowToAskItsPeopleFor, {
      name: company.name,
      what: what && ` (${what})`,
      openJobs: openJobsText(company.openJobs),
    }),
    path: companyPath({ SK: company.id, name: company.name }),
    feed: `${companyPath({ SK: company.id, name: company.name })}/jobs.atom`,
  });
};

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { publicUrl } = useSiteFacts();
  const { company, jobs, pay, structured } = loaderData;
  const ids = { SK: company.id, name: company.name };
  const trail = [
    { name: t.companies, path: "/company" },
    { name: company.name, path: companyPath(ids) },
  ];
  return (
    <div className="wrap pt-[clamp(1.25rem,1rem+1.5vw,2.25rem)] pb-16">
      {company.cover && <Cover cover={company.cover} />}
      <CompanyHeader company={company} trail={trail} title={company.name}>
        <CompanyLine company={company} />
        <ReferralRecord company={company} Watch={WatchButton} className="mt-2 text-sm/body text-ink-soft" />
        <WatchedCompanies />
        {company.applications && <p className="mt-2 text-sm/body text-ink-soft">{company.applications}</p>}
        <p className="company-asks max-w-sm mt-5">
          <ButtonLink to={referralPath(ids)} variant={company.referrals.referees > 0 ? "primary" : "secondary"}>
            {t.requestReferral}
          </ButtonLink>
          <ButtonLink to={guidancePath(ids)} variant="secondary">
            {t.requestGuidance}
          </ButtonLink>
        </p>
        <div className="mt-4 -mb-4">
          <SaveSearch
            query={`companyId=${company.id}`}
            name={fill(words.jobsAtCompany, { name: company.name })}
            words={{ save: words.hearOfItsNewJobs, saved: words.youHearOfItsNewJobs }}
          />
        </div>
      </CompanyHeader>
      <div className="company-columns">
        <div className="grid gap-10 [align-content:start]">
          <Prose id="company-does" title={fill(t.whatDoes, { name: company.name })} text={company.about} />
          <Prose
            id="company-culture"
            title={fill(words.whatItIsLikeAt, { name: company.name })}
            text={company.culture}
          />
          <Lines id="company-benefits" title={words.benefits} lines={company.benefits} />
          <OpenJobs company={company} jobs={jobs} />
          {pay && <Pay range={pay} name={company.name} />}
          <Lines id="company-offices" title={words.offices} lines={company.offices} />
          <Photos photos={company.photos} name={company.name} />
        </div>
        <Side company={company} />
      </div>
      <JsonLd
        data={[
          breadcrumbList(publicUrl, trail),
          { "@context": "https://schema.org", "@type": "Organization", ...structured },
        ]}
      />
    </div>
  );
}

const Side = ({ company }: { company: CompanyDetail }) => (
  <aside className="card company-side grid gap-3.5" aria-label={fill(t.factsAbout, { name: company.name })}>
    <CompanyFacts company={company} />
    <CompanyLinks company={company} />
    {company.provenDomain === null && (
      <Link
        to={hirePath(company.id)}
        className="text-link thumb justify-self-start text-sm/body text-ink-faint"
        rel="nofollow"
      >
        {words.isThisYourCompany}
      </Link>
    )}
  </aside>
);

/** What the company's people wrote; nothing when they wrote nothing. */
const Prose = ({ id, title, text }: { id: string; title: string; text: string | null }) =>
  text && (
    <Section id={id} title={title}>
      <p className="max-w-(--container-prose) mt-3 text-ink-soft whitespace-pre-line wrap-anywhere">{text}</p>
    </Section>
  );

/** The same as a list. */
function Lines({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="max-w-(--container-prose) mt-3 grid gap-1.5 pl-5 list-disc text-ink-soft wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Says nothing that the page does not, so it has no text of its own. */
const Cover = ({ cover }: { cover: NonNullable<CompanyDetail["cover"]> }) => (
  <img
    src={cover.url}
    srcSet={`${cover.smallUrl} ${cover.smallWidth}w, ${cover.url} ${cover.width}w`}
    sizes="(min-width: 80rem) 75rem, 100vw"
    alt=""
    width={cover.width}
    height={cover.height}
    fetchPriority="high"
    className="w-full h-auto mb-6 rounded-md border border-line"
  />
);

/** Half of what its jobs state, in lakhs of rupees a year; how many they are is said. */
const Pay = ({ range, name }: { range: PayRange; name: string }) => (
  <Section id="company-pay" title={fill(words.whatJobsAtPay, { name })}>
    <p className="max-w-(--container-prose) mt-3 text-ink-soft">
      {fill(words.halfOfItsOpeningsState, {
        jobs: range.jobs,
        quarter: range.quarter,
        threeQuarters: range.threeQuarters,
        median: range.median,
      })}
    </p>
  </Section>
);

function Photos({ photos, name }: Pick<CompanyDetail, "photos" | "name">) {
  if (photos.length === 0) return null;
  return (
    <Section id="company-photos" title={fill(words.photosOf, { name })}>
      <ul className="mt-4 grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]">
        {photos.map((photo) => (
          <li key={photo.id}>
            <img
              src={photo.url}
              srcSet={`${photo.smallUrl} ${photo.smallWidth}w, ${photo.url} ${photo.width}w`}
              sizes="(min-width: 40rem) 15rem, 100vw"
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              className="w-full h-auto rounded-md border border-line"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OpenJobs({ company, jobs }: { company: CompanyDetail; jobs: readonly JobRow[] }) {
  const pieces = { Mark: useAppliedMark(), Action: useSaveAction() };
  return (
    <Section id="company-jobs" title={t.openJobs} head="text-xl mb-4">
      {jobs.length === 0 ? (
        <p className="text-ink-soft">{t.nothingIsOpenHereRightNow}</p>
      ) : (
        <JobList>
          <JobRows rows={jobs} {...pieces} />
        </JobList>
      )}
      {company.openJobs > jobs.length && jobs.length > 0 && (
        <p className="mt-5">
          <ButtonLink to={`/jobs?companyId=${company.id}`} variant="secondary">
            {fill(t.all, { openJobs: openJobsText(company.openJobs) })}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
