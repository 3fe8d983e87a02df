// The target of a mail's unsubscribe link, with or without a session.

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { t as words } from "#messages/content.ts";
import { t } from "#messages/notifications.ts";
import { PREFERENCES_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { rich } from "../../ui/rich.tsx";

export const meta = fixedMeta({ title: words.fewerMails, description: words.endsAKindOfMailFromBy });

export default function Unsubscribe() {
  return (
    <div className="wrap py-16 md:py-24">
      <UnsubscribeScreen />
      <noscript>
        <p className="prose-width mt-6 text-ink-soft">{words.thisPageNeedsScriptWithoutItUse}</p>
      </noscript>
    </div>
  );
}

/** "unknown": the token is not ours, or its account is gone. */
const TITLES = {
  waiting: t.oneMoment2,
  problem: t.thisDidNotWorkYet,
  ended: t.youGetNoMoreOfTheseMails,
  "begun-again": t.youGetTheseMailsAgain,
  unknown: t.thisLinkDoesNotWork,
} as const;

type State = keyof typeof TITLES;

const NEXT = {
  problem: { label: t.tryAgain, busyLabel: t.beingEnded, variant: "primary", isOn: false },
  ended: { label: t.undo, busyLabel: t.beingTakenBack, variant: "secondary", isOn: true },
  "begun-again": { label: t.endTheseMails, busyLabel: t.beingEnded, variant: "secondary", isOn: false },
} as const;

function UnsubscribeScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? "";
  return <Outcome key={token} token={token} />;
}

function Outcome({ token }: { token: string }) {
  const { state, label, isBusy, problem, send } = useUnsubscribing(token);
  const heading = useFocusAfter(state);
  const next = state in NEXT ? NEXT[state as keyof typeof NEXT] : null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {TITLES[state]}
      </h1>
      <div className="prose-width mt-5 text-lg text-ink-soft" role="status">
        <Explanation state={state} label={label} />
      </div>
      {problem && (
        <Alert tone="bad" role="alert" title={problem.title} className="prose-width mt-6">
          {problem.code === null && <p>{t.pleaseTryAgain}</p>}
        </Alert>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {next && (
          <Button
            size="lg"
            variant={next.variant}
            busy={isBusy}
            busyLabel={next.busyLabel}
            onClick={() => void send(next.isOn)}
          >
            {next.label}
          </Button>
        )}
        {state !== "waiting" && (
          <ButtonLink size="lg" variant={state === "unknown" ? "primary" : "quiet"} to={PREFERENCES_PATH}>
            {t.notificationSettings}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Explanation({ state, label }: { state: State; label: string }) {
  if (state === "ended")
    return (
      <p>
        {rich(t.endedWhatYouSeeOnTheSite, {
          label,
          b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
        })}
      </p>
    );
  if (state === "begun-again")
    return (
      <p>{rich(t.onAgain, { label, b: (words) => <strong className="font-semibold text-ink">{words}</strong> })}</p>
    );
  if (state === "unknown") return <p>{t.itMayHaveBeenCutOffOn}</p>;
  if (state === "problem") return null;
  return (
    <p className="flex items-center gap-3" data-needs-script="">
      <span className="spinner" aria-hidden="true" />
      {t.theMailsAreBeingEnded}
    </p>
  );
}

/** The pressed button is replaced: focus moves to the outcome's heading. */
function useFocusAfter(state: State) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && before.current !== "waiting") heading.current?.focus();
    before.current = state;
  }, [state]);
  return heading;
}

/** Ends the mails that the token names when the page opens, and resumes them on request. */
function useUnsubscribing(token: string) {
  const { isBusy, problem, run } = useAction();
  const [state, setState] = useState<State>("waiting");
  /** Name of the kind of mail that was ended. */
  const [label, setLabel] = useState("");
  const unsubscribe = async (isOn: boolean) => {
    try {
      setLabel((await repeatCall(() => ask("unsubscribe", { body: { token, isOn } }))).label);
      setState(isOn ? "begun-again" : "ended");
    } catch (error) {
      if (!isRefusedWith(error, 400) && !isRefusedWith(error, 404)) throw error;
      setState("unknown");
    }
  };
  const send = async (isOn: boolean) => {
    // An earlier success stays valid.
    if (!(await run(() => unsubscribe(isOn)))) setState((before) => (before === "waiting" ? "problem" : before));
  };
  const begin = useEffectEvent(() => (token === "" ? setState("unknown") : void send(false)));
  useEffect(() => begin(), []);
  return { state, label, isBusy, problem, send };
}
