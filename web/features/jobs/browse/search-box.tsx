// The search box of a browse page: a plain GET form that keeps the filters; Enter or the button runs it, the cross resets it.

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "#messages/jobs.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import type { ChosenSearch, SuggestionsProps } from "../suggestions/job-suggestions.tsx";
import {
  AS_TYPED_PARAM,
  CURSOR_PARAM,
  SEARCH_PARAM,
  searchOf,
  searchTextOf,
  type View,
  withParam,
} from "./browse-state.ts";

/** Offers searches below the field as a person types. */
export type SearchSuggestions = (props: SuggestionsProps) => ReactNode;

type SearchBoxProps = {
  view: View;
  Suggestions?: SearchSuggestions | undefined;
  /** Stands beside the field. */
  children?: ReactNode;
};

export function SearchBox({ view, Suggestions, children }: SearchBoxProps) {
  const { pathname, params, words } = view;
  const input = useRef<HTMLInputElement>(null);
  const text = searchTextOf(params);
  const kept = [...params].filter(
    ([key, value]) => ![SEARCH_PARAM, CURSOR_PARAM, AS_TYPED_PARAM].includes(key) && value.trim() !== "",
  );
  const search = useSearch(pathname, kept);

  // The URL says what is searched; typing is undisturbed until it changes.
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);

  const choose = ({ searchText, filter }: ChosenSearch) => {
    if (input.current) input.current.value = searchText;
    search(searchText, filter);
  };

  return (
    <search className="search-bar lg:block lg:mt-6">
      <form
        action={sitePath(pathname)}
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault();
          search(input.current?.value ?? "");
        }}
      >
        {kept.map(([key, value]) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        ))}
        <label className="sr-only" htmlFor="browse-search">
          {words.searchPlaceholder}
        </label>
        <SearchField view={view} input={input} text={text} />
        <Button type="submit" variant="accent" className="max-lg:min-h-11 max-lg:px-3">
          <Icon name="search" className="lg:hidden" />
          <span className="max-lg:sr-only">{words.searchButton}</span>
        </Button>
        {Suggestions && <Suggestions input={input} onChoose={choose} />}
      </form>
      {children}
    </search>
  );
}

type SearchFieldProps = { view: View; input: RefObject<HTMLInputElement | null>; text: string };

/** The field with its cross, which resets the search. */
function SearchField({ view: { pathname, params, words }, input, text }: SearchFieldProps) {
  const clear = (event: MouseEvent) => {
    if (input.current) input.current.value = "";
    input.current?.focus();
    if (text === "") event.preventDefault();
  };
  return (
    <>
      <Icon name="search" className="max-lg:hidden ml-3 mr-2 text-ink-faint" />
      <input
        ref={input}
        id="browse-search"
        type="search"
        name={SEARCH_PARAM}
        className="search-input peer max-lg:pl-3"
        placeholder={words.searchPlaceholder}
        defaultValue={text}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Link
        to={pathname + withParam(params, SEARCH_PARAM, "")}
        // A phone's field has no room for both the placeholder and the cross.
        className="grid place-items-center flex-none size-10 rounded-full text-ink-soft hover:bg-brand-soft peer-placeholder-shown:hidden"
        aria-label={t.clearSearch}
        preventScrollReset
        onClick={clear}
      >
        <Icon name="close" />
      </Link>
    </>
  );
}

/** Navigates to a search beside the `kept` parameters; a filter replaces the one of its name. */
function useSearch(pathname: string, kept: readonly [string, string][]) {
  const navigate = useNavigate();
  return (text: string, { key, value }: { key: string; value: string } = { key: "", value: "" }) => {
    const others = kept.filter(([name]) => name !== key);
    navigate(pathname + searchOf([...others, [SEARCH_PARAM, text], [key, value]]), { preventScrollReset: true });
  };
}
