// One job's apply flow on its page: its state, and how to send it events. Light: the flow itself loads with the first event.
import { makeStore, type Store } from "../../../session/make-store.ts";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type ApplyEvent, type ApplyState, IDLE, type Weight } from "./apply-state.ts";

/** What the flow needs of a job; `externalUrl` is the employer's own application page, null when there is none or it is unknown. */
export type JobToApply = {
  id: string;
  title: string;
  companyName: string;
  isExternal: boolean;
  externalUrl: string | null;
};

export type ApplyWorld = {
  job: JobToApply;
  store: Store<ApplyState>;
  /** The person's match score for the job; never rejects. */
  weigh(): Promise<Weight>;
  /** Leads to the sign-in, and back to this page. */
  signIn(): Promise<void>;
};

export type ApplyFlow = Pick<ApplyWorld, "job" | "store"> & {
  /** Handles an event; never rejects. */
  tell(event: ApplyEvent): Promise<void>;
  /** Loads the code that the first event needs. */
  preload(): void;
};

export function makeApplyFlow({ job, ...ways }: Omit<ApplyWorld, "store">): ApplyFlow {
  const store = makeStore<ApplyState>(IDLE);
  let engine: Promise<(event: ApplyEvent) => void> | null = null;
  const load = () => {
    preloadDialog();
    engine ??= Promise.all([import("./live-apply.ts"), import("./apply-prompts.tsx")]).then(([{ runApply }]) =>
      runApply({ job, store, ...ways }),
    );
    return engine;
  };
  return {
    job,
    store,
    async tell(event) {
      try {
        (await load())(event);
      } catch {
        engine = null;
        store.set(IDLE);
        showToast("error", "This could not be loaded. Please check your connection and try again.");
      }
    },
    preload: () => void load().catch(() => (engine = null)),
  };
}
