// The screens for errors.
import { t } from "#messages/shell.ts";
import { homeOf } from "../../session/dashboard.ts";
import { sessionStore } from "../../session/session-state.ts";
import { useWays } from "../../session/use-ways.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { sitePath } from "../../ui/site-path.ts";

export function NotFoundScreen() {
  const { home, isOpen } = useWays();
  return (
    <div className="wrap grid items-center gap-10 py-16 md:grid-cols-[1fr_auto] md:py-24">
      <div>
        <p className="eyebrow">{t.error404}</p>
        <h1 className="mt-2 text-4xl">{t.pageNotFound}</h1>
        <p className="prose-width mt-4 text-lg text-ink-soft">{t.thisAddressLeadsNowhereOnThis}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={home} size="lg">
            {t.goBackHome}
          </ButtonLink>
          {isOpen("/jobs") && (
            <ButtonLink to="/jobs" size="lg" variant="secondary">
              {t.browseJobs}
            </ButtonLink>
          )}
        </div>
      </div>
      <SignpostPicture />
    </div>
  );
}

export function CrashScreen() {
  const { home } = useWays();
  return (
    <div className="wrap py-16 md:py-24">
      <h1 className="text-4xl">{t.oopsSomethingWentWrong}</h1>
      <p className="prose-width mt-4 text-lg text-ink-soft">{t.theFaultIsOnOurSideTry}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" onClick={() => window.location.reload()} data-needs-script="">
          {t.tryAgain}
        </Button>
        <ButtonLink to={home} size="lg" variant="secondary" reloadDocument>
          {t.goBackHome}
        </ButtonLink>
        <ButtonLink to="/contact-us" size="lg" variant="quiet" reloadDocument>
          {t.contactUs}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A page could not be loaded because this browser is offline. */
export function NetworkScreen() {
  return (
    <div className="wrap py-16 md:py-24">
      <h1 className="text-4xl">{t.youAreOffline}</h1>
      <p className="prose-width mt-4 text-lg text-ink-soft">{t.thisPageOpensOnceYouAreConnected}</p>
      <Button size="lg" className="mt-8" onClick={() => window.location.reload()}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

/** The last resort, when the shell itself failed: uses nothing that could fail too. */
export function GlobalErrorScreen() {
  return (
    <main className="wrap py-24 text-center">
      <h1 className="text-2xl">{t.somethingWentWrongPleaseReload}</h1>
      <p className="mt-6 flex justify-center gap-3">
        <button
          type="button"
          className="button button-primary"
          onClick={() => window.location.reload()}
          data-needs-script=""
        >
          {t.reloadThePage}
        </button>
        <a className="button button-secondary" href={sitePath(homeOf(sessionStore.read().tokenData?.userType ?? null))}>
          {t.goBackHome}
        </a>
      </p>
    </main>
  );
}

/** A signpost whose arms point both ways: the picture of the not-found page. */
function SignpostPicture() {
  return (
    <svg viewBox="0 0 280 260" width="280" height="260" aria-hidden="true" className="mx-auto hidden md:block">
      <ellipse cx="140" cy="240" rx="104" ry="12" className="fill-tint-1" />
      <rect x="132" y="40" width="16" height="200" rx="8" className="fill-ink-faint" />
      <path d="M60 62h132l30 26-30 26H60a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10Z" className="fill-accent" />
      <path d="M222 132H96l-30 24 30 24h126a10 10 0 0 0 10-10v-28a10 10 0 0 0-10-10Z" className="fill-board" />
      <path d="M76 88h76" className="fill-none stroke-7 [stroke-linecap:round] stroke-on-accent" />
      <path d="M118 156h84" className="fill-none stroke-7 [stroke-linecap:round] stroke-[#fff]" />
    </svg>
  );
}
