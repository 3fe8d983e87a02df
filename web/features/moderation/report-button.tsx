// "Report this job": a quiet link that opens the form; visitors sign in first and return to it.

import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { t } from "#messages/moderation.ts";
import { joinPath } from "../../session/guest-intent.ts";
import { useSession } from "../../session/session-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { showToast } from "../../ui/toast.ts";
import { usePassedFocus } from "../../ui/use-passed-focus.ts";

const loadDialog = () => import("./report-dialog.tsx");
const ReportDialog = lazy(() => loadDialog().then((module) => ({ default: module.ReportDialog })));

/** In the address of a person who returns from signing in to report. */
const PARAMETER = "report";

const LOOK =
  "inline-flex min-h-6 pointer-coarse:min-h-11 items-center gap-1.5 py-1 text-ink-faint hover:text-ink hover:underline";

export function ReportButton({ job }: { job: { id: string; title: string; companyName: string } }) {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const pass = usePassedFocus();
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const open = async () => {
    try {
      await loadDialog();
      setOpened(true);
      setOpen(true);
    } catch {
      showToast("error", t.thisCouldNotBeLoadedPleaseCheck);
    }
  };
  useReturn(open);
  const words = (
    <>
      <Icon name="flag" size={14} />
      {t.reportThisJob}
    </>
  );
  return (
    <>
      {isLoggedIn ? (
        <button ref={pass} type="button" className={LOOK} aria-haspopup="dialog" onClick={() => void open()}>
          {words}
        </button>
      ) : (
        <a
          ref={pass}
          href={sitePath(joinPath(pathname + withReport(search), { for: "report", job: job.id }))}
          rel="nofollow"
          className={LOOK}
        >
          {words}
          <span className="sr-only"> {t.leadsToSignIn}</span>
        </a>
      )}
      {hasOpened && (
        <Suspense fallback={null}>
          <ReportDialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function withReport(search: string): string {
  const query = new URLSearchParams(search);
  query.set(PARAMETER, "yes");
  return `?${query}`;
}

/** Opens the form after a return from the sign-in, once. */
function useReturn(open: () => Promise<void>): void {
  const { isLoggedIn } = useSession();
  const [query, setQuery] = useSearchParams();
  const isBack = isLoggedIn === true && query.has(PARAMETER);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!isBack) return;
    const rest = new URLSearchParams(query);
    rest.delete(PARAMETER);
    setQuery(rest, { replace: true, preventScrollReset: true });
    void open();
  }, [isBack]);
}
