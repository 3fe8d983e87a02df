// The ways to share a job, and what the sharer may earn.
import { Link, useLocation } from "react-router";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { dashboardPath } from "../../../contract/paths.ts";
import { useSession } from "../../session/session-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyField } from "./copy-field.tsx";
import type { SharedJob } from "./share-job.ts";
import { ShareNotice } from "./share-notice.tsx";
import { ShareTargets } from "./share-targets.tsx";
import { type OwnLink, useOwnLink } from "./use-own-link.ts";

type ShareDialogProps = { job: SharedJob; isOpen: boolean; onClose: () => void };

export function ShareDialog({ job, isOpen, onClose }: ShareDialogProps) {
  const { link, again } = useOwnLink(job, isOpen);
  const url = link.kind === "making" ? null : link.url;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share this job">
      <p className="text-ink-soft wrap-anywhere [&>strong]:text-ink [&>strong]:font-[650]">
        <strong>{job.title}</strong> at {job.companyName}
      </p>
      <CopyField url={url} />
      <ShareTargets job={job} url={url} />
      <div className="mt-5">
        <EarnNote link={link} onAgain={again} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

/** What sharing this link may earn. Reserves its space while the link is created, so that nothing moves. */
function EarnNote({ link, onAgain, onLeave }: { link: OwnLink; onAgain: () => void; onLeave: () => void }) {
  const { pathname, search } = useLocation();
  const { tokenData } = useSession();
  switch (link.kind) {
    case "making":
    case "own":
      return (
        <ShareNotice title="This link is yours">
          <p>When somebody applies through it and the company takes them further, you earn a reward.</p>
          {mayHaveResume(tokenData?.userType) && (
            <Link to={dashboardPath("shares")} className="text-link" onClick={onLeave}>
              See what came of your shares
            </Link>
          )}
        </ShareNotice>
      );
    case "visitor":
      return (
        <ShareNotice title="Sign in and earn">
          <p>
            With a link of your own you earn a reward when somebody applies through it and the company takes them
            further. This one is plain: it works, and earns nothing.
          </p>
          <ButtonLink
            to={`/auth/login?returnTo=${encodeURIComponent(pathname + search)}`}
            rel="nofollow"
            variant="secondary"
            size="sm"
            className="mt-3"
          >
            Login
          </ButtonLink>
        </ShareNotice>
      );
    case "plain":
      return <p className="text-sm/body text-ink-soft">{link.why}</p>;
    case "failed":
      return (
        <Alert tone="bad" role="alert" title="Your own link could not be made">
          <p>
            {link.isOnline ? "The site cannot be reached just now." : "You are offline."} The plain link above works,
            but earns nothing.
          </p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onAgain}>
            Try again
          </Button>
        </Alert>
      );
  }
}
