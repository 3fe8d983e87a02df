// For companies that hire: benefits, and the contents of the plans.
import { t } from "#messages/content.ts";
import { hirePath } from "../../../contract/paths.ts";
import { type Fact, FactGrid } from "../../features/content/fact-grid.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { TrailData } from "../../features/content/seo/json-ld.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";

export const meta = fixedMeta({
  title: t.forCorporates,
  description: t.hirePeopleYourOwnColleaguesWould,
});

const GAINS: readonly Fact[] = [
  { icon: "filter", title: t.aShorterBetterPile, text: t.candidatesSeeTheirMatchBefore },
  { icon: "spark", title: t.scoresYouCanQuestion, text: t.everyApplicantsScoreOpensInto },
  { icon: "handshake", title: t.yourPeoplesWord, text: t.employeesOfTwoYearsAndMore },
  { icon: "share", title: t.reachThroughFriends, text: t.jobsPostedHereCanBeSharedFor },
  { icon: "people", title: t.aTeamNotOneLogin, text: t.adminsInviteRecruitersInvitations },
  { icon: "clock", title: t.listingsThatStayTrue, text: t.aPostLivesForNinetyDays },
];

export default function Corporate() {
  return (
    <>
      <section className="wrap grid items-center gap-10 pt-10 pb-14 md:pt-16 lg:grid-cols-[1.25fr_0.75fr]">
        <PageHead
          eyebrow={t.forCorporates}
          title={t.hirePeopleSomeoneWouldPutTheir}
          actions={
            <>
              <ButtonLink to="/corporate/connect-with-us" variant="accent" size="lg">
                {t.connectWithUs}
              </ButtonLink>
              <ButtonLink to="#corporatePlans" variant="secondary" size="lg">
                {t.whatItContains}
              </ButtonLink>
            </>
          }
          lead={t.postAJobOnceStructuredEnoughFor}
        />
        <HiringPicture />
      </section>

      <Section id="gains" title={t.whatChangesForAHiringTeam} head="mb-8 text-3xl" className="wrap py-10">
        <FactGrid facts={GAINS} />
      </Section>

      <section className="wrap py-14" id="corporatePlans" aria-labelledby="plans">
        <h2 id="plans" className="text-3xl">
          {t.whatHiringHereContains}
        </h2>
        <p className="prose-width mt-3 mb-8 text-lg text-ink-soft">{t.everyCompanyGetsAllOfItWhat}</p>
        <PlanTable />
      </section>

      <AlreadyListed />
      <TrailData trail={[{ name: t.forCorporates, path: "/corporate" }]} />
    </>
  );
}

/** For companies whose public job board is read. */
const AlreadyListed = () => (
  <section className="wrap pb-20">
    <div className="rounded-xl bg-blue">
      <div className="on-blue flex flex-wrap items-center justify-between gap-6 p-8 text-ink sm:p-12">
        <div>
          <h2 className="text-2xl">{t.alreadyOnTheSiteByWayOf}</h2>
          <p className="prose-width mt-2 text-ink-soft">{t.tellUsWhatIsWrongOnYour}</p>
        </div>
        <ButtonLink to={hirePath()} variant="accent" size="lg">
          {t.joinWithYourCompany}
        </ButtonLink>
      </div>
    </div>
  </section>
);

const ROWS = [
  { y: 70, tint: "fill-tint-2", name: 120, role: 86, isVouched: true },
  { y: 166, tint: "fill-tint-3", name: 96, role: 120, isVouched: true },
  { y: 262, tint: "fill-tint-5", name: 132, role: 72, isVouched: false },
] as const;

/** The corporate page's picture: a short list of people, the first one vouched for. */
function HiringPicture() {
  return (
    <svg viewBox="20 0 400 400" aria-hidden="true" className="mx-auto hidden w-full max-w-md lg:block">
      <rect x="60" y="20" width="340" height="360" rx="36" className="fill-tint-1" />
      {ROWS.map((row) => (
        <g key={row.y} transform={row.isVouched ? "translate(-30 0)" : undefined}>
          <rect
            x="60"
            y={row.y - 26}
            width="320"
            height="80"
            rx="20"
            className="fill-surface stroke-line"
            strokeWidth="2"
          />
          <circle cx="102" cy={row.y + 14} r="24" className={row.tint} />
          <circle cx="102" cy={row.y + 8} r="9" className="fill-ink-soft" />
          <path d={`M86 ${row.y + 31}a16 14 0 0 1 32 0Z`} className="fill-ink-soft" />
          <rect x="142" y={row.y} width={row.name} height="13" rx="6.5" className="fill-ink" />
          <rect x="142" y={row.y + 22} width={row.role} height="10" rx="5" className="fill-line-strong" />
          {row.isVouched && (
            <>
              <circle cx="340" cy={row.y + 14} r="20" className="fill-accent" />
              <path
                d={`M331 ${row.y + 14}l7 7 12-14`}
                className="fill-none stroke-on-accent stroke-5 [stroke-linecap:round] [stroke-linejoin:round]"
              />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

const PARTS = [
  {
    name: t.posting,
    contains: [
      t.asManyJobsAsYouHaveOpen,
      t.aFormThatSavesItselfAndA,
      t.shownInSearchAndOnYourCompany,
      t.jobsThatPeopleCanShareForA,
    ],
  },
  {
    name: t.applicants,
    contains: [
      t.eachWithTheMatchOfTheCv,
      t.stagesFromAppliedToHiredEach,
      t.notesForYourTeamAndCvsWhose,
      t.candidatesWhoAreToldWhereThey,
    ],
  },
  {
    name: t.yourTeam,
    contains: [t.recruitersByInvitationWithAn, t.draftsAndApplicantsThatTheWhole, t.yourEmployeesAsRefereesInAPool],
  },
] as const;

/** What a company gets here on any plan: the operator agrees prices, and no feature depends on them. */
function PlanTable() {
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-3">
        {PARTS.map((part) => (
          <li key={part.name} className="card flex flex-col p-7">
            <h3 className="text-2xl">{part.name}</h3>
            <ul className="mt-6 grid gap-3">
              {part.contains.map((line) => (
                <li key={line} className="flex gap-3 text-sm">
                  <Icon name="check" className="mt-px text-good" />
                  {line}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft">{t.priceAgreedWithTheOperatorOfThis}</p>
        <ButtonLink to="/corporate/connect-with-us">{t.askForAnOffer}</ButtonLink>
      </div>
    </>
  );
}
