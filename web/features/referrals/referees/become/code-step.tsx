// The code mailed to a work address: entering it, and requesting another.

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { t } from "#messages/referrals.ts";
import { CODE_DIGITS } from "../../../../../contract/identity/rules.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { useAction } from "../../../../session/use-action.ts";
import { useNow } from "../../../../session/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { CodeField } from "../../../../ui/code-field.tsx";
import { timeOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { takeReferee } from "../referee-queries.ts";

export function CodeStep({ referee }: { referee: Referee }) {
  const queries = useQueryClient();
  const { isBusy, problem, tell, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector<HTMLInputElement>("[name=code]");
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field once, when the step opens
  useEffect(() => field()?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (problem?.field === "code") form.current?.querySelector<HTMLInputElement>("[name=code]")?.focus();
  }, [problem]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").replace(/\s/g, "");
    if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code))
      return tell({ title: fill(t.theCodeHasDigits, { codeDigits: CODE_DIGITS }), field: "code", code: null });
    await run(async () => {
      const proven = await ask("confirmWorkEmail", { body: { code } });
      window.scrollTo(0, 0);
      if (proven.status === "VERIFIED")
        showToast("success", fill(t.youAreARefereeAt2, { companyName: proven.companyName }));
      takeReferee(queries, proven);
    });
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <CodeField
        name="code"
        label={t.code}
        error={problem?.field === "code" ? problem.title : undefined}
        hint={
          referee.code
            ? rich(t.weSentDigitsToYourAddressAt, {
                codeDigits: CODE_DIGITS,
                workDomain: referee.workDomain,
                expiresAt: timeOf(referee.code.expiresAt),
                b: (words) => <strong className="text-ink">{words}</strong>,
              })
            : t.theLastCodeHasRunOutAsk
        }
      />
      <ProblemAlert problem={problem?.field === "code" ? null : problem} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button type="submit" busy={isBusy} busyLabel={t.checking}>
          {t.confirm}
        </Button>
        <AnotherCode referee={referee} />
      </div>
    </form>
  );
}

function AnotherCode({ referee: { code } }: { referee: Referee }) {
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const [words, setWords] = useState("");
  const resendAt = code ? Date.parse(code.resendAt) : 0;
  const now = useNow(1_000, code !== null);
  const left = Math.max(0, Math.ceil((resendAt - now) / 1_000));
  const isSpent = code?.sendsLeft === 0;
  const resend = async () => {
    if (left > 0 || isSpent) return;
    setWords("");
    const isSent = await run(async () => {
      takeReferee(queries, await ask("resendRefereeCode", { body: {} }));
    });
    if (isSent) setWords(t.aNewCodeIsOnItsWay);
  };
  return (
    <div>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel={t.sending}
        aria-disabled={left > 0 || isSpent || undefined}
        aria-describedby="another-code"
        onClick={() => void resend()}
      >
        {t.sendTheCodeAgain}
      </Button>
      {/* Not announced every second; a screen reader reads it at the button. */}
      <p id="another-code" className="mt-2 text-sm text-ink-soft empty:hidden">
        {isSpent ? t.noMoreCodesForNowPleaseTry : left > 0 ? waitWords(left) : ""}
      </p>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {problem ? problem.title : words}
      </p>
    </div>
  );
}

const waitWords = (left: number) => (left === 1 ? t.possibleInASecond : fill(t.possibleInSeconds, { left }));
