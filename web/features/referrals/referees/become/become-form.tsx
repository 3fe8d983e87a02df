// The first step to becoming a referee: company, title, start date, and the work address that gets the code.

import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { t } from "#messages/referees.ts";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { LEAST_TENURE_YEARS, MAX_EVIDENCE, MAX_TITLE } from "../../../../../contract/referrals/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ActionForm, type Flaw, type Form, TextField, useForm } from "../../../../session/action-form.tsx";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { findCompanies, flawOfWorkEmail, WorkEmailField } from "../../../../session/work-address.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FieldError, FieldHint, NativeSelect } from "../../../../ui/field.tsx";
import { MONTHS } from "../../../../ui/month-names.ts";
import { PickField } from "../../../../ui/pick-field.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { linkTo } from "../../../../ui/tags.tsx";
import { takeReferee } from "../referee-queries.ts";

type BecomeFormProps = {
  /** The earlier values, for a change of company or address. */
  before: Referee | null;
  onSent: () => void;
};

export function BecomeForm({ before, onSent }: BecomeFormProps) {
  const queries = useQueryClient();
  const action = useAction();
  const form = useForm<BecomeDraft>(action, () => draftAfter(before));
  const { draft, change, errorOf } = form;
  const send = async () => {
    const body = bodyOf(draft);
    await action.run(async () => {
      const referee = await repeatCall(() => ask("becomeReferee", { body, key: action.keyOf(body) }));
      window.scrollTo(0, 0);
      onSent();
      takeReferee(queries, referee);
    });
  };
  return (
    <ActionForm
      form={form}
      flawOf={() => flawOf(draft, new Date())}
      onSend={send}
      className="grid gap-6 max-w-168 mt-5 [&>.button[type='submit']]:[justify-self:start] card"
      foot={
        <Button type="submit" size="lg" busy={action.isBusy} busyLabel={t.sendingYourCode}>
          {t.sendMeTheCode}
        </Button>
      }
    >
      <CompanyField form={form} />
      <TextField
        form={form}
        name="title"
        label={t.whatYouDoThere}
        hint={t.candidatesSeeItOnceYouTakeThem}
        placeholder={t.seniorEngineerPayments}
        autoComplete="organization-title"
        maxLength={MAX_TITLE}
      />
      <SinceFields
        since={draft.since}
        error={errorOf("since")}
        onChange={(some) => change({ since: { ...draft.since, ...some } })}
      />
      <WorkEmailFields form={form} />
    </ActionForm>
  );
}

type PartProps = { form: Form<BecomeDraft> };

function CompanyField({ form }: PartProps) {
  return (
    <>
      <PickField
        name="companyId"
        label={t.company}
        hint={t.typeAFewLettersAndChooseIt}
        placeholder={t.whereDoYouWork}
        picked={form.draft.companyId}
        onPick={(companyId) => form.change({ companyId })}
        find={findCompanies}
        nothing={t.noCompanyLikeThatCheckThe}
        error={form.errorOf("companyId")}
      />
      <p className="-mt-3 text-sm text-ink-soft">
        {rich(t.yourCompanyIsNotThereTellUs, { link: linkTo("/contact-us") })}
      </p>
    </>
  );
}

/** The address that gets the code, and what shows that its domain belongs to the company. */
function WorkEmailFields({ form }: PartProps) {
  return (
    <>
      <WorkEmailField form={form} hint={t.atYourCompanysOwnDomainItGets} />
      <details
        className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 pointer-coarse:[&>summary]:min-h-11 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>summary]:cursor-pointer [&_textarea.input]:min-h-20"
        open={form.draft.evidence !== "" || undefined}
      >
        <summary>{t.theAddressDomainIsNotTheOne}</summary>
        <TextField
          form={form}
          name="evidence"
          label={t.howCanWeSeeThatItBelongs}
          hint={t.aPersonReadsItASubsidiarysName}
          optional
          className="mt-3"
          rows={3}
          maxLength={MAX_EVIDENCE}
        />
      </details>
    </>
  );
}

/** By the fields' names in the API. */
type BecomeDraft = {
  companyId: { id: string; label: string } | null;
  title: string;
  /** The month from 1 to 12, or "". */
  since: { month: string; year: string };
  workEmail: string;
  evidence: string;
};

/** Starts with the earlier values, except the work address, which the API never returns. */
function draftAfter(before: Referee | null): BecomeDraft {
  const [year = "", month = ""] = before?.since.split("-") ?? [];
  return {
    companyId: before ? { id: before.companyId, label: before.companyName } : null,
    title: before?.title ?? "",
    since: { month: month === "" ? "" : String(Number(month)), year },
    workEmail: "",
    evidence: "",
  };
}

function bodyOf({ companyId, title, since: { month, year }, workEmail, evidence }: BecomeDraft) {
  return {
    companyId: companyId?.id ?? "",
    title: title.trim(),
    since: `${year}-${month.padStart(2, "0")}`,
    workEmail: workEmail.trim(),
    ...(evidence.trim() && { evidence: evidence.trim() }),
  };
}

const TENURE = fill(t.refereesHaveBeenAtTheirCompany, { leastTenureYears: LEAST_TENURE_YEARS });

/** The first error, found before sending; the server validates again. */
function flawOf({ companyId, title, since: { month, year }, workEmail }: BecomeDraft, now: Date): Flaw | null {
  if (companyId === null) return { field: "companyId", title: t.pleaseChooseYourCompanyFromThe };
  if (title.trim() === "") return { field: "title", title: t.pleaseSayWhatYouDoThere };
  if (month === "" || year === "") return { field: "since", title: t.pleaseGiveTheMonthAndTheYear };
  const latest = new Date(now.getFullYear() - LEAST_TENURE_YEARS, now.getMonth() + 1, 1);
  if (new Date(Number(year), Number(month) - 1, 1) >= latest) return { field: "since", title: TENURE };
  return flawOfWorkEmail(workEmail);
}

type SinceFieldsProps = {
  since: BecomeDraft["since"];
  error?: string | undefined;
  onChange: (change: { month: string } | { year: string }) => void;
};

const YEARS_BACK = 50;
const MONTH_OPTIONS = MONTHS.map((label, at) => ({ value: String(at + 1), label }));

function SinceFields({ since: { month, year }, error, onChange }: SinceFieldsProps) {
  const id = useId();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  const told = {
    "aria-describedby": error ? `${id}-hint ${id}-error` : `${id}-hint`,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <fieldset>
      <legend className="field-label">{t.sinceWhenYouWorkThere}</legend>
      <FieldHint id={`${id}-hint`}>{TENURE}</FieldHint>
      <div className="flex max-w-sm gap-3">
        <NativeSelect
          {...told}
          name="since"
          aria-label={t.month}
          placeholder={t.month}
          options={MONTH_OPTIONS}
          value={month}
          onChange={({ target }) => onChange({ month: target.value })}
        />
        <NativeSelect
          {...told}
          aria-label={t.year}
          placeholder={t.year}
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={({ target }) => onChange({ year: target.value })}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
