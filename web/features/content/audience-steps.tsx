// How the site works, in three steps for each of its three audiences.

import { Link } from "react-router";
import { t } from "#messages/content.ts";
import { Icon } from "../../ui/icon.tsx";

type Audience = {
  id: string;
  name: string;
  to: string;
  more: string;
  steps: readonly { title: string; text: string }[];
};

const AUDIENCES: readonly Audience[] = [
  {
    id: "candidates",
    name: t.candidates,
    to: "/jobs",
    more: t.browseJobs,
    steps: [
      { title: t.searchInTheOpen, text: t.everyListingWithPlacePayAnd },
      { title: t.seeWhereYouStand, text: t.aMatchScoreThatNamesTheSkills },
      { title: t.askForAGoodWord, text: t.requestAReferralFromSomeoneWho },
    ],
  },
  {
    id: "employees",
    name: t.employees,
    to: "/for-employee",
    more: t.becomeAReferee,
    steps: [
      { title: t.proveWhereYouWork, text: t.aCodeSentToYourWorkE },
      { title: t.readThenDecide, text: t.youSeeARequestWithItsMatch },
      { title: t.earnForYourTime, text: t.reviewedRequestsAndGuidance },
    ],
  },
  {
    id: "corporates",
    name: t.corporates,
    to: "/corporate",
    more: t.hireWithUs,
    steps: [
      { title: t.postTheJob, text: t.structuredFromTheStartSkillsPay },
      { title: t.meetPeopleWhoFit, text: t.applicantsArriveWithAScoreThat },
      { title: t.workThroughThemInOrder, text: t.shortlistInterviewOfferEachStep },
    ],
  },
];

export function AudienceSteps() {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface">
      {AUDIENCES.map((audience) => (
        <section
          key={audience.id}
          aria-labelledby={`how-${audience.id}`}
          className="grid gap-6 p-6 sm:p-8 lg:grid-cols-[13rem_1fr] lg:gap-10 lg:p-10"
        >
          <div>
            <h3 id={`how-${audience.id}`} className="text-2xl">
              {audience.name}
            </h3>
            <Link
              to={audience.to}
              className="text-link thumb mt-2 inline-flex items-center gap-1.5 text-sm font-semibold"
            >
              {audience.more}
              <Icon name="arrow-right" size={16} />
            </Link>
          </div>
          <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
            {audience.steps.map((step, index) => (
              <li key={step.title} className="flex gap-4 md:block">
                <span
                  className="grid flex-none place-items-center w-9 h-9 rounded-full bg-accent-soft text-accent-ink font-display font-bold"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <div>
                  <h4 className="font-semibold md:mt-3">{step.title}</h4>
                  <p className="mt-1 text-sm text-ink-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
