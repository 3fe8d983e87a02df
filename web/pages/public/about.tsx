// About the site: why it exists, how it decides, where its listings come from.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { type Fact, FactGrid } from "../../features/content/fact-grid.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";

export const meta = fixedMeta({
  title: "About us",
  description: `${BRAND_NAME} brings together people looking for work, employees who can vouch for them, and companies that hire. What we believe and how we decide.`,
});

const PRINCIPLES: readonly Fact[] = [
  {
    icon: "search",
    title: "Looking is free",
    text: "Every listing and every company can be read and searched without an account, without a phone number, and without script in the browser.",
  },
  {
    icon: "spark",
    title: "Scores explain themselves",
    text: "A number that decides something about you must be one you can check. Each score shows its parts, what you have, and what is missing.",
  },
  {
    icon: "handshake",
    title: "Pay for time, not for outcomes",
    text: "Referees earn for reading carefully and answering, whether the answer is yes or no. Paying only for “yes” would make every recommendation worthless.",
  },
  {
    icon: "shield",
    title: "Names are given, not taken",
    text: "A referee is anonymous until accepting. A CV is seen by the company you apply to and by the referee who claimed your request; every look is recorded.",
  },
  {
    icon: "clock",
    title: "Closed means closed",
    text: "A job that is gone leaves the lists at once, says so on its own page, and points to similar ones that are open.",
  },
  {
    icon: "document",
    title: "Nothing up our sleeve",
    text: "The whole site is open source under the MIT licence: the score, the search, the rules on credits and fees. Read them, or run them yourself.",
  },
];

export default function About() {
  return (
    <>
      <section className="wrap pt-10 pb-12 md:pt-16">
        <PageHead eyebrow="About us" title="So many jobs go to someone who knew someone.">
          <p>{BRAND_NAME} is for everybody who did not.</p>
        </PageHead>
        <div className="mt-12 grid gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
          <div className="running-text text-lg">
            <p>
              A recommendation from inside is the oldest way to be hired, and the least fair: it goes to those who went
              to the right college or share a former team. Yet the people giving it are usually generous. They would
              gladly help someone good whom they have never met, if they could tell who that is, and if it did not eat
              their evenings.
            </p>
            <p>
              So we built a place for that exchange. Candidates search openly and see how they match. When a job fits,
              they ask for a referral at that company, and the request reaches people who have worked there for two
              years or more. When it does not fit yet, they ask for guidance instead, and learn what is missing from
              someone who does the work.
            </p>
            <p>
              Companies get what job boards rarely give them: applicants who knew how well they match before they
              applied, and referrals by colleagues who have read the CV.
            </p>
          </div>
          <Listings />
        </div>
      </section>

      <section className="wrap py-12" aria-labelledby="principles">
        <h2 id="principles" className="mb-8 text-3xl">
          How we decide
        </h2>
        <FactGrid facts={PRINCIPLES} />
      </section>

      <section className="wrap pt-6 pb-20">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-accent-soft p-6 sm:p-10">
          <h2 className="text-2xl">Something we should know?</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/contact-us">Contact Us</ButtonLink>
            <ButtonLink to="/faq" variant="secondary">
              Read the FAQ
            </ButtonLink>
          </div>
        </div>
      </section>
      <TrailData trail={[{ name: "About us", path: "/about" }]} />
    </>
  );
}

const Listings = () => (
  <aside className="h-fit rounded-xl bg-sunken p-6 sm:p-8" aria-labelledby="listings">
    <h2 id="listings" className="text-xl">
      Where the listings come from
    </h2>
    <div className="running-text mt-3 text-sm text-ink-soft">
      <p>
        Some jobs are posted here by the companies themselves. You apply on this site, and you can share them with
        friends for a reward.
      </p>
      <p>
        Others are read from employers’ public job boards. They are marked as listed elsewhere, lead to the employer’s
        own page, and disappear when the employer takes them down.
      </p>
      <p>
        No listing is paid to stand first. The newest does, until you search or log in with a résumé: then what fits
        comes first.
      </p>
    </div>
  </aside>
);
