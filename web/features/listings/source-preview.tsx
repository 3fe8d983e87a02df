// Which field of a list in JSON or CSV is which: a choice for each field of a job, with the first value beside it.
import { useId, useRef, useState } from "react";
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "#messages/jobs.ts";
import { t } from "#messages/sources.ts";
import {
  DATE_ORDERS,
  type DateOrder,
  type FieldMapping,
  flawOfMapping,
  MAPPED_FIELDS,
  type MappedField,
  type ReadField,
} from "../../../contract/listings/rules.ts";
import type { PreviewedJob, SourcePreview } from "../../../contract/listings/sources-wire.ts";
import { fill } from "../../../messages/fill.ts";
import type { Flaw } from "../../session/action-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError, NativeSelect } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { dayOf } from "../../ui/moments.ts";
import { textHere } from "../../ui/text-here.ts";
import { FIELD_WORDS, READING_WORDS } from "./source-words.ts";

const LABELS: Record<MappedField, string> = {
  title: t.mapTitle,
  company: t.fieldCompany,
  location: t.mapLocation,
  url: t.mapUrl,
  id: t.mapId,
  description: t.mapDescription,
  employmentType: t.fieldType,
  workMode: t.fieldMode,
  remote: t.mapRemote,
  salary: t.fieldPay,
  salaryMin: t.mapSalaryMin,
  salaryMax: t.mapSalaryMax,
  salaryCurrency: t.mapSalaryCurrency,
  salaryPeriod: t.mapSalaryPeriod,
  experience: t.fieldExperience,
  department: t.mapDepartment,
  skills: t.mapSkills,
  posted: t.fieldPosted,
  expires: t.mapExpires,
  active: t.mapActive,
  companyUrl: t.mapCompanyUrl,
};

/** Shown always; the others where they are mapped, or when asked for. */
const FIRST: readonly MappedField[] = ["title", "company", "location", "url", "id", "description"];

const nameOf = (field: MappedField): string => `map-${field}`;

export const isSameMapping = (one: FieldMapping | null, other: FieldMapping | null): boolean =>
  one === null || other === null
    ? one === other
    : [...MAPPED_FIELDS, "dateOrder" as const].every((field) => one[field] === other[field]);

/** What is missing in a mapping, for the form around the table. */
export function flawInTable(mapping: FieldMapping | null): Flaw | null {
  const flaw = mapping && flawOfMapping(mapping);
  return flaw && { field: nameOf(flaw.field), title: flaw.field === "title" ? t.mapNeedsTitle : t.mapNeedsKey };
}

type Props = {
  fields: SourcePreview["fields"];
  /** Null where the fields are read by their own names. */
  mapping: FieldMapping | null;
  proposed: FieldMapping | null;
  onChange: (mapping: FieldMapping | null) => void;
  errorOf: (field: string) => string | undefined;
};

export function FieldTable({ fields, mapping, proposed, onChange, errorOf }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes away.
  const changeAll = (whole: FieldMapping | null) => {
    heading.current?.focus();
    onChange(whole);
  };
  return (
    <section aria-labelledby={id} className="@container grid gap-3">
      <div>
        <h3 id={id} ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t.whichField}
        </h3>
        <p className="text-sm/body text-ink-soft">
          {mapping === null ? t.byOwnNames : isSameMapping(mapping, proposed) ? t.isProposed : t.restIsUnread}
        </p>
      </div>
      {mapping === null ? (
        <div>
          <Button variant="secondary" onClick={() => changeAll(proposed ?? {})}>
            {t.chooseFields}
          </Button>
        </div>
      ) : (
        <Choices {...{ fields, mapping, onChange, errorOf }} onLeave={() => changeAll(null)} />
      )}
    </section>
  );
}

type ChoicesProps = Omit<Props, "mapping" | "proposed"> & { mapping: FieldMapping; onLeave: () => void };

function Choices({ fields, mapping, onChange, errorOf, onLeave }: ChoicesProps) {
  const [mappedAtFirst] = useState(mapping);
  const [isWhole, setWhole] = useState(false);
  const shown = MAPPED_FIELDS.filter((field) => isWhole || FIRST.includes(field) || mappedAtFirst[field] !== undefined);
  const change = (field: MappedField, name: string) => {
    const { [field]: _before, ...others } = mapping;
    onChange(name === "" ? others : { ...others, [field]: name });
  };
  return (
    <>
      <table className="w-full text-left text-sm/body">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.ofTheJob}</th>
            <th scope="col">{t.ofTheSource}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <Choice
              key={field}
              field={field}
              chosen={mapping[field] ?? ""}
              fields={fields}
              error={errorOf(nameOf(field))}
              onChange={(name) => change(field, name)}
            />
          ))}
        </tbody>
      </table>
      {(mapping.posted ?? mapping.expires) !== undefined && <Dates mapping={mapping} onChange={onChange} />}
      <div className="flex flex-wrap gap-3">
        {shown.length < MAPPED_FIELDS.length && (
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {t.furtherFields}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {t.useOwnNames}
        </Button>
      </div>
    </>
  );
}

const ORDERS: Record<DateOrder, string> = { DAY_FIRST: t.dayFirst, MONTH_FIRST: t.monthFirst };

/** What 03/04/2026 means, where the values of a field do not prove it. */
const Dates = ({ mapping, onChange }: { mapping: FieldMapping; onChange: Props["onChange"] }) => (
  <Field name="dateOrder" label={t.dateOrder} hint={t.dateOrderHint}>
    {(control) => (
      <NativeSelect
        {...control}
        value={mapping.dateOrder ?? ""}
        placeholder={t.dateOrderProven}
        options={DATE_ORDERS.map((order) => ({ value: order, label: ORDERS[order] }))}
        onChange={({ target: { value } }) => {
          const { dateOrder: _before, ...others } = mapping;
          onChange(value === "" ? others : { ...others, dateOrder: value as DateOrder });
        }}
      />
    )}
  </Field>
);

type ChoiceProps = {
  field: MappedField;
  chosen: string;
  fields: SourcePreview["fields"];
  error: string | undefined;
  onChange: (name: string) => void;
};

function Choice({ field, chosen, fields, error, onChange }: ChoiceProps) {
  const id = useId();
  const names = fields.map(({ name }) => name);
  const options = chosen === "" || names.includes(chosen) ? names : [chosen, ...names];
  const value = fields.find(({ name }) => name === chosen)?.value ?? null;
  return (
    <tr className="align-top">
      <th scope="row" className="w-2/5 py-1 pr-3 font-normal @md:w-1/3">
        <label htmlFor={id} className="block pt-2.5 text-ink-soft">
          {LABELS[field]}
        </label>
      </th>
      <td className="py-1">
        <div className="@md:flex @md:items-center @md:gap-3">
          <NativeSelect
            className="@md:w-3/5 @md:shrink-0"
            id={id}
            name={nameOf(field)}
            value={chosen}
            placeholder={t.notRead}
            options={options.map((name) => ({ value: name, label: name }))}
            aria-describedby={error ? `${id}-value ${id}-error` : `${id}-value`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
          <p id={`${id}-value`} className="mt-1 line-clamp-2 text-ink-faint wrap-anywhere @md:mt-0">
            {chosen === "" ? null : (value ?? t.noValue)}
          </p>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </td>
    </tr>
  );
}

/** How many were not understood, and why. */
export const rejectWords = ({ rejected, rejects }: Pick<SourcePreview, "rejected" | "rejects">): string =>
  `${fill(t.notUnderstood, { count: rejected })}: ${rejects.map(({ reason, reasonInHindi }) => textHere(reason, reasonInHindi)).join("; ")}.`;

export const PreviewJobs = ({ jobs }: Pick<SourcePreview, "jobs">) =>
  jobs.length === 0 ? null : (
    <>
      <h3 className="text-lg">{t.firstJobs}</h3>
      <ul className="grid gap-2">
        {jobs.map((job) => (
          <li key={job.key}>
            <PreviewJob job={job} />
          </li>
        ))}
      </ul>
    </>
  );

const PreviewJob = ({ job }: { job: PreviewedJob }) => (
  <details className="rounded-md bg-sunken px-4">
    <summary className="flex min-h-11 items-center gap-3 py-2 wrap-anywhere">
      <span className="min-w-0 grow">
        <span className="font-semibold">{job.title}</span>{" "}
        <span className="text-sm text-ink-soft">{[job.company, ...job.locations].join(" · ")}</span>
      </span>
      <Icon name="chevron-down" size={18} className="text-ink-faint [[open]>summary>&]:rotate-180" />
    </summary>
    <dl className="grid gap-3 border-t border-line py-3 text-sm/body sm:grid-cols-2">
      {job.readings.map(({ field, value, from, said }) => (
        <div key={field} className="min-w-0 wrap-anywhere">
          <dt className="text-ink-faint">{FIELD_WORDS[field]}</dt>
          <dd className="font-semibold">{valueInWords(field, value)}</dd>
          <dd className="text-ink-soft">
            {said === null ? READING_WORDS[from] : fill(t.itSays, { from: READING_WORDS[from], said })}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

function valueInWords(field: ReadField, value: string | null): string {
  if (value === null) return t.nothing;
  if (field === "POSTED") return dayOf(value);
  return VALUE_WORDS[value] ?? value;
}

/** Of the types and modes of work; other fields have words of their own. */
const VALUE_WORDS: Readonly<Record<string, string>> = { ...EMPLOYMENT_TYPE_LABELS, ...WORK_MODE_LABELS };
