// What the guard shows in place of a page while it does not know who may see it; refusals are in refusal-screens.tsx.

import type { ReactNode } from "react";
import { t } from "#messages/shell.ts";
import { useWays } from "../../session/use-ways.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";

type ScreenProps = { title: string; text: ReactNode; eyebrow?: string; children: ReactNode };

export function Screen({ title, text, eyebrow, children }: ScreenProps) {
  return (
    <div className="wrap py-16 md:py-24">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="mt-2 text-4xl">{title}</h1>
      <div className="prose-width mt-4 text-lg text-ink-soft">{text}</div>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

/** The login page `at`, with the return path `path` of this site. */
export const loginPath = (at: string, path: string) => `${at}?returnTo=${encodeURIComponent(path)}`;

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { home } = useWays();
  return (
    <Screen title={t.theServerCannotBeReached} text={t.whetherYouMaySeeThisPageCould}>
      <Button size="lg" onClick={onRetry}>
        {t.tryAgain}
      </Button>
      <ButtonLink to={home} size="lg" variant="secondary">
        {t.goToHome}
      </ButtonLink>
    </Screen>
  );
}

/** Shown until the session is known; also all that the server renders of a page that needs a token. */
export function WaitingScreen() {
  return (
    <div className="wrap min-h-svh py-16 md:py-24">
      <h1 className="text-2xl">{t.oneMoment}</h1>
      <p className="mt-4 flex items-center gap-3 text-ink-soft" role="status" data-needs-script="">
        <span className="spinner" aria-hidden="true" />
        {t.yourSessionIsBeingChecked}
      </p>
      <noscript>
        <p className="prose-width mt-4 text-ink-soft">{rich(t.thisPageIsForPeopleWithAn, { link: linkTo("/jobs") })}</p>
      </noscript>
    </div>
  );
}
