// The board's vocabulary as search and suggestions ask for it.
import type { suggestJobs as endpoint } from "../../../contract/jobs/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import type { Term, TermKind } from "./count-terms.ts";
import { findSuggestions, makeSuggestionIndex } from "./find-suggestions.ts";
import { holdTerms, readLine } from "./kept-terms.ts";

/** `wordJobs`: word, in lower case and without accents -> about how many listed jobs have it. */
export type Vocabulary = { jobs: number; wordJobs: ReadonlyMap<string, number> };

const vocabulary = holdTerms<Vocabulary>(["word"], async ({ jobs, lines }) => ({
  jobs,
  wordJobs: new Map(
    (lines.get("word") ?? []).map((line) => {
      const { text, jobs: wordJobs } = readLine(line);
      return [text, wordJobs] as const;
    }),
  ),
}));

/** At most 20,000 words, held by the process; nothing is asked of the database but once a second whether there is a newer one. */
export const readVocabulary = ({ db }: Pick<Deps, "db">): Promise<Vocabulary> => vocabulary(db);

const SUGGESTED: readonly TermKind[] = ["title", "skill", "company", "city"];
const suggestions = holdTerms(SUGGESTED, ({ lines }) =>
  makeSuggestionIndex(
    SUGGESTED.flatMap((kind) => (lines.get(kind) ?? []).map((line): Term => ({ kind, ...readLine(line) }))),
  ),
);

/** Reads both ahead, so that the first who types need not wait. Never rejects: what cannot be read now is read when it is asked for. */
export async function readVocabularyAhead({ db }: Pick<Deps, "db">): Promise<void> {
  await vocabulary(db).catch(() => {});
  await suggestions(db).catch(() => {});
}

/** See contract/jobs/wire.ts. */
export async function suggestJobs({ query }: Input<typeof endpoint>, { db }: Pick<Deps, "db">) {
  if (query.text === undefined) return { data: [] };
  return { data: findSuggestions(await suggestions(db), query.text) };
}
