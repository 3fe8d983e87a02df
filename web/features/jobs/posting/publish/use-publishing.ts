// Publishes a job, or the changes to one: once, however often it is sent, and without losing typed text.
import { useRef, useState } from "react";
import { CallError } from "../../../../../contract/call-error.ts";
import type { PostedJob, PostingDraft } from "../../../../../contract/jobs/posting-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import type { FormProblem } from "../../../../session/form-problem.ts";
import { problemNow } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import type { DraftPlace } from "../saving/draft-saver.ts";
import type { FormKeeper } from "../saving/form-keeper.ts";

export type Publishing =
  | { kind: "idle" }
  | { kind: "busy" }
  /** The company has such a job open; `message` names it. */
  | { kind: "duplicate"; message: string }
  | { kind: "failed"; problem: FormProblem };

export type Publisher = {
  state: Publishing;
  /** `fields` must be valid. Never rejects. */
  publish: (fields: PostingDraft, acceptDuplicate?: boolean) => Promise<void>;
  /** Returns to editing. */
  dismiss: () => void;
};

export function usePublishing(keeper: FormKeeper, onDone: (job: PostedJob) => void): Publisher {
  const [state, setState] = useState<Publishing>({ kind: "idle" });
  const intent = useRef({ text: "", key: "" });
  const isBusy = useRef(false);

  const fail = (error: unknown) => {
    const code = error instanceof CallError ? error.refusal?.errorCode : undefined;
    if (code === "DUPLICATE_JOB") setState({ kind: "duplicate", message: (error as CallError).message });
    else if (code === "CONFLICT") {
      keeper.overtake();
      setState({ kind: "idle" });
    } else setState({ kind: "failed", problem: problemNow(error) });
  };

  const publish = async (fields: PostingDraft, acceptDuplicate = false) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: "busy" });
    keeper.pause();
    // An equal body is sent under the same key, so that it counts once.
    const text = JSON.stringify([fields, acceptDuplicate]);
    if (intent.current.text !== text) intent.current = { text, key: newCallKey() };
    try {
      const job = await repeatCall(() => send(keeper.place, fields, acceptDuplicate, intent.current.key));
      keeper.end();
      onDone(job);
    } catch (error) {
      keeper.resume();
      fail(error);
    } finally {
      isBusy.current = false;
    }
  };
  return { state, publish, dismiss: () => setState({ kind: "idle" }) };
}

async function send(
  { draftId, jobId, jobVersion }: DraftPlace,
  fields: PostingDraft,
  acceptDuplicate: boolean,
  key: string,
): Promise<PostedJob> {
  if (jobId !== null)
    return ask("updatePostedJob", { params: { jobid: jobId }, body: { version: jobVersion, fields } });
  return ask("publishJob", { body: { draftId, fields, ...(acceptDuplicate && { acceptDuplicate }) }, key });
}
