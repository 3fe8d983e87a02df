// The code mailed to a work address of a company: entering it, and asking for another one.
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/recruiting.ts";
import { CODE_DIGITS } from "../../../../contract/identity/rules.ts";
import { COMPANY_PAGE_PATH } from "../../../../contract/paths.ts";
import type { CompanyClaim } from "../../../../contract/recruiting/claims-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { recheck } from "../../../session/session-actions.ts";
import { useAction } from "../../../session/use-action.ts";
import { useNow } from "../../../session/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { timeOf } from "../../../ui/moments.ts";
import { rich } from "../../../ui/rich.tsx";
import { showToast } from "../../../ui/toast.ts";

type ClaimCodeProps = { claim: CompanyClaim; onChange: (claim: CompanyClaim) => void };

const bold = { b: (words: ReactNode) => <strong className="text-ink">{words}</strong> };

export function ClaimCode({ claim, onChange }: ClaimCodeProps) {
  const action = useAction();
  const navigate = useNavigate();
  const { companyName, workDomain, isDomainKnown, code } = claim;
  const send = (form: HTMLFormElement | null) => {
    const typed = String(new FormData(form ?? undefined).get("code") ?? "").replace(/\s/g, "");
    if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(typed))
      return action.tell({ title: fill(t.theCodeHasDigits, { codeDigits: CODE_DIGITS }), field: "code", code: null });
    return action.run(async () => {
      const settled = await ask("confirmClaim", { body: { code: typed } });
      if (settled.state !== "PROVEN") return onChange(settled);
      // The access token from before does not name the company yet.
      await recheck();
      showToast("success", fill(t.youAreTheAdminOf, { companyName }));
      await navigate(COMPANY_PAGE_PATH, { replace: true });
    });
  };
  return (
    <section className="card grid gap-5" aria-labelledby="claim-code-title">
      <h2 id="claim-code-title" className="text-xl">
        {t.enterYourCode}
      </h2>
      <p className="text-ink-soft">
        {isDomainKnown
          ? rich(t.thenYouAreTheAdminOf, { companyName, ...bold })
          : rich(t.thenWeLookAtIt, { companyName, workDomain, ...bold })}
      </p>
      <ActionForm
        id="claim-code"
        form={{ action }}
        onSend={() => send(document.querySelector<HTMLFormElement>("#claim-code"))}
      >
        <CodeField
          name="code"
          label={t.code}
          {...(action.problem?.field === "code" && { error: action.problem.title })}
          hint={
            code
              ? rich(t.weSentDigitsTo, {
                  codeDigits: CODE_DIGITS,
                  workDomain,
                  expiresAt: timeOf(code.expiresAt),
                  ...bold,
                })
              : t.theLastCodeHasRunOut
          }
        />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Button type="submit" busy={action.isBusy} busyLabel={t.checking}>
            {t.confirm}
          </Button>
          <AnotherCode claim={claim} onChange={onChange} />
        </div>
      </ActionForm>
    </section>
  );
}

function AnotherCode({ claim: { code }, onChange }: ClaimCodeProps) {
  const { isBusy, problem, run } = useAction();
  const [words, setWords] = useState("");
  const now = useNow(1_000, code !== null);
  const left = Math.max(0, Math.ceil(((code ? Date.parse(code.resendAt) : 0) - now) / 1_000));
  const isSpent = code?.sendsLeft === 0;
  const resend = async () => {
    if (left > 0 || isSpent) return;
    setWords("");
    if (await run(async () => onChange(await ask("resendClaimCode", { body: {} })))) setWords(t.aNewCodeIsOnItsWay);
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
        {isSpent ? t.noMoreCodesForNow : left > 0 ? fill(t.possibleInSeconds, { left }) : ""}
      </p>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {problem ? problem.title : words}
      </p>
    </div>
  );
}
