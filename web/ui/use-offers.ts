// Suggestions of a word field while typing: requested after a pause; only the newest answer counts.
import { useEffect, useMemo, useRef, useState } from "react";
import { isSameWord, openOffers } from "./token-list.ts";

const REST_MS = 120;

type Suggest = (text: string) => Promise<readonly string[]> | readonly string[];

/** Suggestions for `text` without `values`, followed by the text itself unless it is among them. */
export function useOffers(text: string, suggest: Suggest, values: readonly string[]): { id: string; isNew: boolean }[] {
  const [found, setFound] = useState<{ text: string; words: readonly string[] }>({ text: "", words: [] });
  const asked = useRef(suggest);
  asked.current = suggest;
  const wanted = text.trim();

  useEffect(() => {
    if (wanted === "") return setFound({ text: "", words: [] });
    let isCurrent = true;
    const show = (words: readonly string[]) => {
      if (isCurrent) setFound({ text: wanted, words });
    };
    const timer = setTimeout(() => {
      // Suggestions are optional: typing works without them.
      void Promise.resolve(asked.current(wanted)).then(show, () => show([]));
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  return useMemo(() => {
    if (wanted === "") return [];
    // Earlier suggestions that still match are shown until the new ones arrive.
    const holding = found.text === wanted ? found.words : found.words.filter((word) => holds(word, wanted));
    const isOffered = [...holding, ...values].some((word) => isSameWord(word, wanted));
    return [
      ...openOffers(holding, values).map((id) => ({ id, isNew: false })),
      ...(isOffered ? [] : [{ id: wanted, isNew: true }]),
    ];
  }, [found, values, wanted]);
}

const holds = (word: string, part: string) => word.toLocaleLowerCase("en").includes(part.toLocaleLowerCase("en"));
