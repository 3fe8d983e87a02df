// The action of a request page: what will be asked, and the way to sign-in with the choice kept in the way back.
import { useSession } from "../../session/session-context.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { type RequestKind, RequestPromises } from "./request-steps.tsx";

type RequestPanelProps = {
  kind: RequestKind;
  companyName: string;
  /** The job that was picked, if any. */
  jobTitle: string | null;
  /** This page with its choice: path and query. */
  returnTo: string;
};

export function RequestPanel({ kind, companyName, jobTitle, returnTo }: RequestPanelProps) {
  const { isLoggedIn } = useSession();
  return (
    <section className="card request-panel" aria-labelledby="request-title">
      <h2 id="request-title" className="text-xl">
        {kind === "referral" ? "Your request" : "Your session"}
      </h2>
      <p className="request-choice">
        {kind === "referral"
          ? (jobTitle ?? `No job picked yet: choose one from the list, or later.`)
          : `Guidance from someone at ${companyName}`}
      </p>
      {!isLoggedIn && (
        <a
          href={`/auth/login?returnTo=${encodeURIComponent(returnTo)}`}
          rel="nofollow"
          className={buttonClass({ variant: "accent" })}
        >
          Sign in to {kind === "referral" ? "request a referral" : "request guidance"}
        </a>
      )}
      <p className="request-note">
        Requests open with a later release. Nothing is sent and nothing is charged from this page.
      </p>
      <RequestPromises kind={kind} />
    </section>
  );
}
