// Suggestions of a job search as a person types. The script loads on focus; until then the field works alone.
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from "react";

/** The words to search for, and a filter that says the rest exactly. */
export type ChosenSearch = { searchText: string; filter?: { key: "location" | "companyName"; value: string } };

export type SuggestionsProps = {
  /** The field, inside a form; the list is placed below the nearest positioned element. */
  input: RefObject<HTMLInputElement | null>;
  onChoose: (search: ChosenSearch) => void;
};

const Nothing = () => null;
const SuggestionList = lazy<ComponentType<SuggestionsProps>>(() =>
  import("./suggestion-list.tsx").then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: Nothing }),
  ),
);

export function JobSuggestions({ input, onChoose }: SuggestionsProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const field = input.current;
    const want = () => setWanted(true);
    if (field === document.activeElement) want();
    field?.addEventListener("focus", want);
    return () => field?.removeEventListener("focus", want);
  }, [input]);
  return <Suspense fallback={null}>{isWanted && <SuggestionList input={input} onChoose={onChoose} />}</Suspense>;
}
