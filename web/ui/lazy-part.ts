// Parts of a page that load when first shown; a network outage only delays them.

import { type ComponentType, lazy } from "react";
import { t } from "#messages/shared.ts";
import { PartUnreachable } from "./fetch-parts.ts";
import { showToast } from "./toast.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Like React's `lazy`, which caches a failure for good: here the nearest Suspense waits until loading succeeds. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof PartUnreachable)) throw error;
      if (wait === FIRST_WAIT_MS) showToast("error", t.aPartOfThisPageCouldNot, undefined, "lazy-part");
      await nextChance(wait);
    }
  }
}

/** Resolves when the browser is online again, or after `wait` ms: it may wrongly report to be online. */
function nextChance(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, wait);
    window.addEventListener("online", go);
  });
}
