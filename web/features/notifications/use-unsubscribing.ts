// Ends the mails named by the link's token when the page opens, and resumes them on request.
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { CallError } from "../../../contract/call-error.ts";
import { ask } from "../../session/ask.ts";
import { type FormProblem, problemOf } from "../../session/form-problem.ts";
import { repeatCall } from "../../session/repeat-call.ts";

export type Unsubscribing = {
  /** "unknown": the token is not ours, or its account is gone. */
  state: "waiting" | "ended" | "begun-again" | "unknown" | "problem";
  /** Name of the kind of mail that was ended. */
  label: string;
  isBusy: boolean;
  problem: FormProblem | null;
};

const START: Unsubscribing = { state: "waiting", label: "", isBusy: true, problem: null };

const tokenIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("token") ?? "";

export function useUnsubscribing() {
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
