// About the site: why it exists, how it decides, where its listings come from.
import { t } from "#messages/content.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { type Fact, FactGrid } from "../../features/content/fact-grid.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";

export const meta = fixedMeta({ title: t.aboutUs, description: t.bringsTogetherPeopleLookingFor });

const PRINCIPLES: readonly Fact[] = [
  { icon: "search", title: t.lookingIsFree, text: t.everyListingAndEveryCompanyCanBe },
  { icon: "spark", title: t.scoresExplainThemselves, text: t.aNumberThatDecidesSomethingAbout },
  { icon: "handshake", title: t.payForTimeNotForOutcomes, text: t.refereesEarnForReadingCarefully },
  { icon: "shield", title: t.namesAreGivenNotTaken, text: t.aRefereeIsAnonymousUntil },
  { icon: "clock", title: t.closedMeansClosed, text: t.aJobThatIsGoneLeavesThe },
  { icon: "document", title: t.nothingUpOurSleeve, text: t.theWholeSiteIsOpenSourceUnder },
];

export default function About() {
  return (
    <>
      <section className="wrap pt-10 pb-12 md:pt-16">
        <PageHead
          eyebrow={t.aboutUs}
          title={t.soManyJobsGoToSomeoneWho}
          lead={fill(t.isForEverybodyWhoDidNot, { brandName: BRAND_NAME })}
        />
        <div className="mt-12 grid gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
          <div className="running-text text-lg">
            <p>{t.aRecommendationFromInsideIsThe}</p>
            <p>{t.soWeBuiltAPlaceForThat}</p>
            <p>{t.companiesGetWhatJobBoardsRarely}</p>
          </div>
          <Listings />
        </div>
      </section>

      <Section id="principles" title={t.howWeDecide} head="mb-8 text-3xl" className="wrap py-12">
        <FactGrid facts={PRINCIPLES} />
      </Section>

      <section className="wrap pt-6 pb-20">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-accent-soft p-6 sm:p-10">
          <h2 className="text-2xl">{t.somethingWeShouldKnow}</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact-us">{t.contactUs}</ButtonLink>
            <ButtonLink to="/faq" variant="secondary">
              {t.readTheFaq}
            </ButtonLink>
          </div>
        </div>
      </section>
      <TrailData trail={[{ name: t.aboutUs, path: "/about" }]} />
    </>
  );
}

const Listings = () => (
  <aside className="h-fit rounded-xl bg-sunken p-6 sm:p-8" aria-labelledby="listings">
    <h2 id="listings" className="text-xl">
      {t.whereTheListingsComeFrom}
    </h2>
    <div className="running-text mt-3 text-sm text-ink-soft">
      <p>{t.someJobsArePostedHereByThe}</p>
      <p>{t.othersAreReadFromEmployersPublic}</p>
      <p>{t.noListingIsPaidToStandFirst}</p>
    </div>
  </aside>
);
