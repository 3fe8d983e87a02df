// The first step to becoming a referee: company, title, start date, and the work address that gets the code.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { Referee } from "../../../../../contract/referrals/referees-wire.ts";
import { LEAST_TENURE_YEARS, MAX_EVIDENCE, MAX_TITLE } from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, NativeSelect, TextArea, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { MONTHS } from "../../../../ui/month-names.ts";
import { type Pick, PickField } from "../../../../ui/pick-field.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { takeReferee } from "../referee-queries.ts";

type BecomeFormProps = {
  /** The earlier values, for a change of company or address. */
  before: Referee | null;
  onSent: () => void;
};

export function BecomeForm({ before, onSent }: BecomeFormProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<BecomeDraft>(() => draftAfter(before));
  const { isBusy, problem, tell, run, keyOf } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const set = (some: Partial<BecomeDraft>) => setDraft((known) => ({ ...known, ...some }));
  const errorOf = (field: string) => (problem?.field === field ? problem.title : undefined);
  const isBeside = problem?.field !== undefined && FIELDS.includes(problem.field);
  useEffect(() => {
    if (!problem?.field) return;
    const id = problem.field === "since" ? "field-since-month" : `field-${problem.field}`;
    form.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
  }, [problem]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const flaw = flawOf(draft, new Date());
    if (flaw) return tell({ ...flaw, code: null });
    const body = bodyOf(draft);
    await run(async () => {
      const referee = await repeatCall(() => ask("becomeReferee", { body, key: keyOf(body) }));
      window.scrollTo(0, 0);
      onSent();
      takeReferee(queries, referee);
    });
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-6 max-w-168 mt-5 [&>.button[type='submit']]:[justify-self:start] card"
    >
      <PickField
        name="companyId"
        label="Company"
        hint="Type a few letters and choose it from the list."
        placeholder="Where do you work?"
        picked={draft.company}
        onPick={(company) => set({ company })}
        find={findCompanies}
        nothing="No company like that. Check the spelling, or tell us below."
        error={errorOf("companyId")}
      />
      <p className="-mt-3 text-sm text-ink-soft">
        Your company is not there?{" "}
        <Link to="/contact-us" className="text-link">
          Tell us
        </Link>
        , and we add it.
      </p>
      <Field
        name="title"
        label="What you do there"
        hint="Candidates see it once you take them on."
        error={errorOf("title")}
      >
        {(control) => (
          <TextInput
            {...control}
            placeholder="Senior Engineer, Payments"
            autoComplete="organization-title"
            maxLength={MAX_TITLE}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Field>
      <SinceFields
        month={draft.month}
        year={draft.year}
        hint={`Referees have been at their company for ${LEAST_TENURE_YEARS} years or more.`}
        error={errorOf("since")}
        onChange={set}
      />
      <Field
        name="workEmail"
        label="Work e-mail"
        hint="At your company’s own domain. It gets a code, and is shown to nobody: no candidate, no colleague."
        error={errorOf("workEmail")}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="you@company.com"
            value={draft.workEmail}
            onChange={({ target }) => set({ workEmail: target.value })}
          />
        )}
      </Field>
      <details
        className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>summary]:cursor-pointer [&_textarea.input]:min-h-20"
        open={draft.evidence !== "" || undefined}
      >
        <summary>The address’ domain is not the one of the company’s website?</summary>
        <Field
          name="evidence"
          label="How can we see that it belongs to the company?"
          hint="A person reads it: a subsidiary’s name, a page that shows the domain."
          optional
          error={errorOf("evidence")}
          className="mt-3"
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={MAX_EVIDENCE}
              value={draft.evidence}
              onChange={({ target }) => set({ evidence: target.value })}
            />
          )}
        </Field>
      </details>
      <ProblemAlert problem={isBeside ? null : problem} />
      <Button type="submit" size="lg" busy={isBusy} busyLabel="Sending your code…">
        Send me the code
      </Button>
    </form>
  );
}

const FIELDS = ["companyId", "title", "since", "workEmail", "evidence"];
const OFFERED = 8;

async function findCompanies(searchText: string): Promise<Pick[]> {
  const { data } = await ask("listCompanies", { query: { searchText, pageSize: OFFERED } });
  return data.map(({ SK, name, headquarters, industry }) => {
    const hint = [industry, headquarters].filter(Boolean).join(" · ");
    return { id: SK, label: name, ...(hint && { hint }) };
  });
}

type BecomeDraft = {
  company: { id: string; label: string } | null;
  title: string;
  /** 1 to 12, or "". */
  month: string;
  year: string;
  workEmail: string;
  evidence: string;
};

/** Starts with the earlier values, except the work address, which the API never returns. */
function draftAfter(before: Referee | null): BecomeDraft {
  const [year = "", month = ""] = before?.since.split("-") ?? [];
  return {
    company: before ? { id: before.companyId, label: before.companyName } : null,
    title: before?.title ?? "",
    month: month === "" ? "" : String(Number(month)),
    year,
    workEmail: "",
    evidence: "",
  };
}

const monthOf = ({ year, month }: BecomeDraft) => `${year}-${month.padStart(2, "0")}`;

function bodyOf(draft: BecomeDraft) {
  const evidence = draft.evidence.trim();
  return {
    companyId: draft.company?.id ?? "",
    title: draft.title.trim(),
    since: monthOf(draft),
    workEmail: draft.workEmail.trim(),
    ...(evidence && { evidence }),
  };
}

type DraftFlaw = { field: string; title: string };

/** The first error, found before sending; the server validates again. */
function flawOf(draft: BecomeDraft, now: Date): DraftFlaw | null {
  if (draft.company === null) return { field: "companyId", title: "Please choose your company from the list." };
  if (draft.title.trim() === "") return { field: "title", title: "Please say what you do there." };
  if (draft.month === "" || draft.year === "") return { field: "since", title: "Please give the month and the year." };
  const latest = new Date(now.getFullYear() - LEAST_TENURE_YEARS, now.getMonth() + 1, 1);
  if (new Date(Number(draft.year), Number(draft.month) - 1, 1) >= latest)
    return { field: "since", title: `Referees have been at their company for ${LEAST_TENURE_YEARS} years or more.` };
  if (!/^\S+@\S+\.\S+$/.test(draft.workEmail.trim()))
    return { field: "workEmail", title: "Please enter your work e-mail address." };
  return null;
}

type SinceFieldsProps = {
  month: string;
  year: string;
  hint: string;
  error?: string | undefined;
  onChange: (change: { month: string } | { year: string }) => void;
};

const YEARS_BACK = 50;
const MONTH_OPTIONS = MONTHS.map((label, at) => ({ value: String(at + 1), label }));

/** The start of an employment: a month and a year. */
function SinceFields({ month, year, hint, error, onChange }: SinceFieldsProps) {
  const id = useId();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  const told = {
    "aria-describedby": error ? `${id}-hint ${id}-error` : `${id}-hint`,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <fieldset>
      <legend className="field-label">Since when you work there</legend>
      <p className="text-sm/body text-ink-faint mb-1.5" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="flex max-w-sm gap-3">
        <NativeSelect
          {...told}
          id="field-since-month"
          aria-label="Month"
          placeholder="Month"
          options={MONTH_OPTIONS}
          value={month}
          onChange={({ target }) => onChange({ month: target.value })}
        />
        <NativeSelect
          {...told}
          id="field-since-year"
          aria-label="Year"
          placeholder="Year"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={({ target }) => onChange({ year: target.value })}
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={16} className="mt-[0.2em] self-start" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
