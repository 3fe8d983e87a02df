// What the corporate plans contain; their prices are the operator's to set and are not invented here.
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

const PLANS = [
  {
    name: "Single post",
    suits: "One opening, now and then.",
    contains: [
      "One published job for ninety days",
      "Applicants with their explained match",
      "One recruiter",
      "Shown in search and on your company page",
    ],
    stands: false,
  },
  {
    name: "Hiring team",
    suits: "Several openings through the year.",
    contains: [
      "Several jobs at a time, renewed with one tap",
      "Stages from applied to hired, each dated",
      "Recruiters by invitation, with an admin over them",
      "Jobs that can be shared for a reward",
    ],
    stands: true,
  },
  {
    name: "Company",
    suits: "Hiring is always on.",
    contains: [
      "Jobs as agreed, and your job board read automatically",
      "A pool of your own referees",
      "Terms agreed in writing",
      "A person to talk to about how it goes",
    ],
    stands: false,
  },
] as const;

export function PlanTable() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {PLANS.map((plan) => (
        <li
          key={plan.name}
          className={classNames("card flex flex-col p-7", plan.stands && "border-2 border-brand shadow-raised")}
        >
          <h3 className="text-2xl">{plan.name}</h3>
          <p className="mt-1 text-ink-soft">{plan.suits}</p>
          <ul className="mt-6 mb-8 grid gap-3">
            {plan.contains.map((line) => (
              <li key={line} className="flex gap-3 text-sm">
                <Icon name="check" className="mt-px text-good" />
                {line}
              </li>
            ))}
          </ul>
          <div className="mt-auto border-t border-line pt-5">
            <p className="mb-4 text-sm text-ink-soft">Price: set by the operator of this site</p>
            <ButtonLink
              to="/corporate/connect-with-us"
              variant={plan.stands ? "primary" : "secondary"}
              className="w-full"
              aria-label={`Ask for an offer: ${plan.name}`}
            >
              Ask for an offer
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
