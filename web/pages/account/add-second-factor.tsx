// For a person whose role needs a second step: adds it, before the session may do anything else.

import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/security.ts";
import type { CallAnswer } from "../../../contract/client.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame } from "../../features/identity/auth-frame.tsx";
import { AddApp, type Begun } from "../../features/identity/factors/add-app.tsx";
import { addPasskey, canUsePasskeys, wasGivenUp } from "../../features/identity/factors/passkeys.ts";
import { RecoveryCodes } from "../../features/identity/factors/recovery-codes.tsx";
import { pathAfterSignIn, redirectPath, returnIn, withReturn } from "../../features/identity/sign-in/return-path.ts";
import { ask, askWith } from "../../session/ask.ts";
import { readToken } from "../../session/read-token.ts";
import { reasonOf } from "../../session/reason-of.ts";
import { signedIn } from "../../session/session-actions.ts";
import { isRefusedWith, useToastAction } from "../../session/use-action.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

export const meta = fixedMeta({ title: t.addASecondStep, description: t.addTheStepThatYourRoleNeeds });

const FACTS: readonly AuthFact[] = [{ icon: "lock", text: t.withoutItThePasswordOpensNothing }];

export default function AddSecondFactor() {
  const returnTo = returnIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const { state, problem, isElsewhere } = useBegun(withReturn("/auth/login", returnTo));
  const [added, setAdded] = useState<CallAnswer<"addPasskey"> | null>(null);
  const { isBusy, run } = useToastAction();
  const press = (token: string) =>
    run(() =>
      addPasskey(askWith(token), {}).then(setAdded, (error: unknown) => {
        if (!wasGivenUp(error)) throw error;
        showToast("info", t.noPasskeyWasMade);
      }),
    );
  const goOn = async (session: SessionAnswer) => {
    await signedIn(session);
    await navigate(pathAfterSignIn(returnTo, session.userType), { replace: true });
  };
  return (
    <AuthFrame title={t.addASecondStep} lead={t.yourRoleNeedsASecondStep} facts={FACTS}>
      {(problem !== null || isElsewhere) && <Failed {...{ problem, isElsewhere, returnTo }} />}
      {state && added?.recoveryCodes && (
        <RecoveryCodes codes={added.recoveryCodes} email={state.email} onDone={() => void goOn(added.session)} />
      )}
      {state && !added && (
        <>
          <AddApp
            ask={askWith(state.token)}
            begun={state.begun}
            email={state.email}
            onDone={(session) => void goOn(session)}
          />
          {canUsePasskeys() && (
            <div className="grid justify-items-start gap-3">
              <p className="text-sm text-ink-soft">{t.orAPasskeyInstead}</p>
              <Button variant="secondary" busy={isBusy} busyLabel={t.checking} onClick={() => void press(state.token)}>
                {t.addAPasskey}
              </Button>
            </div>
          )}
        </>
      )}
    </AuthFrame>
  );
}

type FailedProps = Pick<Beginning, "problem" | "isElsewhere"> & { returnTo: ReturnType<typeof returnIn> };

const Failed = ({ problem, isElsewhere, returnTo }: FailedProps) => (
  <>
    <Alert tone="bad" role="alert" title={problem ?? t.theServiceKeepsIt} />
    {isElsewhere ? (
      <a
        href={redirectPath(null, returnTo, "strong")}
        rel="nofollow"
        className={`${buttonClass({ variant: "primary" })} justify-self-start`}
      >
        {t.logInThereWithASecondStep}
      </a>
    ) : (
      <ButtonLink to={withReturn("/auth/login", returnTo)} className="justify-self-start">
        {t.startAgain}
      </ButtonLink>
    )}
  </>
);

/** `isElsewhere`: another issuer keeps the account, and its second step. */
type Beginning = { state: Ready | null; problem: string | null; isElsewhere: boolean };
type Ready = { token: string; email: string; begun: Begun };

/** Begins to add an app to the session that owes a second step; leads to `login` without such a session. */
function useBegun(login: string): Beginning {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const [state, setState] = useState<Ready | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const begin = async () => {
      const { accessToken, idToken, secondFactor } = await ask("getSession");
      if (accessToken === null || secondFactor !== "ADD") return navigate(login, { replace: true });
      const read = readToken(idToken);
      const begun = await askWith(accessToken)("beginCodeApp", { body: {} });
      setState({ token: accessToken, email: (read.ok && read.claims.email) || "", begun });
    };
    begin().catch((error: unknown) => {
      // Signed in too long ago to add it without the password.
      if (isRefusedWith(error, 403)) return navigate(login, { replace: true });
      if (isRefusedWith(error, 404)) setElsewhere(true);
      else setProblem(reasonOf(error));
    });
  }, [login, navigate]);
  return { state, problem, isElsewhere };
}
