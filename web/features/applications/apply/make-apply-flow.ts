// One job's apply flow on its page: its state, and the way to tell it what happened. Light: the flow itself loads with the first event.
import { makeStore, type Store } from "../../../session/make-store.ts";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type ApplyEvent, type ApplyState, IDLE, type Weight } from "./apply-state.ts";

/** A job as far as applying to it goes; `externalUrl` is where its employer takes applications, null when that is here or not known. */
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
  /** How the person matches the job; never rejects. */
  weigh(): Promise<Weight>;
  /** Leads to the sign-in, and back to this page. */
  signIn(): Promise<void>;
};

export type ApplyFlow = Pick<ApplyWorld, "job" | "store"> & {
  /** Goes on from an event; never rejects. */
  tell(event: ApplyEvent): Promise<void>;
  /** Loads what the first event will need. */
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
