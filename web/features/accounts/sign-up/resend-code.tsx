// Requests the code again, or says how long until that is possible.
import { useEffect, useState } from "react";
import { RESEND_SECONDS } from "../../../../contract/identity/rules.ts";
import { problemOf } from "../../../session/form-problem.ts";
import { Button } from "../../../ui/button.tsx";

type ResendCodeProps = {
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  resend: () => Promise<void>;
};

export function ResendCode({ sentAt, resend }: ResendCodeProps) {
  const left = useSecondsLeft(sentAt);
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState("");

  const press = async () => {
    if (left > 0) return;
    setBusy(true);
    setWords("");
    try {
      await resend();
      setWords("A new code is on its way. Please use the newest one.");
    } catch (error) {
      const { title, text } = problemOf(error, { isOnline: navigator.onLine, now: new Date() });
      setWords(text ? `${title} ${text}` : title);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        busyLabel="Sending…"
        aria-disabled={left > 0 || undefined}
        aria-describedby={left > 0 ? "resend-wait" : undefined}
        onClick={press}
      >
        Send the code again
      </Button>
      {left > 0 && (
        // Not announced every second; a screen reader reads it at the button.
        <p id="resend-wait" className="mt-2 text-sm text-ink-soft">
          {left === 1 ? "Possible in a second" : `Possible in ${left} seconds`}
        </p>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {words}
      </p>
    </div>
  );
}

/** Counts down from RESEND_SECONDS after `sentAt`. */
function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(RESEND_SECONDS, Math.max(0, Math.ceil((sentAt - now) / 1_000 + RESEND_SECONDS)));
  const isWaiting = left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code starts a new count
  useEffect(() => setNow(Date.now()), [sentAt]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
