// The ways to share a job, and what the sharer may earn.

import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "#messages/sharing.ts";
import { CallError } from "../../../contract/call-error.ts";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { dashboardPath, jobPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { joinPath } from "../../session/guest-intent.ts";
import { repeatCall } from "../../session/repeat-call.ts";
import { useSession } from "../../session/session-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { rich } from "../../ui/rich.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ShareNotice } from "./share-banner.tsx";
import { type SharedJob, shareTargets, shareText } from "./share-job.ts";

type ShareDialogProps = { job: SharedJob; isOpen: boolean; onClose: () => void };

export function ShareDialog({ job, isOpen, onClose }: ShareDialogProps) {
  const { link, again } = useOwnLink(job, isOpen);
  const url = link.kind === "making" ? null : link.url;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.shareThisJob}>
      <p className="text-ink-soft wrap-anywhere [&>strong]:text-ink [&>strong]:font-[650]">
        {rich(t.at, { title: job.title, companyName: job.companyName, b: (words) => <strong>{words}</strong> })}
      </p>
      <CopyField url={url} />
      <ShareTargets job={job} url={url} />
      <div className="mt-5">
        <EarnNote job={job} link={link} onAgain={again} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

type EarnNoteProps = { job: SharedJob; link: OwnLink; onAgain: () => void; onLeave: () => void };

/** What sharing this link may earn. Reserves its space while the link is created, so that nothing moves. */
function EarnNote({ job, link, onAgain, onLeave }: EarnNoteProps) {
  const { pathname, search } = useLocation();
  const { tokenData } = useSession();
  switch (link.kind) {
    case "making":
    case "own":
      return (
        <ShareNotice title={t.thisLinkIsYours}>
          <p>{t.whenSomeoneAppliesThroughItAnd}</p>
          {mayHaveResume(tokenData?.userType) && (
            <Link to={dashboardPath("shares")} className="text-link" onClick={onLeave}>
              {t.seeWhatCameOfYourShares}
            </Link>
          )}
        </ShareNotice>
      );
    case "visitor":
      return (
        <ShareNotice title={t.logInAndEarn}>
          <p>{t.withALinkOfYourOwnYou}</p>
          <ButtonLink
            to={joinPath(pathname + search, { for: "share", job: job.id })}
            rel="nofollow"
            variant="secondary"
            size="sm"
            className="mt-3"
          >
            {t.login}
          </ButtonLink>
        </ShareNotice>
      );
    case "plain":
      return <p className="text-sm/body text-ink-soft">{link.why}</p>;
    case "failed":
      return (
        <Alert tone="bad" role="alert" title={t.yourOwnLinkCouldNotBeMade}>
          <p>
            {link.isOnline ? t.theSiteCannotBeReachedJustNow : t.youAreOffline} {t.thePlainLinkAboveWorksButEarns}
          </p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onAgain}>
            {t.tryAgain}
          </Button>
        </Alert>
      );
  }
}

/** `url` is null while the link is being created: the buttons are shown, without targets yet. */
function ShareTargets({ job, url }: { job: SharedJob; url: string | null }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const handOver = () =>
    navigator
      // Rejects when the person closes the device's share sheet, which is no error.
      .share({
        title: fill(t.at2, { title: job.title, companyName: job.companyName }),
        text: shareText(job),
        url: url ?? "",
      })
      .catch(() => undefined);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2 mt-3 [&_.button]:w-full">
      {shareTargets(job, url ?? "").map(({ name, icon, href }) => (
        <li key={name}>
          <a
            {...(url !== null && { href })}
            aria-disabled={url === null || undefined}
            {...(name !== "E-mail" && { target: "_blank", rel: "noopener noreferrer" })}
            className={buttonClass({ variant: "soft" })}
          >
            <Icon name={icon} size={18} />
            {name}
            {name !== "E-mail" && <span className="sr-only"> {t.opensInANewTab}</span>}
          </a>
        </li>
      ))}
      {canShare && (
        <li>
          <button
            type="button"
            className={buttonClass({ variant: "soft" })}
            aria-disabled={url === null || undefined}
            onClick={() => url !== null && void handOver()}
          >
            <Icon name="more" size={18} />
            {t.moreWays}
          </button>
        </li>
      )}
    </ul>
  );
}

type OwnLink =
  /** Not signed in: `url` is the job's plain address. */
  | { kind: "visitor"; url: string }
  /** An external job, or the server's reason why this person earns nothing for it. */
  | { kind: "plain"; url: string; why: string }
  | { kind: "making" }
  | { kind: "own"; url: string }
  /** The plain link works meanwhile. */
  | { kind: "failed"; url: string; isOnline: boolean };

type Addressed = Pick<SharedJob, "id" | "companyName">;

const FROM_OUTSIDE = t.thisJobComesFromTheEmployersOwn;

/** `isWanted`: whether to create the person's own link now. `again` retries after a failure. */
function useOwnLink(job: SharedJob, isWanted: boolean): { link: OwnLink; again: () => void } {
  const { isLoggedIn } = useSession();
  const [made, setMade] = useState<OwnLink>({ kind: "making" });
  const mayEarn = isLoggedIn === true && !job.isExternal;
  const { id, companyName } = job;
  const make = useCallback(async () => {
    setMade({ kind: "making" });
    setMade(await makeLink({ id, companyName }));
  }, [id, companyName]);
  const isMade = made.kind === "own";
  useEffect(() => {
    if (isWanted && mayEarn && !isMade) void make();
  }, [isWanted, mayEarn, isMade, make]);
  const again = () => void make();
  if (mayEarn) return { link: made, again };
  const url = plainUrl(job);
  return { link: job.isExternal ? { kind: "plain", url, why: FROM_OUTSIDE } : { kind: "visitor", url }, again };
}

async function makeLink(job: Addressed): Promise<OwnLink> {
  try {
    const { path } = await repeatCall(() => ask("shareJob", { body: { jobId: job.id } }));
    return { kind: "own", url: window.location.origin + path };
  } catch (error) {
    const url = plainUrl(job);
    if (error instanceof CallError && error.status === 409) return { kind: "plain", url, why: error.message };
    return { kind: "failed", url, isOnline: navigator.onLine };
  }
}

const plainUrl = (job: Addressed): string =>
  (typeof window === "undefined" ? "" : window.location.origin) + jobPath(job);

/** How long the button confirms the copy, in ms. */
const TOLD_MS = 2_500;

/** `url` is null while the link is being created. */
function CopyField({ url }: { url: string | null }) {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  if (url === null)
    return (
      <div
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 mt-4 [&>.input]:text-ellipsis [&>.button]:min-w-33 [&>.skeleton]:col-span-full max-[30rem]:grid-cols-[minmax(0,1fr)]"
        role="status"
      >
        <span className="sr-only">{t.yourLinkIsBeingMade}</span>
        <Skeleton className="h-12 w-full" />
      </div>
    );
  const run = async () => {
    // If copying is refused, selects the text for a keyboard copy.
    if (!(await copy(url))) field.current?.select();
  };
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 mt-4 [&>.input]:text-ellipsis [&>.button]:min-w-33 [&>.skeleton]:col-span-full max-[30rem]:grid-cols-[minmax(0,1fr)]">
        <input
          ref={field}
          className="input"
          readOnly
          value={url}
          aria-label={t.linkToThisJob}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void run()}>
          <Icon name={state === "copied" ? "check" : "link"} size={18} />
          {state === "copied" ? t.copied : t.copyLink}
        </Button>
      </div>
      <p role="status" className={state === "refused" ? "mt-2 text-sm/body text-ink-soft" : "sr-only"}>
        {state === "copied" && t.theLinkIsCopied}
        {state === "refused" && t.yourBrowserDidNotLetUsCopy}
      </p>
    </div>
  );
}

type CopyState = "idle" | "copied" | "refused";

function useCopy(): { state: CopyState; copy: (text: string) => Promise<boolean> } {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), TOLD_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      // An old browser, or a page over plain HTTP.
      setState("refused");
      return false;
    }
    return true;
  };
  return { state, copy };
}
