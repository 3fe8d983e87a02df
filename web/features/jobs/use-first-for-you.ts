// The first jobs of a signed-in candidate's "for you" list, loaded before their place is painted.
import { useEffect, useState } from "react";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { rowsOf } from "../../ui/rows/kept-rows.ts";
import type { JobRow } from "./job-row.ts";

/** Longest time (ms) of place holders, after which other rows show by themselves: web/styles/content.css. */
const PATIENCE_MS = 7_000;

type FirstForYou = {
  /** Null: show the newest jobs. */
  rows: readonly JobRow[] | null;
  /** Why no rows show yet: "list" hides rows from signed-in people until the session is known; "you": their jobs are being loaded. */
  awaits: "list" | "you" | undefined;
};

export function useFirstForYou(count: number): FirstForYou {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  const [isPainted] = useState(() => isLoggedIn === undefined && !isSessionExpected());
  const [loaded, setLoaded] = useState<{ of: string; rows: readonly JobRow[] | null } | null>(null);
  useEffect(() => {
    if (subject === undefined) return;
    let isOpen = true;
    const settle = (rows: readonly JobRow[] | null) => {
      if (isOpen) setLoaded({ of: subject, rows });
      isOpen = false;
    };
    const timer = setTimeout(settle, PATIENCE_MS, null);
    if (isPainted) settle(null);
    else loadFirst(count).then(settle, () => settle(null));
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [subject, count, isPainted]);
  const isWaiting = subject !== undefined && loaded?.of !== subject && !isPainted;
  return {
    rows: loaded !== null && loaded.of === subject ? loaded.rows : null,
    awaits: isWaiting ? "you" : isLoggedIn === undefined ? "list" : undefined,
  };
}

async function loadFirst(count: number): Promise<readonly JobRow[] | null> {
  const { loadForYou } = await import("./load-for-you.ts");
  const page = await loadForYou(null, count);
  return page.count > 0 ? (rowsOf<JobRow>(page) ?? null) : null;
}
