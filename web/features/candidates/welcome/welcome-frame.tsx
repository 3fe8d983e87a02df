// The frame of a first step's page: progress with a link to every step, its heading, and the way out.

import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "#messages/candidates.ts";
import type { Onboarding, OnboardingStep } from "../../../../contract/candidates/onboarding-wire.ts";
import { HOME_PATH } from "../../../../contract/paths.ts";
import { STEP_WORDS, stepOf } from "../../../../messages/en/onboarding.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stepPath } from "./onboarding.ts";

type WelcomeFrameProps = { step: OnboardingStep; steps: Onboarding["steps"]; children: ReactNode };

export function WelcomeFrame({ step, steps, children }: WelcomeFrameProps) {
  const heading = useFocusOnStep(step);
  const isOver = steps.every(({ isDone }) => isDone);
  const at = steps.findIndex((one) => one.step === step) + 1;
  return (
    <div className="wrap pt-6 pb-16 md:pt-10 md:pb-24">
      <div className="mx-auto grid w-full max-w-3xl gap-7">
        {steps.length > 1 && <Progress step={step} steps={steps} />}
        <div>
          {at > 0 && steps.length > 1 && (
            <p className="text-sm font-semibold text-brand-strong">{stepOf(at, steps.length)}</p>
          )}
          <h1 ref={heading} tabIndex={-1} className="mt-1 text-3xl outline-none">
            {STEP_WORDS[step].title}
          </h1>
          <p className="mt-2 text-ink-soft prose-width">{STEP_WORDS[step].lead}</p>
        </div>
        {children}
        <p className="border-t border-t-line pt-4 text-sm text-ink-soft">
          <Link
            to={HOME_PATH}
            className="text-link inline-flex min-h-6 pointer-coarse:min-h-11 items-center font-semibold"
          >
            {isOver ? t.goToYourHome : t.leaveThisForLater}
          </Link>
          {!isOver && <span> {t.yourHomeRemembersWhereYouWere}</span>}
        </p>
      </div>
    </div>
  );
}

function Progress({ step, steps }: Pick<WelcomeFrameProps, "step" | "steps">) {
  return (
    <nav aria-label={t.yourFirstSteps}>
      <ol className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-3">
        {steps.map((one, index) => (
          <li key={one.step}>
            <Link
              to={stepPath(one.step)}
              aria-current={one.step === step ? "step" : undefined}
              className={classNames(
                "flex min-h-11 items-start gap-2 border-t-4 pt-2 text-sm/snug font-semibold no-underline",
                one.isDone || one.step === step ? "border-brand text-ink" : "border-line text-ink-soft",
              )}
            >
              <span className="grid w-5 h-5 shrink-0 place-items-center text-brand-strong" aria-hidden="true">
                {one.isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span>
                {STEP_WORDS[one.step].label}
                {one.isDone && <span className="sr-only"> {t.done2}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The pressed button is gone with its step. */
function useFocusOnStep(step: OnboardingStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
