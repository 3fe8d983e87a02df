// For companies that hire: benefits, and the contents of the plans.
import { type Fact, FactGrid } from "../../features/content/fact-grid.tsx";
import { HiringPicture } from "../../features/content/hiring-picture.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { PlanTable } from "../../features/content/plan-table.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";

export const meta = fixedMeta({
  title: "For corporates",
  description:
    "Hire people your own colleagues would vouch for: structured job posts, applicants with an explained match, and a clear path from application to offer.",
});

const GAINS: readonly Fact[] = [
  {
    icon: "filter",
    title: "A shorter, better pile",
    text: "Candidates see their match before they apply, and are told when it is low. What reaches you has passed its own sender’s judgement first.",
  },
  {
    icon: "spark",
    title: "Scores you can question",
    text: "Every applicant’s score opens into skills, experience and responsibilities, worked out on the server from the CV they sent.",
  },
  {
    icon: "handshake",
    title: "Your people’s word",
    text: "Employees of two years and more can put candidates forward. You keep your own referral programme; this feeds it.",
  },
  {
    icon: "share",
    title: "Reach through friends",
    text: "Jobs posted here can be shared for a reward, so that they travel to people who are not looking at job boards.",
  },
  {
    icon: "people",
    title: "A team, not one login",
    text: "Admins invite recruiters; invitations expire after seven days; each step of an application carries a date and a name.",
  },
  {
    icon: "clock",
    title: "Listings that stay true",
    text: "A post lives for ninety days and warns you before it ends. One tap renews it; closing it takes it off every list at once.",
  },
];

export default function Corporate() {
  return (
    <>
      <section className="wrap grid items-center gap-10 pt-10 pb-14 md:pt-16 lg:grid-cols-[1.25fr_0.75fr]">
        <PageHead
          eyebrow="For corporates"
          title="Hire people somebody would put their name to."
          actions={
            <>
              <ButtonLink to="/corporate/connect-with-us" variant="accent" size="lg">
                Connect with us
              </ButtonLink>
              <ButtonLink to="#corporatePlans" variant="secondary" size="lg">
                What it contains
              </ButtonLink>
            </>
          }
        >
          <p>
            Post a job once, structured enough for candidates to judge it. Meet applicants with an explained match, and
            have your own people refer others through your programme.
          </p>
        </PageHead>
        <HiringPicture />
      </section>

      <section className="wrap py-10" aria-labelledby="gains">
        <h2 id="gains" className="mb-8 text-3xl">
          What changes for a hiring team
        </h2>
        <FactGrid facts={GAINS} />
      </section>

      <section className="wrap py-14" id="corporatePlans" aria-labelledby="plans">
        <h2 id="plans" className="text-3xl">
          What hiring here contains
        </h2>
        <p className="prose-width mt-3 mb-8 text-lg text-ink-soft">
          Every company gets all of it. What that costs is agreed with whoever runs this site, so no price is printed
          here: tell us how you hire, and ask for an offer.
        </p>
        <PlanTable />
      </section>

      <AlreadyListed />
      <TrailData trail={[{ name: "For corporates", path: "/corporate" }]} />
    </>
  );
}

/** For companies whose public job board is read. */
const AlreadyListed = () => (
  <section className="wrap pb-20">
    <div className="rounded-xl bg-blue">
      <div className="on-blue flex flex-wrap items-center justify-between gap-6 p-8 text-ink sm:p-12">
        <div>
          <h2 className="text-2xl">Already on the site by way of your public job board?</h2>
          <p className="prose-width mt-2 text-ink-soft">
            Tell us what is wrong on your company’s page, and ask for an invitation to post here directly.
          </p>
        </div>
        <ButtonLink to="/corporate/connect-with-us" variant="accent" size="lg">
          Talk to us
        </ButtonLink>
      </div>
    </div>
  </section>
);
