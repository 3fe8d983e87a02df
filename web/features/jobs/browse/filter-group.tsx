// One filter of the panel, drawn from its definition with the counts of its options: a select for one value, else check boxes.

import { createContext, useContext } from "react";
import { t } from "#messages/jobs.ts";
import { NUMBERS } from "#messages/language.ts";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import type { JobCounts } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { NativeSelect } from "../../../ui/field.tsx";
import { rich } from "../../../ui/rich.tsx";
import { chosenValues } from "./browse-state.ts";

/** Options shown before "Show all". */
const SHOWN_OPTIONS = 6;
/** Filters that take values beyond their options (the API matches any city). */
const FREE_TEXT: Readonly<Record<string, { label: string; placeholder: string }>> = {
  location: { label: t.anotherCity, placeholder: t.typeACity },
};

type FilterGroupProps = {
  filter: FilterDefinition;
  values: readonly string[];
  /** Open from the start; other filters open when a value is chosen. */
  startsOpen: boolean;
};

export function FilterGroup(props: FilterGroupProps) {
  return props.filter.selectType === "normal" ? <SingleChoice {...props} /> : <SeveralChoices {...props} />;
}

function SingleChoice({ filter, values }: FilterGroupProps) {
  const id = `filter-${filter.paramKey}`;
  const countOf = useCountOf(filter.paramKey);
  return (
    <div className="grid gap-2 border-t border-t-line py-3.5">
      <label className="filter-name" htmlFor={id}>
        {filter.placeholder}
      </label>
      <NativeSelect
        id={id}
        name={filter.paramKey}
        value={values[0] ?? ""}
        onChange={ignore}
        options={withUnknown(filter, values).map(({ value, label }) => {
          const count = countOf(value);
          return {
            value,
            label: isSaid(count) ? `${label} (${countInWords(count)})` : label,
          };
        })}
        placeholder={fill(t.any, { placeholder: filter.placeholder.toLowerCase() })}
      />
    </div>
  );
}

function SeveralChoices({ filter, values, startsOpen }: FilterGroupProps) {
  const options = withUnknown(filter, values);
  const first = options.length > SHOWN_OPTIONS + 2 ? options.slice(0, SHOWN_OPTIONS) : options;
  const rest = options.slice(first.length);
  const freeText = FREE_TEXT[filter.paramKey];
  return (
    <details className="border-t border-t-line py-3.5" open={startsOpen || values.length > 0}>
      <summary className="filter-name">
        {filter.placeholder}
        {values.length > 0 && (
          <span className="inline-grid place-items-center min-w-5.5 h-5.5 px-1.5 rounded-full bg-brand text-xs/none font-bold text-on-brand">
            {values.length}
            <span className="sr-only"> {t.chosen}</span>
          </span>
        )}
      </summary>
      <fieldset className="filter-options">
        <legend className="sr-only">{filter.placeholder}</legend>
        {first.map((option) => (
          <Choice key={option.value} name={filter.paramKey} option={option} isOn={values.includes(option.value)} />
        ))}
        {rest.length > 0 && (
          <details className="filter-rest" open={rest.some((option) => values.includes(option.value))}>
            <summary className="text-link thumb">{fill(t.showAll, { count: options.length })}</summary>
            {rest.map((option) => (
              <Choice key={option.value} name={filter.paramKey} option={option} isOn={values.includes(option.value)} />
            ))}
          </details>
        )}
        {freeText && (
          <div className="flex gap-2 mt-2">
            <input
              type="text"
              name={filter.paramKey}
              className="input min-h-9.5 py-1 text-[max(1rem,var(--text-sm))]"
              aria-label={freeText.label}
              placeholder={freeText.placeholder}
              maxLength={120}
              autoComplete="off"
            />
            <button type="submit" className="button button-soft button-sm">
              {rich(t.add, {
                label: freeText.label.toLowerCase(),
                span: (words) => <span className="sr-only">{words}</span>,
              })}
            </button>
          </div>
        )}
      </fieldset>
    </details>
  );
}

/** Filters of one option each, in a group of their own. */
export function FilterSwitches({ filters, params }: { filters: readonly FilterDefinition[]; params: URLSearchParams }) {
  return (
    <div className="border-t border-t-line py-3.5">
      <fieldset className="filter-options">
        <legend className="filter-name">{t.onlyJobsWith}</legend>
        {filters.map((filter) =>
          filter.options.map((option) => (
            <Choice
              key={filter.paramKey}
              name={filter.paramKey}
              option={option}
              isOn={chosenValues(params, filter).includes(option.value)}
            />
          )),
        )}
      </fieldset>
    </div>
  );
}

function Choice({ name, option, isOn }: { name: string; option: { value: string; label: string }; isOn: boolean }) {
  const count = useCountOf(name)(option.value);
  return (
    <label
      data-none={(isNone(count) && !isOn) || undefined}
      data-count={isSaid(count) ? countInShort(count) : undefined}
    >
      <input
        type="checkbox"
        name={name}
        value={option.value}
        checked={isOn}
        onChange={ignore}
        aria-description={
          isSaid(count) ? fill(t.figureJobs, { count: count.count, figure: countInWords(count) }) : undefined
        }
      />
      {option.label}
    </label>
  );
}

/** The options, after chosen values that are none of them and must stay in the form. */
function withUnknown(filter: FilterDefinition, values: readonly string[]) {
  const known = new Set(filter.options.map((option) => option.value));
  return [...values.filter((value) => !known.has(value)).map((value) => ({ value, label: value })), ...filter.options];
}

/** The form handles every change; React requires a handler beside a controlled value. */
function ignore() {}

export type Count = JobCounts["total"];

/** Null while unknown, and on lists that are not counted. */
const Counts = createContext<JobCounts["options"] | null>(null);
export const OptionCounts = Counts.Provider;

/** How many jobs an option would give; null while that is unknown. */
function useCountOf(param: string): (value: string) => Count | null {
  const counts = useContext(Counts)?.[param];
  return (value) => counts?.find((option) => option.value === value) ?? null;
}

const figure = (count: number) => count.toLocaleString(NUMBERS);

/** Beside an option: "1,234", or "~48,000". */
const countInShort = ({ count, isExact }: Count): string => `${isExact ? "" : "~"}${figure(count)}`;

/** "1,234", or "about 48,000". */
export const countInWords = ({ count, isExact }: Count): string => `${isExact ? "" : "about "}${figure(count)}`;

/** A count of 0 by a sample says nothing. */
const isSaid = (count: Count | null): count is Count => count !== null && (count.isExact || count.count > 0);

const isNone = (count: Count | null): boolean => count?.isExact === true && count.count === 0;
