// Asks for suggestions as a person types: after a short rest, each text once, the newest answer only.
import { useEffect, useState } from "react";
import type { JobSuggestion } from "../../../../contract/jobs/wire.ts";
import { sendCall } from "../../../session/send-call.ts";

const REST_MS = 80;
const MOST_KEPT = 200;

/** What this page has asked already; the same for everybody, and soon as good as ever. */
const answers = new Map<string, Promise<readonly JobSuggestion[]>>();

/** Suggestions for `text`: those for fewer letters until these are there, none when they cannot be had. */
export function useSuggestions(text: string): readonly JobSuggestion[] {
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
