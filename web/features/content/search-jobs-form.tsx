// The landing page's job search: a plain form that leads to the job list.

import { type ReactNode, type RefObject, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { t } from "#messages/content.ts";
import { POPULAR_CITIES } from "../../../contract/jobs/filters.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type Chosen = { searchText: string; filter?: { key: string; value: string } };
type Suggestions = (props: {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (search: Chosen) => void;
}) => ReactNode;

/** `Suggestions` shows search suggestions below the field while typing. */
export function SearchJobsForm({ Suggestions }: { Suggestions: Suggestions }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ searchText, filter }: Chosen) => {
    const place = input.current?.form?.elements.namedItem("location");
    const query = new URLSearchParams({ searchText, location: place instanceof HTMLSelectElement ? place.value : "" });
    if (filter) query.set(filter.key, filter.value);
    navigate(`/jobs?${new URLSearchParams([...query].filter(([, value]) => value !== ""))}`);
  };
  return (
    <search className="block">
      <Form
        action="/jobs"
        className="grid gap-2 p-2 border-[1.5px] border-line-strong rounded-[calc(var(--radius-md)+0.5rem)] bg-surface shadow-raised sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto] sm:gap-0"
      >
        <div className="relative">
          <label className="flex items-center gap-2.5 min-h-13.5 px-3.5 rounded-md text-ink-faint has-focus-visible:[outline:3px_solid_var(--focus)] has-focus-visible:-outline-offset-2 [&>:is(input,select)]:w-full [&>:is(input,select)]:min-w-0 [&>:is(input,select)]:h-full [&>:is(input,select)]:min-h-11 [&>:is(input,select)]:border-0 [&>:is(input,select)]:bg-transparent [&>:is(input,select)]:text-ink [&>:is(input,select)]:text-[max(1rem,var(--text-base))] [&>:is(input,select)]:outline-none [&>select]:bg-surface [&>input::placeholder]:text-ink-faint [&>input::placeholder]:opacity-[1]">
            <Icon name="search" size={22} />
            <span className="sr-only">{t.jobTitleSkillOrCompany}</span>
            <input
              ref={input}
              type="search"
              name="searchText"
              maxLength={200}
              placeholder={t.jobTitleSkillOrCompany}
              autoComplete="off"
            />
          </label>
          <Suggestions input={input} onChoose={choose} />
        </div>
        <label className="flex items-center gap-2.5 min-h-13.5 px-3.5 rounded-md text-ink-faint has-focus-visible:[outline:3px_solid_var(--focus)] has-focus-visible:-outline-offset-2 [&>:is(input,select)]:w-full [&>:is(input,select)]:min-w-0 [&>:is(input,select)]:h-full [&>:is(input,select)]:min-h-11 [&>:is(input,select)]:border-0 [&>:is(input,select)]:bg-transparent [&>:is(input,select)]:text-ink [&>:is(input,select)]:text-[max(1rem,var(--text-base))] [&>:is(input,select)]:outline-none [&>select]:bg-surface [&>input::placeholder]:text-ink-faint [&>input::placeholder]:opacity-[1] sm:border-l sm:border-l-line sm:rounded-tl-none sm:rounded-bl-none max-sm:border-t max-sm:border-t-line max-sm:rounded-none">
          <Icon name="location" size={22} />
          <span className="sr-only">{t.city}</span>
          <select name="location" defaultValue="">
            <option value="">{t.anywhere}</option>
            {POPULAR_CITIES.map((city) => (
              <option key={city} value={city}>
                {city}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="accent" size="lg">
          {t.searchJob}
        </Button>
      </Form>
    </search>
  );
}
