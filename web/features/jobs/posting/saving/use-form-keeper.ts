// Connects a form's keeper to its component: made once, flushed when the network returns, closed with the page.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ask } from "../../../../session/ask.ts";
import { jobDraftsKey } from "../../../../session/company-keys.ts";
import { noteSent, type Start } from "../load-start.ts";
import type { SaverWorld } from "./draft-saver.ts";
import { FormKeeper, type Kept } from "./form-keeper.ts";
import type { LocalCopy } from "./local-copies.ts";
import type { CopyStore } from "./use-local-copies.ts";

const send: SaverWorld["send"] = ({ draftId, jobId, jobVersion, version }, fields) => {
  const body = { version, jobId, ...(jobId !== null && { jobVersion }), fields };
  // Before the call: its answer may be lost.
  noteSent(draftId);
  return ask("saveJobDraft", { params: { draftId }, body });
};

const later: SaverWorld["later"] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export function useFormKeeper(
  start: Start,
  left: LocalCopy | undefined,
  copies: CopyStore,
): Kept & { keeper: FormKeeper } {
  const queries = useQueryClient();
  const [keeper] = useState(
    () =>
      new FormKeeper(start, left, {
        send,
        later,
        now: () => Date.now(),
        keepCopy: copies.keep,
        forgetCopy: copies.forget,
        onSaved: () => void queries.invalidateQueries({ queryKey: jobDraftsKey }),
      }),
  );
  useEffect(() => {
    keeper.open();
    const flush = () => keeper.flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      keeper.close();
    };
  }, [keeper]);
  return { ...useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read), keeper };
}
