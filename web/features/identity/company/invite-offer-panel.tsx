// What an invite offers, and how to accept it when signed out, signed in, or signed in with another account.
import { Link, useNavigate } from "react-router";
import { invitePath } from "../../../../contract/paths.ts";
import type { InviteOffer } from "../../../../contract/recruiting/wire.ts";
import { ask } from "../../../session/ask.ts";
import { recheck, signOut } from "../../../session/session-actions.ts";
import { useSession } from "../../../session/session-context.tsx";
import { useAction } from "../../../session/use-action.ts";
import { useWays } from "../../../session/use-ways.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { startWith } from "../form/use-form-start.ts";
import { withReturn } from "../sign-in/return-path.ts";
import { longDate, ROLE_TEXTS } from "./role-texts.ts";

type InviteOfferPanelProps = { offer: InviteOffer; token: string };

export function InviteOfferPanel({ offer, token }: InviteOfferPanelProps) {
  const { isLoggedIn, tokenData } = useSession();
  const path = invitePath(token);
  const isInvited = tokenData?.email === offer.email.toLowerCase();
  return (
    <>
      <div className="card grid gap-4">
        <p>
          <strong className="font-semibold">{offer.companyName}</strong> invites{" "}
          <strong className="font-semibold break-words">{offer.email}</strong> to hire here as{" "}
          {ROLE_TEXTS[offer.role].article} <strong className="font-semibold">{ROLE_TEXTS[offer.role].name}</strong>.
        </p>
        <p className="text-sm text-ink-soft">
          {ROLE_TEXTS[offer.role].may} The invite works until {longDate(offer.expiresAt)}.
        </p>
      </div>
      {isLoggedIn === false && <SignedOut email={offer.email} path={path} />}
      {isLoggedIn === true && (isInvited ? <Accept token={token} /> : <SomebodyElse offer={offer} path={path} />)}
      {isLoggedIn === undefined && <span className="min-h-14" />}
    </>
  );
}

function SignedOut({ email, path }: { email: string; path: string }) {
  return (
    <div className="grid gap-4">
      <p>Log in with this address, or sign up with it. Then you come back here to accept.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to={withReturn("/auth/login", path)} state={startWith(email)} size="lg">
          Log in
        </ButtonLink>
        <ButtonLink to={withReturn("/auth/signup", path)} state={startWith(email)} size="lg" variant="secondary">
          Sign up for free
        </ButtonLink>
      </div>
    </div>
  );
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate();
  const { home } = useWays();
  const { isBusy, problem, run } = useAction();
  const accept = async () => {
    await ask("acceptInvite", { body: { token } });
    // The access token from before does not name the company yet.
    await recheck();
    await navigate("/v2/corporate/jobs", { replace: true });
  };

  return (
    <div className="grid gap-4">
      <ProblemAlert problem={problem} />
      <Button size="lg" busy={isBusy} busyLabel="Joining…" onClick={() => void run(accept)}>
        Accept the invite
      </Button>
      <p className="text-sm text-ink-soft">
        Not what you expected?{" "}
        <Link to={home} className="text-link">
          Leave it
        </Link>
        : nothing changes until you accept.
      </p>
    </div>
  );
}

function SomebodyElse({ offer, path }: { offer: InviteOffer; path: string }) {
  const { tokenData } = useSession();
  return (
    <div className="grid gap-4">
      <Alert tone="notice" title={`You are logged in as ${tokenData?.email ?? "somebody else"}`}>
        The invite was sent to {offer.email} and works for that address only.
      </Alert>
      <Button size="lg" onClick={() => void signOut({ goTo: path })}>
        Log out and use {offer.email}
      </Button>
    </div>
  );
}

/** For an invite that can no longer be accepted. */
export function InviteExpired() {
  return (
    <section className="wrap py-12">
      <EmptyState
        level={1}
        icon="clock"
        title="Invite Expired"
        actions={
          <ButtonLink to={useWays().home} size="lg">
            Back to Home
          </ButtonLink>
        }
      >
        <p>The invite you are trying to access has expired. Please contact the company for a new invite.</p>
      </EmptyState>
    </section>
  );
}
