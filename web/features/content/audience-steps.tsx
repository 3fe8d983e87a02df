// How the site works, in three steps for each of its three audiences.
import { Link } from "react-router";
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
    name: "Candidates",
    to: "/jobs",
    more: "Browse jobs",
    steps: [
      {
        title: "Search in the open",
        text: "Every listing, with place, pay and skills, is readable without an account.",
      },
      {
        title: "See where you stand",
        text: "A match score that names the skills you share with the job and the ones you lack.",
      },
      {
        title: "Ask for a good word",
        text: "Request a referral from someone who works there, or an hour of their guidance first.",
      },
    ],
  },
  {
    id: "employees",
    name: "Employees",
    to: "/for-employee",
    more: "Become a referee",
    steps: [
      {
        title: "Prove where you work",
        text: "A code sent to your work e-mail. The address itself is shown to nobody.",
      },
      {
        title: "Read, then decide",
        text: "You see a request with its match and CV. Refer the person, or say kindly why not.",
      },
      {
        title: "Earn for your time",
        text: "Reviewed requests and guidance sessions earn fees. You stay anonymous until you accept.",
      },
    ],
  },
  {
    id: "corporates",
    name: "Corporates",
    to: "/corporate",
    more: "Hire with us",
    steps: [
      {
        title: "Post the job",
        text: "Structured from the start: skills, pay, place. What candidates need to judge a fit.",
      },
      {
        title: "Meet people who fit",
        text: "Applicants arrive with a score that opens into its parts. Your own people refer others to you.",
      },
      {
        title: "Work through them in order",
        text: "Shortlist, interview, offer: each step dated, each candidate told where they stand.",
      },
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
            <Link to={audience.to} className="text-link mt-2 inline-flex items-center gap-1.5 text-sm font-semibold">
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
