// The next best step of a candidate, as a panel.
import type { NextStep, NextStepKind } from "../../../contract/homes/wire.ts";
import { applicationPath, jobPath, requestPath, sessionPath } from "../../../contract/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

/** Where the CV and the profile are. */
export const PROFILE_PATH = "/v2/candidate/profile";

type StepFacts = { what: string; company: string; id: string; percent: number };
type StepWords = { icon: IconName; title: string; text: string; act: string; to: string };

const WORDS: Record<NextStepKind, (facts: StepFacts) => StepWords> = {
  CONFIRM_REFERRAL: ({ what, company, id }) => ({
    icon: "handshake",
    title: `${company} has your name`,
    text: `An employee says they referred you for ${what}. Please confirm it.`,
    act: "Look and confirm",
    to: requestPath(id),
  }),
  ANSWER_OFFER: ({ what, company, id }) => ({
    icon: "star",
    title: `${company} made you an offer`,
    text: `It is for ${what}. See what the company wrote.`,
    act: "See the offer",
    to: applicationPath(id),
  }),
  ANSWER_SESSION: ({ what, company, id }) => ({
    icon: "calendar",
    title: "A session waits for you",
    text: `${what}, with an employee of ${company}.`,
    act: "Open the session",
    to: sessionPath(id),
  }),
  UPLOAD_CV: () => ({
    icon: "upload",
    title: "Start with your CV",
    text: "We read it in a few seconds. Then every job shows how well you match it and why, and you can apply.",
    act: "Upload your CV",
    to: PROFILE_PATH,
  }),
  COMPLETE_PROFILE: ({ percent }) => ({
    icon: "person",
    title: "Complete your profile",
    text: `It is ${percent}% complete. Each part you add makes your matches better.`,
    act: "Open your profile",
    to: PROFILE_PATH,
  }),
  APPLY_FIRST: ({ what, company, id }) => ({
    icon: "briefcase",
    title: "Send your first application",
    text: `${what} at ${company} suits you best at the moment.`,
    act: "See the job",
    to: jobPath({ id, companyName: company }),
  }),
  ASK_REFERRAL: () => ({
    icon: "handshake",
    title: "Ask for a referral",
    text: "Verified employees can put you forward at their company. Ask one before you send your next application.",
    act: "Find a company",
    to: "/referrals",
  }),
  FIND_JOBS: () => ({
    icon: "search",
    title: "See what is new",
    text: "Nothing waits for you. Look through the newest jobs, the ones that suit you first.",
    act: "Find jobs",
    to: "/jobs",
  }),
};

export function Step({ step, percent, onUpload }: { step: NextStep; percent: number; onUpload: () => void }) {
  const facts = { what: step.title ?? "", company: step.companyName ?? "", id: step.id ?? "", percent };
  const { icon, title, text, act, to } = WORDS[step.kind](facts);
  return (
    <section
      aria-labelledby="next-step"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl bg-accent-soft p-[clamp(1.125rem,0.75rem+1.6vw,2rem)]"
    >
      <span className="grid size-14 flex-none place-items-center rounded-lg bg-accent text-on-accent max-sm:hidden">
        <Icon name={icon} size={28} />
      </span>
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="eyebrow">Your next step</p>
        <h2 id="next-step" className="mt-1 text-2xl wrap-anywhere">
          {title}
        </h2>
        <p className="prose-width mt-1.5 text-ink-soft wrap-anywhere">{text}</p>
      </div>
      {step.kind === "UPLOAD_CV" ? (
        <Button variant="accent" size="lg" className="max-sm:w-full" onClick={onUpload}>
          <Icon name="upload" />
          {act}
        </Button>
      ) : (
        <ButtonLink to={to} variant="accent" size="lg" className="max-sm:w-full">
          {act}
        </ButtonLink>
      )}
    </section>
  );
}
