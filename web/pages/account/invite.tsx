// The page of an invite link: the offer, and accepting it with the invited address.
import { Link, useNavigate } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { invitePath } from "../../../contract/paths.ts";
import type { InviteOffer } from "../../../contract/recruiting/wire.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame, NoScriptNotice } from "../../features/identity/auth-frame.tsx";
import { longDate, ROLE_TEXTS } from "../../features/identity/company/role-texts.ts";
import { useInvite } from "../../features/identity/company/use-invite.ts";
import { startWith } from "../../features/identity/form/use-form-start.ts";
import { withReturn } from "../../features/identity/sign-in/return-path.ts";
import { ask } from "../../session/ask.ts";
import { recheck, signOut } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";
import { useAction } from "../../session/use-action.ts";
import { useWays } from "../../session/use-ways.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export const meta = fixedMeta({
  title: "Your invite",
  description: `Join your company on ${BRAND_NAME} with the invite that was mailed to you. It works once, for the address it was sent to.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "mail", text: "An invite works once, for seven days, and only for the address it was sent to." },
  { icon: "people", text: "You join the company’s people here. Its admins can see your name and address." },
];

export default function Invite() {
  const { reading, token, again } = useInvite();
  if (reading.state === "expired") return <InviteExpired />;
  if (reading.state === "offer" && token !== null)
    return (
      <AuthFrame title={`Join ${reading.offer.companyName}`} facts={FACTS} needsScript={false}>
        <InviteOfferPanel offer={reading.offer} token={token} />
      </AuthFrame>
    );
  return (
    <AuthFrame title="Your invite" facts={FACTS} needsScript={false}>
      <NoScriptNotice />
      {reading.state === "problem" ? (
        <>
          <ProblemAlert problem={reading.problem} />
          <Button className="justify-self-start" onClick={again}>
            Try again
          </Button>
        </>
      ) : (
        <div data-needs-script="" className="grid gap-3" role="status">
          <span className="sr-only">Your invite is being read.</span>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      )}
    </AuthFrame>
  );
}

type InviteOfferPanelProps = { offer: InviteOffer; token: string };

/** What an invite offers, and how to accept it when signed out, signed in, or signed in with another account. */
function InviteOfferPanel({ offer, token }: InviteOfferPanelProps) {
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
      <Alert
        tone="notice"
        title={tokenData?.email ? `You are logged in as ${tokenData.email}` : "You are logged in to another account"}
      >
        The invite was sent to {offer.email} and works for that address only.
      </Alert>
      <Button size="lg" onClick={() => void signOut({ goTo: path })}>
        Log out and use {offer.email}
      </Button>
    </div>
  );
}

/** For an invite that can no longer be accepted. */
function InviteExpired() {
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
