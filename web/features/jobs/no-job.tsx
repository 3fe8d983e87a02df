// The page of a job that cannot be shown: it is closed, or it could not be loaded.
import { t } from "#messages/jobs.ts";
import { fill } from "../../../messages/fill.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

type NoJobProps = { isClosed: boolean; isWithheld: boolean; message: string; hasSimilar: boolean };

export function NoJob({ isClosed, isWithheld, message, hasSimilar }: NoJobProps) {
  return (
    <div className="wrap">
      {isClosed ? (
        <EmptyState
          level={1}
          icon="calendar"
          title={isWithheld ? t.thisJobIsNotShown : t.thisJobIsClosed}
          actions={
            <>
              <ButtonLink to="/jobs">{t.browseOpenJobs}</ButtonLink>
              <ButtonLink to="/referrals" variant="secondary">
                {t.findACompany}
              </ButtonLink>
            </>
          }
        >
          <p>
            {isWithheld ? t.otherSitesAreOff : t.itWasFilledItRanOutOr}
            {hasSimilar && t.theseOpenJobsAreLikeIt}
          </p>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon="warning"
          title={t.somethingWentWrong}
          actions={
            <>
              <ButtonLink to="." reloadDocument>
                {t.tryAgain}
              </ButtonLink>
              <ButtonLink to="/jobs" variant="secondary">
                {t.browseJobs}
              </ButtonLink>
            </>
          }
        >
          <p>{fill(t.errorLoadingJob, { message })}</p>
        </EmptyState>
      )}
    </div>
  );
}
