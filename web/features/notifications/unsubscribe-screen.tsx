// The outcome of a mail's unsubscribe link, with an undo.
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { CallError } from "../../../contract/call-error.ts";
import { PREFERENCES_PATH } from "../../../contract/paths.ts";
import { ask } from "../../session/ask.ts";
import { type FormProblem, problemOf } from "../../session/form-problem.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";

const TITLES = {
  waiting: "One moment",
  problem: "This did not work yet",
  ended: "You get no more of these mails",
  "begun-again": "You get these mails again",
  unknown: "This link does not work",
} as const;

export function UnsubscribeScreen() {
  const { state, label, isBusy, problem, send } = useUnsubscribing();
  const heading = useFocusAfter(state);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {TITLES[state]}
      </h1>
      <div className="prose-width mt-5 text-lg text-ink-soft" role="status">
        {state === "waiting" && (
          <p className="flex items-center gap-3" data-needs-script="">
            <span className="spinner" aria-hidden="true" />
            The mails are being ended.
          </p>
        )}
        {state === "ended" && (
          <p>
            Ended: <strong className="font-semibold text-ink">{label}</strong>. What you see on the site stays as it is.
          </p>
        )}
        {state === "begun-again" && (
          <p>
            On again: <strong className="font-semibold text-ink">{label}</strong>.
          </p>
        )}
        {state === "unknown" && (
          <p>
            It may have been cut off on the way, or what it was about is gone. You can choose what you hear of here:
          </p>
        )}
      </div>
      {problem && (
        <Alert tone="bad" role="alert" title={problem.title} className="prose-width mt-6">
          {problem.code === null && <p>Please try again.</p>}
        </Alert>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {state === "problem" && (
          <Button size="lg" busy={isBusy} busyLabel="Being ended…" onClick={() => send(false)}>
            Try again
          </Button>
        )}
        {state === "ended" && (
          <Button size="lg" variant="secondary" busy={isBusy} busyLabel="Being taken back…" onClick={() => send(true)}>
            Undo
          </Button>
        )}
        {state === "begun-again" && (
          <Button size="lg" variant="secondary" busy={isBusy} busyLabel="Being ended…" onClick={() => send(false)}>
            End these mails
          </Button>
        )}
        {state !== "waiting" && (
          <ButtonLink size="lg" variant={state === "unknown" ? "primary" : "quiet"} to={PREFERENCES_PATH}>
            Choose what you hear of
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** The pressed button is replaced: focus moves to the outcome's heading. */
function useFocusAfter(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && before.current !== "waiting") heading.current?.focus();
    before.current = state;
  }, [state]);
  return heading;
}

type Unsubscribing = {
  /** "unknown": the token is not ours, or its account is gone. */
  state: "waiting" | "ended" | "begun-again" | "unknown" | "problem";
  /** Name of the kind of mail that was ended. */
  label: string;
  isBusy: boolean;
  problem: FormProblem | null;
};

const START: Unsubscribing = { state: "waiting", label: "", isBusy: true, problem: null };

const tokenIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";

/** Ends the mails named by the link's token when the page opens, and resumes them on request. */
function useUnsubscribing() {
  const { hash } = useLocation();
  const [now, setNow] = useState(START);
  const asked = useRef("");

  const send = useCallback(async (token: string, isOn: boolean) => {
    setNow((before) => ({ ...before, isBusy: true, problem: null }));
    try {
      const { label } = await repeatCall(() => ask("unsubscribe", { body: { token, isOn } }));
      setNow({ state: isOn ? "begun-again" : "ended", label, isBusy: false, problem: null });
    } catch (error) {
      const isUnknown = error instanceof CallError && [400, 404].includes(error.status);
      const problem = problemOf(error, { isOnline: navigator.onLine, now: new Date() });
      setNow((before) => {
        if (isUnknown) return { ...before, state: "unknown", isBusy: false };
        // An earlier success stays valid.
        return { ...before, state: before.state === "waiting" ? "problem" : before.state, isBusy: false, problem };
      });
    }
  }, []);

  useEffect(() => {
    const token = tokenIn(hash);
    if (token === "") setNow({ ...START, state: "unknown", isBusy: false });
    else if (token !== asked.current) {
      asked.current = token;
      setNow(START);
      void send(token, false);
    }
  }, [hash, send]);

  return { ...now, send: (isOn: boolean) => void send(tokenIn(hash), isOn) };
}
