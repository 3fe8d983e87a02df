// The first of the jobs made for a person who is signed in and looks for one, fetched before anything in their place is painted.
import { useEffect, useState } from "react";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { rowsOf } from "../../ui/rows/kept-rows.ts";
import type { JobRow } from "./job-row.ts";

/** The longest time (ms) that place holders show; other rows show by themselves after this: web/styles/content.css. */
const PATIENCE_MS = 7_000;

type FirstForYou = {
  /** Null: the newest jobs are right, for this reader or for want of others. */
  rows: readonly JobRow[] | null;
  /** Why no rows show yet: "list" counts for people who are signed in, while it is not known who reads; "you": theirs are on their way. */
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

/** Null when there are none. */
async function loadFirst(count: number): Promise<readonly JobRow[] | null> {
  const { loadForYou } = await import("./load-for-you.ts");
  const page = await loadForYou(null, count);
  return page.count > 0 ? (rowsOf<JobRow>(page) ?? null) : null;
}
