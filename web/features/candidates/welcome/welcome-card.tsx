// On the start page: how many first steps are done, the next one, and a way to be reminded no more.
import { t } from "#messages/candidates.ts";
import type { Onboarding, OnboardingStep } from "../../../../contract/candidates/onboarding-wire.ts";
import { STEP_WORDS, stepsDone } from "../../../../messages/en/onboarding.ts";
import { useToastAction } from "../../../session/use-action.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stepPath, useNoteOnboarding } from "./onboarding.ts";

type WelcomeCardProps = Pick<Onboarding, "steps"> & { next: OnboardingStep };

export function WelcomeCard({ steps, next }: WelcomeCardProps) {
  const note = useNoteOnboarding();
  const { isBusy, run } = useToastAction();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-labelledby="welcome-title"
      className="card mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-brand bg-brand-soft py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="welcome-title" className="font-sans text-base font-[650] tracking-normal">
          {stepsDone(done, steps.length)}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{STEP_WORDS[next].next}</p>
      </div>
      <div className="flex items-center gap-2">
        <ButtonLink to={stepPath(next)} size="sm">
          {t.goOn}
          <Icon name="arrow-right" size={16} />
        </ButtonLink>
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          busyLabel={t.oneMoment}
          onClick={() => void run(() => note("DISMISSED"), t.youWillNotBeRemindedAgain)}
        >
          {t.doNotShowAgain}
        </Button>
      </div>
    </section>
  );
}
