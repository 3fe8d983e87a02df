// The candidate's match before sending: gauge, missing skills, and the expected outcome of the request.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { requestPath } from "../../../../contract/paths.ts";
import { MIN_DESCRIPTION, REFERRAL_SCORE } from "../../../../contract/referrals/rules.ts";
import type { PreviewedReferral, ReferralMatch } from "../../../../contract/referrals/wire.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Gauge } from "../../../ui/gauge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadAlert } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { shortfallText } from "../results/result-words.ts";
import { isRefusal } from "./preview-query.ts";

type MatchPreviewProps = {
  /** Whether enough of the job is known to compare it. */
  isAsked: boolean;
  preview: PreviewedReferral | null;
  error: Error | null;
  isFetching: boolean;
  here: string;
  onAgain: () => void;
  onAddCv: () => void;
};

export function MatchPreview(props: MatchPreviewProps) {
  const { isAsked, preview, error, isFetching, here, onAgain, onAddCv } = props;
  if (!isAsked && !preview)
    return (
      <p className="text-sm/body text-ink-soft">
        Give the job’s address and at least {MIN_DESCRIPTION} characters of its description, and you see here how you
        match.
      </p>
    );
  if (preview) {
    const foretold = foretell(preview, here);
    return (
      <div className={BOX} aria-busy={isFetching || undefined}>
        {preview.match && <Match match={preview.match} />}
        {preview.type === "Error_250" && (
          <>
            <p className="text-sm/body text-ink-soft">
              You have no CV here yet. Add it, and you see at once how you match.
            </p>
            <Button variant="secondary" onClick={onAddCv}>
              <Icon name="upload" size={18} />
              Upload your CV
            </Button>
          </>
        )}
        {foretold && <p className="text-sm/body text-ink-soft">{foretold}</p>}
      </div>
    );
  }
  if (isRefusal(error)) return <Alert tone="notice" title={reasonOf(error)} />;
  if (error)
    return (
      <LoadAlert
        title="Your match could not be reckoned."
        text={`${reasonOf(error)} You can send the request all the same.`}
        isBusy={isFetching}
        onAgain={onAgain}
      />
    );
  return <LoadingBlock label="Your match is being reckoned." className={BOX} sizes={["h-16 w-44", "h-12"]} />;
}

const BOX =
  "grid justify-items-start gap-3 py-3.5 border-y border-y-line aria-[busy]:opacity-[0.6] [&_.gauge>svg]:w-18 [&_.gauge-number]:text-[1.5rem] [&_.gauge-words]:text-base/body [&_.gauge-words]:text-ink [&_.gauge-words>small]:block [&_.gauge-words>small]:text-xs/body [&_.gauge-words>small]:font-normal [&_.gauge-words>small]:text-ink-soft";

const MOST_NAMES = 6;

function Match({ match }: { match: ReferralMatch }) {
  const { matchingScore, missing, matched } = match;
  const score = Math.max(0, matchingScore);
  const missed = [...missing.coreSkills, ...missing.softSkills];
  const has = matched.coreSkills.length;
  const of = has + missing.coreSkills.length;
  return (
    <>
      <Gauge label="Match score" value={score} max={MAX_SHOWN_SCORE} {...bandOf(score)}>
        {bandOf(score).words}
        <small>{of > 0 ? `${has} of ${of} core skills` : "No core skills are named"}</small>
      </Gauge>
      {missed.length > 0 && (
        <div>
          <h3 className="font-sans text-sm/body font-[650] tracking-normal">Missing</h3>
          <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
            {missed.slice(0, MOST_NAMES).map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
            {missed.length > MOST_NAMES && (
              <li className="self-center text-xs/body text-ink-faint">and {missed.length - MOST_NAMES} more</li>
            )}
          </ul>
        </div>
      )}
    </>
  );
}

/** What the person should know before sending; credits have their own line. */
function foretell({ type, requestId, feedback }: PreviewedReferral, here: string): ReactNode {
  const profile = (
    <Link to={`/v2/candidate/profile?returnUrl=${encodeURIComponent(here)}#cv`} className="text-link">
      Go to your profile
    </Link>
  );
  switch (type) {
    case "profileCompletion":
      return (
        <>
          <span>Your CV could not be read yet, so there is nothing to compare.</span> {profile}
        </>
      );
    case "Error_251":
      return "This description names no skills that could be compared. Paste all of it.";
    case "AlreadyRequested":
      return (
        <>
          You have asked for this one already.{" "}
          {requestId && (
            <Link to={requestPath(requestId)} className="text-link">
              See where it stands
            </Link>
          )}
        </>
      );
    case "RequestRejected":
      return feedback
        ? `A request needs a match of ${REFERRAL_SCORE}. ${shortfallText(feedback)}`
        : `A request needs a match of ${REFERRAL_SCORE}. Below that it is not sent, and costs nothing.`;
    case "Max_tries":
      return "You have asked ten times today, which is the most. Please try again later.";
    default:
      return null;
  }
}
