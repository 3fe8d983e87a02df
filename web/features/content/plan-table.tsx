// What a company gets here on any plan: the operator agrees prices, and no feature depends on them.
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const PARTS = [
  {
    name: "Posting",
    contains: [
      "As many jobs as you have open, ninety days each, renewed with one tap",
      "A form that saves itself, and a preview of the page",
      "Shown in search and on your company page",
      "Jobs that people can share for a reward",
    ],
  },
  {
    name: "Applicants",
    contains: [
      "Each with the match of the CV they sent, explained",
      "Stages from applied to hired, each dated",
      "Notes for your team, and CVs whose every look is on record",
      "Candidates who are told where they stand",
    ],
  },
  {
    name: "Your team",
    contains: [
      "Recruiters by invitation, with an admin over them",
      "Drafts and applicants that the whole team sees",
      "Your employees as referees, in a pool of their own",
    ],
  },
] as const;

export function PlanTable() {
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
        <p className="text-ink-soft">Price: agreed with the operator of this site</p>
        <ButtonLink to="/corporate/connect-with-us">Ask for an offer</ButtonLink>
      </div>
    </>
  );
}
