// The filters: beside the list on wide screens, a sheet from a sticky button on phones; a plain GET form without script.

import { type FormEvent, type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "#messages/jobs.ts";
import type { FilterDefinition } from "../../../../contract/jobs/filters.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import {
  chosenValues,
  EXCLUSIVE_PARAM,
  type LinkedFilter,
  SEARCH_PARAM,
  SORT_PARAM,
  searchOf,
  withExclusive,
  withoutFilters,
} from "./browse-state.ts";
import { FilterGroup, FilterSwitches } from "./filter-group.tsx";

const FILTER_PANEL_ID = "filters";

const GROUPS_OPEN_AT_FIRST = 4;

/** Opens the sheet on phones; `chosen`: how many filters narrow the list. */
export function FilterOpener({ chosen }: { chosen: number }) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_PANEL_ID}
      className="inline-flex items-center gap-2 min-w-11.5 px-3 border-[1.5px] border-line-strong rounded-md bg-surface text-sm/body font-[650] lg:hidden"
    >
      <Icon name="filter" />
      <span className="max-[24rem]:sr-only">{t.filters}</span>
      {chosen > 0 && (
        <span className="inline-grid place-items-center min-w-5.5 h-5.5 px-1.5 rounded-full bg-brand text-xs/none font-bold text-on-brand">
          {chosen}
          <span className="sr-only"> {t.chosen}</span>
        </span>
      )}
    </button>
  );
}

type FilterPanelProps = {
  pathname: string;
  search: string;
  filters: readonly FilterDefinition[];
  linked: readonly LinkedFilter[];
  /** Said beside the exclusive filter: what choosing it does, or that it is on. */
  exclusiveHint: { off: string; on: string } | undefined;
  /** What the sheet's closing button says ("Show 100 jobs"). */
  closeLabel: string;
};

export function FilterPanel({ pathname, search, filters, linked, exclusiveHint, closeLabel }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const sheet = useSheet(panel, "filters-title");
  const { params, onChange, onSubmit } = useFilterForm(pathname, search);
  const switches = filters.filter((filter) => filter.selectType === "switch");
  return (
    <div ref={panel} id={FILTER_PANEL_ID} popover="auto" className="filter-panel" {...sheet}>
      <PanelHead pathname={pathname} params={params} />
      <form
        action={sitePath(pathname)}
        className="filter-form"
        aria-labelledby="filters-title"
        onChange={onChange}
        onSubmit={onSubmit}
      >
        {keptParams(params, filters, linked).map(([key, value]) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        ))}
        {filters.map((filter, index) =>
          filter.selectType === "switch" ? null : filter.paramKey === EXCLUSIVE_PARAM ? (
            <ExclusiveFilter
              key={filter.paramKey}
              pathname={pathname}
              params={params}
              filter={filter}
              hint={exclusiveHint}
            />
          ) : (
            <FilterGroup
              key={filter.paramKey}
              filter={filter}
              values={chosenValues(params, filter)}
              startsOpen={index < GROUPS_OPEN_AT_FIRST}
            />
          ),
        )}
        {switches.length > 0 && <FilterSwitches filters={switches} params={params} />}
        <div className="filter-foot">
          <Button type="submit" variant="secondary" className="filter-apply">
            {t.applyFilters}
          </Button>
          <button {...closes} className="button button-primary filter-done">
            {closeLabel}
          </button>
        </div>
      </form>
    </div>
  );
}

/** The form's handlers, and the parameters as they were just chosen: a tick shows at once, the URL follows when the list has come. */
function useFilterForm(pathname: string, search: string) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ search, chosen: search });
  const params = new URLSearchParams(draft.search === search ? draft.chosen : search);
  const show = (form: HTMLFormElement) => {
    const next = searchOfForm(form);
    setDraft({ search, chosen: next });
    navigate(pathname + next, { preventScrollReset: true });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    show(event.currentTarget);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    show(form);
    for (const field of form.querySelectorAll<HTMLInputElement>("input[type=text]")) field.value = "";
  };
  return { params, onChange, onSubmit };
}

const closes = { type: "button", popoverTarget: FILTER_PANEL_ID, popoverTargetAction: "hide" } as const;

function PanelHead({ pathname, params }: { pathname: string; params: URLSearchParams }) {
  return (
    <div className="flex items-center gap-4 mb-3">
      <h2 id="filters-title" className="me-auto text-xl/body">
        {t.filters}
      </h2>
      {withoutFilters(params) !== searchOf(params) && (
        <Link to={pathname + withoutFilters(params)} className="text-link thumb text-sm" preventScrollReset>
          {t.clearAll}
        </Link>
      )}
      <button
        {...closes}
        className="filter-close place-items-center size-11 -m-2 rounded-full hover:bg-brand-soft"
        aria-label={t.closeFilters}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Hidden fields of the form: the search, the order, the exclusive filter and filters that came with a link. */
function keptParams(params: URLSearchParams, filters: readonly FilterDefinition[], linked: readonly LinkedFilter[]) {
  const hasControl = new Set(filters.map((filter) => filter.paramKey).filter((key) => key !== EXCLUSIVE_PARAM));
  const kept = new Set([SEARCH_PARAM, SORT_PARAM, EXCLUSIVE_PARAM, ...linked.map(({ paramKey }) => paramKey)]);
  return [...params].filter(([key, value]) => kept.has(key) && !hasControl.has(key) && value.trim() !== "");
}

function searchOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([key, value]) => [key, String(value).trim()] as const);
  const distinct = new Map(entries.map((entry) => [entry.join("\n"), entry]));
  return searchOf(distinct.values());
}

type ExclusiveProps = {
  pathname: string;
  params: URLSearchParams;
  filter: FilterDefinition;
  hint: FilterPanelProps["exclusiveHint"];
};

/** A link, not a form control: choosing it drops every other filter and the search, with script and without. */
function ExclusiveFilter({ pathname, params, filter, hint }: ExclusiveProps) {
  return (
    <div className="grid gap-2 pb-4">
      <p className="filter-name">{filter.placeholder}</p>
      {filter.options.map(({ value, label }) => {
        const isOn = params.get(filter.paramKey) === value;
        return (
          <Link
            key={value}
            to={pathname + withExclusive(params, value)}
            className="flex gap-3 py-3 px-3.5 rounded-md border-[1.5px] border-transparent bg-accent-soft text-ink text-sm/[1.35] font-[650] [&>svg]:text-accent-ink hover:border-accent-ink aria-[current]:border-accent-ink"
            aria-current={isOn ? "true" : undefined}
            preventScrollReset
          >
            <Icon name={isOn ? "check" : "handshake"} />
            <span>
              {label}
              {hint && (
                <span className="block mt-1 text-xs/[1.35] font-normal text-ink-soft">{isOn ? hint.on : hint.off}</span>
              )}
            </span>
          </Link>
        );
      })}
    </div>
  );
}

/** Handlers of a popover: the browser opens and closes it, also without script; these make it a modal dialog. */
function useSheet(panel: RefObject<HTMLElement | null>, labelledBy: string) {
  const release = useRef<() => void>(() => {});
  const opener = useRef<Element | null>(null);
  useEffect(() => () => release.current(), []);

  const onToggle = useCallback(
    (event: ToggleEvent<HTMLElement>) => {
      const element = panel.current;
      if (!element || event.target !== element) return;
      // The browser returns focus only if it was still inside; after tabbing past the page's edge it is on the body.
      if (event.newState !== "open" && document.activeElement === document.body) focusOn(opener.current);
      if (event.newState !== "open") return;
      release.current();
      release.current = asDialog(element, labelledBy);
      element.querySelector<HTMLElement>("button")?.focus();
    },
    [panel, labelledBy],
  );
  // Released before it closes, so that the browser can return focus to the button that opened it.
  const onBeforeToggle = useCallback(
    (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== panel.current) return;
      if (event.newState === "open") opener.current = document.activeElement;
      release.current();
      release.current = () => {};
    },
    [panel],
  );
  return { onToggle, onBeforeToggle };
}

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function asDialog(element: HTMLElement, labelledBy: string): () => void {
  const names = { role: "dialog", "aria-modal": "true", "aria-labelledby": labelledBy };
  for (const [name, value] of Object.entries(names)) element.setAttribute(name, value);
  const free = isolate(element);
  return () => {
    for (const name of Object.keys(names)) element.removeAttribute(name);
    free();
  };
}

/** Makes everything outside an element inert; returns how to undo it. */
function isolate(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  for (let inside: HTMLElement = element; inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling instanceof HTMLScriptElement || sibling instanceof HTMLHeadElement) continue;
      sibling.inert = true;
      silenced.push(sibling);
    }
  }
  return () => {
    for (const sibling of silenced) sibling.inert = false;
  };
}
