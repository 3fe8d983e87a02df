// The page of an invite link: the offer, and accepting it with the invited address.

import { useNavigate } from "react-router";
import { t } from "#messages/identity.ts";
import { invitePath } from "../../../contract/paths.ts";
import type { InviteOffer } from "../../../contract/recruiting/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame, NoScriptNotice } from "../../features/identity/auth-frame.tsx";
import { ROLE_TEXTS } from "../../features/identity/company/role-texts.ts";
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
import { longDayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { rich } from "../../ui/rich.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { linkTo } from "../../ui/tags.tsx";

export const meta = fixedMeta({ title: t.yourInvite, description: t.joinYourCompanyOnWithTheInvite });

const FACTS: readonly AuthFact[] = [
  { icon: "mail", text: t.anInviteWorksOnceForSevenDays },
  { icon: "people", text: t.youJoinTheCompanysPeopleHereIts },
];

export default function Invite() {
  const { reading, token, again } = useInvite();
  if (reading.state === "expired") return <InviteExpired />;
  if (reading.state === "offer" && token !== null)
    return (
      <AuthFrame title={fill(t.join, { companyName: reading.offer.companyName })} facts={FACTS} needsScript={false}>
        <InviteOfferPanel offer={reading.offer} token={token} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t.yourInvite} facts={FACTS} needsScript={false}>
      <NoScriptNotice />
      {reading.state === "problem" ? (
        <>
          <ProblemAlert problem={reading.problem} />
          <Button className="justify-self-start" onClick={again}>
            {t.tryAgain}
          </Button>
        </>
      ) : (
        <div data-needs-script="" className="grid gap-3" role="status">
          <span className="sr-only">{t.yourInviteIsBeingRead}</span>
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
          {rich(t.invitesToHireHereAs, {
            companyName: offer.companyName,
            email: offer.email,
            article: ROLE_TEXTS[offer.role].article,
            name: ROLE_TEXTS[offer.role].name,
            b: (words) => <strong className="font-semibold">{words}</strong>,
            b2: (words) => <strong className="font-semibold wrap-anywhere">{words}</strong>,
            b3: (words) => <strong className="font-semibold">{words}</strong>,
          })}
        </p>
        <p className="text-sm text-ink-soft">
          {fill(t.theInviteWorksUntil, { may: ROLE_TEXTS[offer.role].may, expiresAt: longDayOf(offer.expiresAt) })}
        </p>
      </div>
      {isLoggedIn === false && <SignedOut email={offer.email} path={path} />}
      {isLoggedIn === true && (isInvited ? <Accept token={token} /> : <AnotherAccount offer={offer} path={path} />)}
      {isLoggedIn === undefined && <span className="min-h-14" />}
    </>
  );
}

function SignedOut({ email, path }: { email: string; path: string }) {
  return (
    <div className="grid gap-4">
      <p>{t.logInWithThisAddressOrSign}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink to={withReturn("/auth/login", path)} state={startWith(email)} size="lg">
          {t.logIn}
        </ButtonLink>
        <ButtonLink to={withReturn("/auth/signup", path)} state={startWith(email)} size="lg" variant="secondary">
          {t.signUpForFree}
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
      <Button size="lg" busy={isBusy} busyLabel={t.joining} onClick={() => void run(accept)}>
        {t.acceptTheInvite}
      </Button>
      <p className="text-sm text-ink-soft">{rich(t.notWhatYouExpectedLeaveItNothing, { link: linkTo(home) })}</p>
    </div>
  );
}

function AnotherAccount({ offer, path }: { offer: InviteOffer; path: string }) {
  const { tokenData } = useSession();
  return (
    <div className="grid gap-4">
      <Alert
        tone="notice"
        title={
          tokenData?.email ? fill(t.youAreLoggedInAs, { email: tokenData.email }) : t.youAreLoggedInToAnotherAccount
        }
      >
        {fill(t.theInviteWasSentToAndWorks, { email: offer.email })}
      </Alert>
      <Button size="lg" onClick={() => void signOut({ goTo: path })}>
        {fill(t.logOutAndUse, { email: offer.email })}
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
        title={t.inviteExpired}
        actions={
          <ButtonLink to={useWays().home} size="lg">
            {t.backToHome}
          </ButtonLink>
        }
      >
        <p>{t.theInviteYouAreTryingToAccess}</p>
      </EmptyState>
    </section>
  );
}
