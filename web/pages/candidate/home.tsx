// Where a candidate starts.
import { Suspense, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { Onboarding, OnboardingStep } from "../../../contract/candidates/onboarding-wire.ts";
import { STEP_WORDS, stepsDone } from "../../../messages/en/onboarding.ts";
import {
  STATUS_LOOKS as APPLICATION_LOOKS,
  STATUS_WORDS as APPLICATION_WORDS,
} from "../../features/applications/status-words.ts";
import { stepPath, useNoteOnboarding, useReminder } from "../../features/candidates/welcome/onboarding.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { lookOf } from "../../features/guidance/sessions/session-words.ts";
import { CandidateHomeScreen, type HomeWords } from "../../features/homes/candidate-home.tsx";
import { STATUS_LOOKS as REQUEST_LOOKS, STATUS_WORDS as REQUEST_WORDS } from "../../features/referrals/status-words.ts";
import { ResumeDialog } from "../../features/resumes/lazy-dialogs.tsx";
import type { Access } from "../../session/guard.ts";
import { useSession } from "../../session/session-context.tsx";
import { useToastAction } from "../../session/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export const handle = { access: { roles: ["General_Users", "Admin"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.home, description: t.yourNextStepJobsThatSuitYou });

const WORDS: HomeWords = {
  application: ({ status }) => <Badge {...APPLICATION_LOOKS[status]}>{APPLICATION_WORDS[status]}</Badge>,
  request: ({ status }) => <Badge {...REQUEST_LOOKS[status]}>{REQUEST_WORDS[status]}</Badge>,
  session: (session) => {
    const { words, ...look } = lookOf(session);
    return <Badge {...look}>{words}</Badge>;
  },
};

export default function Home() {
  const { userDetails, tokenData } = useSession();
  const reminder = useReminder();
  const claimed = tokenData?.claims.name;
  const [isUploading, setUploading] = useState(false);
  const [wasUploading, setWasUploading] = useState(false);
  const upload = () => {
    setWasUploading(true);
    setUploading(true);
  };
  return (
    <div className="wrap pt-8 pb-16 md:pt-12 md:pb-24">
      <CandidateHomeScreen
        name={userDetails?.name || (typeof claimed === "string" ? claimed : "")}
        words={WORDS}
        onUpload={upload}
        reminder={reminder && <WelcomeCard steps={reminder.steps} next={reminder.next} />}
      />
      {wasUploading && (
        <Suspense fallback={null}>
          <ResumeDialog isOpen={isUploading} onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </div>
  );
}

type WelcomeCardProps = Pick<Onboarding, "steps"> & { next: OnboardingStep };

function WelcomeCard({ steps, next }: WelcomeCardProps) {
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
