// Proving a work address: the field for it, the code that was mailed to it, and asking for another one.
import { type ReactNode, useEffect, useState } from "react";
import { t } from "#messages/work-address.ts";
import { CODE_DIGITS } from "../../contract/identity/rules.ts";
import { fill } from "../../messages/fill.ts";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { timeOf } from "../ui/moments.ts";
import type { Pick as Choice } from "../ui/pick-field.tsx";
import { rich } from "../ui/rich.tsx";
import { ActionForm, type Flaw, type Form, TextField } from "./action-form.tsx";
import { ask } from "./ask.ts";
import { useAction } from "./use-action.ts";
import { useNow } from "./use-now.ts";

type MailedCode = { expiresAt: string; resendAt: string; sendsLeft: number };

type WorkCodeFormProps = {
  workDomain: string;
  /** Null when the last one has run out. */
  code: MailedCode | null;
  /** Proves the address with the code that was typed; its refusal is shown. */
  onConfirm: (code: string) => Promise<unknown>;
  /** Has another code mailed. */
  onResend: () => Promise<unknown>;
};

const FORM = "work-code";

export function WorkCodeForm({ workDomain, code, onConfirm, onResend }: WorkCodeFormProps) {
  const action = useAction();
  const field = () => document.querySelector<HTMLInputElement>(`#${FORM} [name=code]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field once, when the step opens
  useEffect(() => field()?.focus({ preventScroll: true }), []);
  const typed = () => (field()?.value ?? "").replace(/\s/g, "");
  const flawOf = () =>
    new RegExp(`^\\d{${CODE_DIGITS}}$`).test(typed())
      ? null
      : { title: fill(t.theCodeHasDigits, { codeDigits: CODE_DIGITS }), field: "code" };
  return (
    <ActionForm id={FORM} form={{ action }} flawOf={flawOf} onSend={() => action.run(() => onConfirm(typed()))}>
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
                b: (words: ReactNode) => <strong className="text-ink">{words}</strong>,
              })
            : t.theLastCodeHasRunOut
        }
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button type="submit" busy={action.isBusy} busyLabel={t.checking}>
          {t.confirm}
        </Button>
        <AnotherCode code={code} onResend={onResend} />
      </div>
    </ActionForm>
  );
}

function AnotherCode({ code, onResend }: Pick<WorkCodeFormProps, "code" | "onResend">) {
  const { isBusy, problem, run } = useAction();
  const [words, setWords] = useState("");
  const now = useNow(1_000, code !== null);
  const left = Math.max(0, Math.ceil(((code ? Date.parse(code.resendAt) : 0) - now) / 1_000));
  const isSpent = code?.sendsLeft === 0;
  const resend = async () => {
    if (left > 0 || isSpent) return;
    setWords("");
    if (await run(onResend)) setWords(t.aNewCodeIsOnItsWay);
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

type WorkEmailFieldProps = { form: Pick<Form<{ workEmail: string }>, "draft" | "change" | "errorOf">; hint: string };

/** The address that gets the code. */
export const WorkEmailField = ({ form, hint }: WorkEmailFieldProps) => (
  <TextField
    form={form}
    name="workEmail"
    label={t.workEMail}
    hint={hint}
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    placeholder={t.youCompanyCom}
  />
);

/** What is wrong with it before it is sent; the server validates again. */
export const flawOfWorkEmail = (workEmail: string): Flaw | null =>
  /^\S+@\S+\.\S+$/.test(workEmail.trim()) ? null : { field: "workEmail", title: t.pleaseEnterYourWorkEMailAddress };

const OFFERED = 8;

/** Companies to choose from, by a part of their name. */
export async function findCompanies(searchText: string): Promise<Choice[]> {
  const { data } = await ask("listCompanies", { query: { searchText, pageSize: OFFERED } });
  return data.map(({ SK, name, headquarters, industry }) => {
    const hint = [industry, headquarters].filter(Boolean).join(" · ");
    return { id: SK, label: name, ...(hint && { hint }) };
  });
}
