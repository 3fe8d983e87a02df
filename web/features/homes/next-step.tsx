// The next best step of a candidate, as a panel.
import { t } from "#messages/homes.ts";
import type { NextStep, NextStepKind } from "../../../contract/homes/wire.ts";
import { applicationPath, jobPath, requestPath, sessionPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

/** Where the CV and the profile are. */
export const PROFILE_PATH = "/v2/candidate/profile";

type StepFacts = { what: string; company: string; id: string; percent: number };
type StepWords = { icon: IconName; title: string; text: string; act: string; to: string };

const WORDS: Record<NextStepKind, (facts: StepFacts) => StepWords> = {
  CONFIRM_REFERRAL: ({ what, company, id }) => ({
    icon: "handshake",
    title: fill(t.hasYourName, { company }),
    text: fill(t.anEmployeeSaysTheyReferredYouFor, { what }),
    act: t.lookAndConfirm,
    to: requestPath(id),
  }),
  ANSWER_OFFER: ({ what, company, id }) => ({
    icon: "star",
    title: fill(t.madeYouAnOffer, { company }),
    text: fill(t.itIsForSeeWhatTheCompany, { what }),
    act: t.seeTheOffer,
    to: applicationPath(id),
  }),
  ANSWER_SESSION: ({ what, company, id }) => ({
    icon: "calendar",
    title: t.aSessionWaitsForYou,
    text: fill(t.withAnEmployeeOf, { what, company }),
    act: t.openTheSession,
    to: sessionPath(id),
  }),
  UPLOAD_CV: () => ({
    icon: "upload",
    title: t.startWithYourCv,
    text: t.weReadItInAFewSeconds,
    act: t.uploadYourCv,
    to: PROFILE_PATH,
  }),
  COMPLETE_PROFILE: ({ percent }) => ({
    icon: "person",
    title: t.completeYourProfile,
    text: fill(t.itIsCompleteEachPartYouAdd, { percent }),
    act: t.openYourProfile,
    to: PROFILE_PATH,
  }),
  APPLY_FIRST: ({ what, company, id }) => ({
    icon: "briefcase",
    title: t.sendYourFirstApplication,
    text: fill(t.atSuitsYouBestAtTheMoment, { what, company }),
    act: t.seeTheJob,
    to: jobPath({ id, companyName: company }),
  }),
  ASK_REFERRAL: () => ({
    icon: "handshake",
    title: t.askForAReferral,
    text: t.verifiedEmployeesCanPutYou,
    act: t.findACompany,
    to: "/referrals",
  }),
  FIND_JOBS: () => ({
    icon: "search",
    title: t.seeWhatIsNew,
    text: t.nothingWaitsForYouLookThroughThe,
    act: t.findJobs,
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
        <p className="eyebrow">{t.yourNextStep}</p>
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
