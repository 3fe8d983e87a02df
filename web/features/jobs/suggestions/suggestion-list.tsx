// The list below a job search: recent searches, and suggestions for what was typed.

import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { t } from "#messages/jobs.ts";
import { NUMBERS } from "#messages/language.ts";
import type { JobSuggestion } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { readHint, removeHint, writeHint } from "../../../session/hints.ts";
import { sendCall } from "../../../session/send-call.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { counted } from "../../../ui/moments.ts";
import type { ChosenSearch, SuggestionsProps } from "./job-suggestions.tsx";
import { listen, useCombobox, useTypedText } from "./use-combobox.ts";

const KINDS: Record<JobSuggestion["kind"], { icon: IconName; word: string }> = {
  title: { icon: "briefcase", word: t.title },
  skill: { icon: "tool", word: t.skill },
  company: { icon: "building", word: t.company },
  city: { icon: "location", word: t.city },
};
/** How many matching recent searches are shown above suggestions. */
const MOST_RECENT_BESIDE = 2;

type Option =
  | { kind: "search"; search: RecentSearch; isRecent: boolean; suggestion: JobSuggestion | null }
  | { kind: "forget" };

export function SuggestionList({ input, onChoose }: SuggestionsProps) {
  const listId = useId();
  const text = useTypedText(input);
  const recent = useRecentSearches(input);
  const options = optionsFor(text, recent.searches, useSuggestions(text));
  const choose = (index: number) => {
    const option = options[index];
    if (option?.kind === "forget") return recent.forget();
    if (!option) return;
    combobox.close();
    recent.keep(option.search);
    onChoose(option.search);
  };
  const combobox = useCombobox(input, { listId, count: options.length, choose });
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t.suggestions}
        className="suggestions absolute z-30 top-(--suggestions-top,calc(100%+0.375rem)) left-0 right-0 max-h-[min(26rem,60vh)] p-1.5 overflow-y-auto overscroll-contain border border-line rounded-md bg-surface text-ink shadow-floating [[hidden]]:hidden"
        hidden={!combobox.isOpen}
        // Keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys drive the list; the focus never comes here.
          <div
            key={keyOf(option)}
            id={combobox.optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === combobox.active}
            className={classNames(
              "flex items-center gap-2.5 min-h-11 py-1.5 px-2.5 rounded-sm cursor-pointer hover:bg-tint-1 aria-selected:bg-brand-soft aria-selected:[outline:2px_solid_var(--focus)] aria-selected:-outline-offset-2",
              option.kind === "forget" && "flex-none text-ink-soft text-sm/body tabular-nums",
            )}
            onClick={() => choose(index)}
          >
            {option.kind === "forget" ? t.clearRecentSearches : <Suggested {...option} />}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {combobox.isOpen && countInWords(options)}
      </p>
    </>
  );
}

/** Recent searches of this browser; submitting the form adds one. */
function useRecentSearches(input: SuggestionsProps["input"]) {
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  const keep = useCallback((search: RecentSearch) => {
    void keepRecentSearch(search).then(readRecentSearches).then(setSearches);
  }, []);
  useEffect(() => {
    void readRecentSearches().then(setSearches);
    return listen(input.current?.form ?? null, {
      submit: () => {
        const searchText = input.current?.value.trim() ?? "";
        if (searchText !== "") keep({ searchText, label: searchText });
      },
    });
  }, [input, keep]);
  const forget = () => {
    setSearches([]);
    void forgetRecentSearches();
  };
  return { searches, keep, forget };
}

function optionsFor(text: string, recent: readonly RecentSearch[], suggestions: readonly JobSuggestion[]): Option[] {
  const typed = text.trim().toLocaleLowerCase("en");
  const old = recent.filter(({ label }) => label.toLocaleLowerCase("en").startsWith(typed));
  const asOptions = old.map((search): Option => ({ kind: "search", search, isRecent: true, suggestion: null }));
  if (typed === "") return asOptions.length > 0 ? [...asOptions, { kind: "forget" }] : [];
  const beside = asOptions.slice(0, MOST_RECENT_BESIDE);
  const labels = new Set(old.slice(0, MOST_RECENT_BESIDE).map(({ label }) => label));
  return [
    ...beside,
    ...suggestions
      .filter((suggestion) => !labels.has(suggestion.text))
      .map((suggestion): Option => ({ kind: "search", search: searchFor(suggestion), isRecent: false, suggestion })),
  ];
}

/** A city or company becomes a filter beside the words before it. */
function searchFor({ kind, text, name }: JobSuggestion): RecentSearch {
  if (kind !== "city" && kind !== "company") return { label: text, searchText: text };
  const searchText = text.slice(0, -name.length).replace(/\s+(?:in|at|near|for)?\s*$/i, "");
  const filter: ChosenSearch["filter"] = { key: kind === "city" ? "location" : "companyName", value: name };
  return { label: text, searchText: /^(?:jobs?|in|at|near)$/i.test(searchText) ? "" : searchText, filter };
}

const keyOf = (option: Option) =>
  option.kind === "forget" ? "forget" : `${option.suggestion?.kind ?? "recent"} ${option.search.label}`;

type SuggestedProps = Extract<Option, { kind: "search" }>;

function Suggested({ search, suggestion }: SuggestedProps): ReactNode {
  const { icon, word } = suggestion ? KINDS[suggestion.kind] : { icon: "clock" as const, word: t.recentSearch };
  const head = suggestion ? search.label.slice(0, -suggestion.name.length) : "";
  return (
    <>
      <Icon name={icon} size={18} className="flex-none text-ink-faint" />
      <span className="flex-1 min-w-0 wrap-anywhere font-[550]">
        {head !== "" && <span className="text-ink-soft font-normal whitespace-pre-wrap">{head}</span>}
        {suggestion?.name ?? search.label}
      </span>
      <span className="flex-none text-ink-soft text-sm/body tabular-nums">
        <span className="sr-only">, </span>
        {word}
        {suggestion && head === "" && ` · ${jobsInWords(suggestion.jobs)}`}
      </span>
    </>
  );
}

/** Above a thousand, two digits: the exact number has changed by now. */
function jobsInWords(jobs: number): string {
  if (jobs < 1_000) return counted(jobs, "job");
  return fill(t.moreThanJobs, { jobs: Number(jobs.toPrecision(2)).toLocaleString(NUMBERS) });
}

function countInWords(options: readonly Option[]): string {
  const count = options.filter(({ kind }) => kind === "search").length;
  return fill(t.suggestionsUseTheUpAndDownKeys, { count });
}

/** `label`: as shown. */
type RecentSearch = ChosenSearch & { label: string };

const MOST = 6;

/** The latest job searches in this browser, stored encrypted and removed on sign-out. */
async function readRecentSearches(): Promise<RecentSearch[]> {
  const kept = await readHint<unknown>("RecentSearches");
  return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, MOST) : [];
}

/** The newest comes first, each label once. */
async function keepRecentSearch(search: RecentSearch): Promise<void> {
  const others = (await readRecentSearches()).filter(({ label }) => !isSame(label, search.label));
  await writeHint("RecentSearches", [search, ...others].slice(0, MOST));
}

const forgetRecentSearches = (): Promise<void> => removeHint("RecentSearches");

const isSame = (a: string, b: string) => a.toLocaleLowerCase("en") === b.toLocaleLowerCase("en");

/** An earlier release may have stored another shape. */
function isRecentSearch(value: unknown): value is RecentSearch {
  const { label, searchText } = (value ?? {}) as Partial<RecentSearch>;
  return typeof label === "string" && typeof searchText === "string";
}

const REST_MS = 80;
const MOST_KEPT = 200;

/** Answers of this page; they are the same for everybody and stay valid. */
const answers = new Map<string, Promise<readonly JobSuggestion[]>>();

/** Suggestions for `text`; until they come, those of the shorter text; none on failure. */
function useSuggestions(text: string): readonly JobSuggestion[] {
  const [found, setFound] = useState<readonly JobSuggestion[]>([]);
  const wanted = text.trim().toLowerCase();
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const suggestions = await suggestionsFor(wanted);
      if (isCurrent) setFound(suggestions);
    };
    const timer = setTimeout(ask, answers.has(wanted) || wanted === "" ? 0 : REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return wanted === "" ? [] : found;
}

function suggestionsFor(text: string): Promise<readonly JobSuggestion[]> {
  if (text === "") return Promise.resolve([]);
  const known = answers.get(text);
  if (known) return known;
  const [oldest] = answers.keys();
  if (answers.size >= MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  const coming = load(text);
  answers.set(text, coming);
  coming.catch(() => answers.delete(text));
  return coming.catch(() => []);
}

async function load(text: string): Promise<readonly JobSuggestion[]> {
  const sent = await sendCall({ method: "GET", path: `/api/job/suggestions?${new URLSearchParams({ text })}` }, null);
  if (sent.status !== 200) throw new Error("Suggestions are a help and no more: typing works without them.");
  return (JSON.parse(sent.text) as { data: JobSuggestion[] }).data;
}
