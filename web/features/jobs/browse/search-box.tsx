// The search box of a browse page: a plain GET form that keeps the filters; Enter or the button runs it, the cross resets it.
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
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

type SearchBoxProps = { view: View; Suggestions?: SearchSuggestions | undefined };

export function SearchBox({ view, Suggestions }: SearchBoxProps) {
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
    <search className="block mt-6">
      <form
        action={pathname}
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
        <Button type="submit" variant="accent" className="flex-none max-[30rem]:w-full">
          {words.searchButton}
        </Button>
        {Suggestions && <Suggestions input={input} onChoose={choose} />}
      </form>
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
      <Icon name="search" className="ml-3 mr-2 text-ink-faint max-[30rem]:ml-2 max-[30rem]:mr-1.5" />
      <input
        ref={input}
        id="browse-search"
        type="search"
        name={SEARCH_PARAM}
        className="search-input"
        placeholder={words.searchPlaceholder}
        defaultValue={text}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Link
        to={pathname + withParam(params, SEARCH_PARAM, "")}
        className="search-clear"
        aria-label="Clear search"
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
