// What the database makes of typed words: their lexemes, and how telling they are.
import { LRUCache } from "lru-cache";
import type { Reader } from "../platform/db.ts";
import type { Lexemes, Words } from "./search-words.ts";

type Known = { query: string; idf: number | null };

/** tsquery text ("" for words that mean nothing), and ln(jobs / jobs that have it); null when it was not counted. */
export type KnownWords = (lexemes: Lexemes) => Known;

const wordsKnown = {
  name: "jobs-words-known",
  text: `with asked as (select n, text, (case how when 'phrase' then phraseto_tsquery('english', search_fold(text)) when 'prefix' then text_query('', text) else plainto_tsquery('english', search_fold(text)) end) as query
      from unnest($1::text[], $2::text[]) with ordinality given(how, text, n)),
    counted as (select max(jobs)::float as most from job_word)
  select coalesce(query::text, '') as query, ln(counted.most / (select min(coalesce(w.jobs, 1))
      from unnest(tsvector_to_array(to_tsvector('english', search_fold(text)))) word left join job_word w using (word))) as idf
  from asked, counted order by n`,
};

/** The same few thousand words are asked for again and again; counts change slowly. */
const kept = new LRUCache<string, Known>({ max: 20_000, ttl: 10 * 60_000 });

const keyOf = ({ how, text }: Lexemes) => `${how} ${text}`;

/** Looks up all that `words` need, at once; what they do not need is unknown. */
export async function readKnownWords(db: Reader, words: Words): Promise<KnownWords> {
  const wanted = [...words.parts, ...words.excluded].flatMap(({ lexemes }) => lexemes);
  const asked = words.prefix ? [...wanted, words.prefix] : wanted;
  const known = new Map(asked.map((one) => [keyOf(one), kept.get(keyOf(one))]));
  const missing = asked.filter((one) => known.get(keyOf(one)) === undefined);
  if (missing.length > 0) {
    const rows = await db.query<Known>(wordsKnown, [missing.map(({ how }) => how), missing.map(({ text }) => text)]);
    for (const [index, one] of missing.entries()) {
      known.set(keyOf(one), rows[index]!);
      kept.set(keyOf(one), rows[index]!);
    }
  }
  return (lexemes) => known.get(keyOf(lexemes)) ?? { query: "", idf: null };
}
