// Guidance at one company: its employees' offers, and booking a free time.

import { data, useSearchParams } from "react-router";
import { t } from "#messages/content.ts";
import { guidancePath, referralPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { useAppliedMark } from "../../features/applications/applied/use-applied.ts";
import { useSaveAction } from "../../features/candidates/saved/jobs/use-save-action.ts";
import { CompanyHeader, CompanyPanel } from "../../features/companies/company-panel.tsx";
import { loadCompany } from "../../features/companies/load-companies.ts";
import { type CompanyDetail, presentCompany } from "../../features/companies/present-company.ts";
import { RequestPromises, RequestSteps } from "../../features/companies/request-steps.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { NO_COMPANY, pageMeta } from "../../features/content/seo/page-meta.ts";
import { BookingSlot } from "../../features/guidance/booking/booking-slot.tsx";
import { ChosenOffer, OfferList, OffersTrouble } from "../../features/guidance/offers/offer-list.tsx";
import { loadOffers, type OfferFacts, offerAddress, offerIn } from "../../features/guidance/offers/offers.ts";
import { JobList, JobRows } from "../../features/jobs/job-list.tsx";
import { loadCompanyJobs } from "../../features/jobs/load-jobs.ts";
import { apiContext, siteContext } from "../../server-context.ts";
import { refuseOff } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/guidance-request";

const SHOWN_JOBS = 5;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  refuseOff(context.get(siteContext), "guidance");
  const api = context.get(apiContext);
  const { pathname, search } = url;
  const company = await loadCompany(api, { companyId: params.companyId, pathname, search }, guidancePath);
  const [offers, jobs] = await Promise.all([
    loadOffers(api, company.SK),
    loadCompanyJobs(api, { companyId: company.SK, count: SHOWN_JOBS, now: Date.now() }),
  ]);
  return data({ company: presentCompany(company), offers, jobs });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const company = (loaderData as Awaited<ReturnType<typeof loader>>["data"] | undefined)?.company;
  if (!company) return pageMeta(args, NO_COMPANY);
  return pageMeta(args, {
    title: fill(t.guidanceFromPeopleAt, { name: company.name }),
    description: fill(t.talkToAVerifiedEmployeeOfAbout, { name: company.name }),
    path: guidancePath({ SK: company.id, name: company.name }),
  });
};

export default function GuidanceRequest({ loaderData }: Route.ComponentProps) {
  const { company, offers, jobs } = loaderData;
  const Mark = useAppliedMark();
  const Action = useSaveAction();
  const ids = { SK: company.id, name: company.name };
  const path = guidancePath(ids);
  const trail = [
    { name: t.requestGuidance2, path: "/guidance" },
    { name: company.name, path },
  ];
  return (
    <div className="wrap pt-[clamp(1.25rem,1rem+1.5vw,2.25rem)] pb-16">
      <CompanyHeader company={company} trail={trail} title={fill(t.guidanceFromPeopleAt, { name: company.name })}>
        <p className="mt-2.5 max-w-(--container-prose) text-ink-soft">
          {fill(t.aTalkWithSomeoneWhoHasSat, { name: company.name })}
        </p>
      </CompanyHeader>
      <div className="company-columns request-columns">
        <div className="gap-10 lg:grid [align-content:start]">
          <Offers company={company} offers={offers} />
          <RequestSteps kind="guidance" name={company.name} />
          {jobs.length > 0 && (
            <Section id="guidance-jobs" title={t.openJobsToPrepareFor} head="text-xl mb-4">
              <JobList>
                <JobRows rows={jobs} Mark={Mark} Action={Action} />
              </JobList>
            </Section>
          )}
        </div>
        <div className="company-side gap-10 lg:grid [align-content:start]">
          <Section id="promises-title" title={t.whatYouCanRelyOn} className="card request-panel grid gap-3.5">
            <RequestPromises />
          </Section>
          <CompanyPanel company={company} />
          <ButtonLink to={referralPath(ids)} variant="secondary">
            {t.askForAReferralInstead}
          </ButtonLink>
        </div>
      </div>
      <TrailData trail={trail} />
    </div>
  );
}

type OffersProps = { company: CompanyDetail; offers: readonly OfferFacts[] | null };

/** All offers, or the one in the address with its free times. */
function Offers({ company, offers }: OffersProps) {
  const asked = offerIn(useSearchParams()[0]);
  const ids = { SK: company.id, name: company.name };
  const place = { companyName: company.name, path: guidancePath(ids) };
  if (offers === null) return <OffersTrouble path={place.path} />;
  const chosen = offers.find(({ id }) => id === asked);
  if (!chosen) return <OfferList {...place} offers={offers} referralHref={referralPath(ids)} isGone={asked !== null} />;
  return (
    <div className="request-pick grid gap-6">
      <ChosenOffer {...place} offer={chosen} others={offers.length - 1} />
      <BookingSlot
        key={chosen.id}
        offer={chosen}
        companyId={ids.SK}
        returnTo={offerAddress(place.path, chosen.id)}
        elsewhere={
          offers.length > 1
            ? { label: t.seeWhoElseIsThere, to: place.path }
            : { label: t.askForAReferralInstead, to: referralPath(ids) }
        }
      />
    </div>
  );
}
