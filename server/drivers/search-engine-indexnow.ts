// Tells search engines of changed pages by IndexNow, which passes them on to all engines that take part.
import { Agent, fetch } from "undici";
import type { SearchEngine } from "../jobs/index.ts";
import { secondsOf } from "../platform/retry-after.ts";

export type IndexNowOptions = {
  /** Also the name of the file that proves the site to be ours: `/KEY.txt`. */
  key: string;
  publicUrl: string;
  /** Another address than IndexNow's, for tests. */
  api?: string;
};

const API = "https://api.indexnow.org/indexnow";
const PATIENCE_MS = 15_000;
/** IndexNow takes 10,000 addresses; smaller bodies fail for fewer. */
const BATCH = 2_000;

const WORDS: Record<number, string> = {
  403: "The engine does not accept the key: is KEY.txt served at PUBLIC_URL?",
  422: "The engine does not accept the addresses as those of PUBLIC_URL.",
  429: "The engine asks for fewer messages.",
};

export function openIndexNow({ key, publicUrl, api = API }: IndexNowOptions): SearchEngine {
  const agent = new Agent({ headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS, maxResponseSize: 64_000 });
  return {
    name: "INDEXNOW",
    batch: BATCH,
    daily: null,
    async tell(pages) {
      const body = {
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}/${key}.txt`,
        urlList: pages.map(({ path }) => publicUrl + path),
      };
      try {
        const answer = await fetch(api, {
          method: "POST",
          dispatcher: agent,
          redirect: "manual",
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: { "content-type": "application/json; charset=utf-8" },
          body: JSON.stringify(body),
        });
        await answer.body?.cancel();
        const { ok, status, headers } = answer;
        if (ok) return { told: pages.length, problem: null, waitSeconds: null };
        const waitSeconds = secondsOf(headers.get("retry-after"), new Date());
        return { told: 0, problem: WORDS[status] ?? `The engine answered ${status}.`, waitSeconds };
      } catch {
        return { told: 0, problem: "The engine could not be reached or took too long.", waitSeconds: null };
      }
    },
    close: () => agent.destroy(),
  };
}
