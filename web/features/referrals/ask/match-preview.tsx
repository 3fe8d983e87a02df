// The candidate's match before sending: gauge, missing skills, and the expected outcome of the request.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/referrals.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { requestPath } from "../../../../contract/paths.ts";
import { MIN_DESCRIPTION, REFERRAL_SCORE } from "../../../../contract/referrals/rules.ts";
import type { PreviewedReferral, ReferralMatch } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
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
        {fill(t.giveTheJobsAddressAndAtLeast, { minDescription: MIN_DESCRIPTION })}
      </p>
    );
  if (preview) {
    const foretold = foretell(preview, here);
    return (
      <div className={BOX} aria-busy={isFetching || undefined}>
        {preview.match && <Match match={preview.match} />}
        {preview.type === "Error_250" && (
          <>
            <p className="text-sm/body text-ink-soft">{t.youHaveNoCvHereYetAdd}</p>
            <Button variant="secondary" onClick={onAddCv}>
              <Icon name="upload" size={18} />
              {t.uploadYourCv}
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
        title={t.yourMatchCouldNotBeReckoned}
        text={fill(t.youCanSendTheRequestAllThe, { error: reasonOf(error) })}
        isBusy={isFetching}
        onAgain={onAgain}
      />
    );
  return <LoadingBlock label={t.yourMatchIsBeingReckoned} className={BOX} sizes={["h-16 w-44", "h-12"]} />;
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
      <Gauge label={t.matchScore} value={score} max={MAX_SHOWN_SCORE} {...bandOf(score)}>
        {bandOf(score).words}
        <small>{of > 0 ? fill(t.ofCoreSkills, { has, of }) : t.noCoreSkillsAreNamed}</small>
      </Gauge>
      {missed.length > 0 && (
        <div>
          <h3 className="font-sans text-sm/body font-[650] tracking-normal">{t.missing}</h3>
          <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
            {missed.slice(0, MOST_NAMES).map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
            {missed.length > MOST_NAMES && (
              <li className="self-center text-xs/body text-ink-faint">
                {fill(t.andMore, { count: missed.length - MOST_NAMES })}
              </li>
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
      {t.goToYourProfile}
    </Link>
  );
  switch (type) {
    case "profileCompletion":
      return (
        <>
          <span>{t.yourCvCouldNotBeReadYet}</span> {profile}
        </>
      );
    case "Error_251":
      return t.thisDescriptionNamesNoSkillsThat;
    case "AlreadyRequested":
      return (
        <>
          {t.youHaveAskedForThisOneAlready}{" "}
          {requestId && (
            <Link to={requestPath(requestId)} className="text-link">
              {t.seeWhereItStands}
            </Link>
          )}
        </>
      );
    case "RequestRejected":
      return feedback
        ? fill(t.aRequestNeedsAMatchOf2, { referralScore: REFERRAL_SCORE, feedback: shortfallText(feedback) })
        : fill(t.aRequestNeedsAMatchOfBelow, { referralScore: REFERRAL_SCORE });
    case "Max_tries":
      return t.youHaveAskedTenTimesTodayWhich;
    default:
      return null;
  }
}
