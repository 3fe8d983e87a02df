// Where a mailed link leads the owner of two accounts: agree that they become one, or refuse.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/people.ts";
import type { AskedMerge } from "../../../contract/people/merge-wire.ts";
import type { MergeAnswer, MergeState } from "../../../contract/people/rules.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { QueryProvider } from "../../session/query-provider.tsx";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { useMailedToken } from "../../session/use-mailed-token.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { longDayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";

export function MergeScreen() {
  const token = useMailedToken();
  if (!token) return <Said title={t.mergeTwoAccounts} text={t.followTheMailedLink} />;
  return (
    <QueryProvider>
      <Answering key={token} token={token} />
    </QueryProvider>
  );
}

/** The link alone does nothing: mail programs open links by themselves. */
function Answering({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ["account-merge", token],
    queryFn: () => ask("readAccountMerge", { body: { token } }),
    retry: (count, error) => count < 2 && !isRefusedWith(error, 410),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [state, setState] = useState<MergeState | null>(null);
  if (state && query.data) return <Answered state={state} asked={query.data} />;
  if (isRefusedWith(query.error, 410)) return <Said title={t.theLinkIsUsed} text={t.askUsForANewOne} />;
  if (!query.data) return <LoadState query={query} label={t.theQuestionIsBeingLoaded} sizes={["h-64"]} level={1} />;
  return <Question token={token} asked={query.data} onAnswered={setState} />;
}

type Asking = { token: string; asked: AskedMerge; onAnswered: (state: MergeState) => void };

function Question({ token, asked, onAnswered }: Asking) {
  const action = useAction();
  const { ends, email, otherEmail, reason, expiresAt } = asked;
  const answerWith = (answer: MergeAnswer) =>
    void action.run(async () => onAnswered((await ask("answerAccountMerge", { body: { token, answer } })).state));
  const [staying, ending] = ends ? [otherEmail, email] : [email, otherEmail];
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-4xl">{t.areBothAccountsYours}</h1>
      <p className="text-lg text-ink-soft">{fill(t.anAdminThinksSo, { email, otherEmail })}</p>
      <p className="rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere">{reason}</p>
      <Card className="grid gap-4">
        <h2 className="text-lg">{t.whatHappensIfYouAgree}</h2>
        <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-faint">{t.stays}</dt>
          <dd className="font-semibold wrap-anywhere">{staying}</dd>
          <dt className="text-ink-faint">{t.ends}</dt>
          <dd className="font-semibold wrap-anywhere">{ending}</dd>
        </dl>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm/body text-ink-soft">
          <li>{t.whatMoves}</li>
          <li>{t.whatIsThereTwice}</li>
          <li>{t.freeCreditsOnce}</li>
          <li>{t.notUndone}</li>
        </ul>
      </Card>
      <ProblemAlert problem={action.problem} />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={action.isBusy} busyLabel={t.oneMoment} onClick={() => answerWith("AGREE")}>
          {t.agree}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          aria-disabled={action.isBusy || undefined}
          onClick={() => answerWith("REFUSE")}
        >
          {t.refuse}
        </Button>
      </div>
      <p className="text-sm text-ink-faint">{fill(t.answerUntil, { day: longDayOf(expiresAt) })}</p>
    </div>
  );
}

function Answered({ state, asked }: { state: MergeState; asked: AskedMerge }) {
  if (state === "REFUSED") return <Said title={t.youRefused} text={t.bothStay} />;
  if (state === "ASKED") return <Said title={t.youAgreed} text={fill(t.theOtherMailbox, asked)} />;
  const text = fill(t.logInWith, { email: asked.ends ? asked.otherEmail : asked.email });
  return (
    <Said title={t.theyAreOne} text={text}>
      <Link className="text-link" to="/auth/login">
        {t.logIn}
      </Link>
    </Said>
  );
}

function Said({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-5" role="status">
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
