// The panel of the request page: the chosen job, how many referees there are, and sending; visitors get a link to sign-in.
import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { FREE_CREDITS } from "../../../../contract/ledger/rules.ts";
import { POOL_DAYS } from "../../../../contract/referrals/rules.ts";
import { useSession } from "../../../session/session-context.tsx";
import { isSessionExpected } from "../../../session/signed-in-mark.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import type { ChosenJob } from "./ask-draft.ts";

export type AskPanelProps = {
  company: { id: string; name: string };
  job: ChosenJob | null;
  /** How many verified employees answer requests there now; null when loading failed. */
  referees: number | null;
  /** This page with its choice: path and query. */
  here: string;
};

const loadDesk = () => import("./ask-desk.tsx");
const AskDesk = lazy<ComponentType<AskPanelProps>>(() =>
  loadDesk().then(
    (module) => ({ default: module.AskDesk }),
    () => ({ default: NotLoaded }),
  ),
);

export function AskPanel(props: AskPanelProps) {
  const { company, job, referees, here } = props;
  const { isLoggedIn } = useSession();
  useEffect(() => {
    // Loads while the session is being loaded.
    if (isSessionExpected()) void loadDesk().catch(() => {});
  }, []);
  return (
    <section className="card request-panel" aria-labelledby="request-title">
      <h2 id="request-title" className="text-xl">
        Your request
      </h2>
      <p className="request-choice" data-empty={job === null || undefined}>
        {job === null ? "Pick a job first" : job.kind === "other" ? "Another job, by its address" : job.title}
      </p>
      <Referees company={company} count={referees} />
      {isLoggedIn ? (
        <Suspense fallback={<LoadingBlock label="Your request is being loaded." sizes={["h-24", "h-12"]} />}>
          <AskDesk {...props} />
        </Suspense>
      ) : (
        <SignIn here={here} />
      )}
    </section>
  );
}

function SignIn({ here }: { here: string }) {
  const navigate = useNavigate();
  const path = `/auth/login?returnTo=${encodeURIComponent(here)}`;
  const go = async (event: MouseEvent) => {
    // A click that opens the link in another tab stays an ordinary link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await import("./ask-store.ts").then(
      ({ flushDraft }) => flushDraft(),
      () => {},
    );
    await navigate(path);
  };
  return (
    <>
      <a href={path} rel="nofollow" className={buttonClass({ variant: "accent" })} onClick={(event) => void go(event)}>
        Sign in to request a referral
      </a>
      <p className="text-sm/body text-ink-soft">
        New members start with {FREE_CREDITS} free credits, and a request uses one. What you write here is kept while
        you sign in.
      </p>
    </>
  );
}

function Referees({ company, count }: { company: AskPanelProps["company"]; count: number | null }) {
  if (count === null) return null;
  return (
    <p className="flex gap-2.5 text-sm/body text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink">
      <Icon
        name={count === 0 ? "clock" : "people"}
        size={18}
        className={count === 0 ? "mt-[0.15rem] text-ink-faint" : "mt-[0.15rem] text-good"}
      />
      <span>
        {count === 0
          ? `Nobody at ${company.name} answers requests here yet. You can ask all the same: it waits ${POOL_DAYS} days, and then your credit comes back.`
          : `${count === 1 ? "One verified employee" : `${count} verified employees`} of ${company.name} ${count === 1 ? "answers" : "answer"} requests here.`}
      </span>
    </p>
  );
}

const NotLoaded = () => (
  <p role="alert" className="text-sm/body text-ink-soft">
    This could not be loaded. Please check your connection and reload the page; what you wrote is kept.
  </p>
);
