// Loads the editor's initial state, and explains when that fails.

import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, useNavigate } from "react-router";
import { t } from "#messages/jobs.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { PostedJob } from "../../../../contract/jobs/posting-wire.ts";
import type { Job } from "../../../../contract/jobs/wire.ts";
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { loadStart, newDraftId, newPlace, type Target } from "./load-start.ts";
import { PostingEditor } from "./posting-editor.tsx";
import type { PreviewCompany } from "./preview/preview-job.ts";
import { type CopyStore, type LocalCopy, useLocalCopies } from "./saving/local-copies.ts";

type PostingScreenProps = {
  target: Target;
  company: PreviewCompany;
  /** The job page's component. */
  Preview: ComponentType<{ job: Job }>;
};

export function PostingScreen({ target, ...rest }: PostingScreenProps) {
  const { tokenData } = useSession();
  const copies = useLocalCopies(tokenData?.claims.sub ?? "");
  if (copies.left === null) return <PostingSkeleton />;
  const left = copies.left[target.kind === "job" ? target.jobId : target.draftId];
  // Once the server has saved a draft, it is not new any more.
  const isNew = target.kind === "draft" && target.isNew && (left?.place.version ?? 0) === 0;
  return (
    <LoadedPosting
      {...rest}
      target={target.kind === "draft" ? { ...target, isNew } : target}
      left={left}
      copies={copies}
    />
  );
}

type LoadedProps = PostingScreenProps & { left: LocalCopy | undefined; copies: CopyStore };

function LoadedPosting({ target, left, copies, ...rest }: LoadedProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["company", "posting", target],
    queryFn: () => loadStart(target),
    // Read once: from then on the form's state counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error)
    return <Trouble error={error} isBusy={isFetching} left={left} copies={copies} onAgain={() => void refetch()} />;
  if (!data) return <PostingSkeleton />;
  if (target.kind === "draft" && data.place.jobId !== null)
    return <Navigate to={`${CORPORATE_JOBS_PATH}/${data.place.jobId}/edit`} replace />;
  const why = data.job && whyNotEdit(data.job);
  if (why) return <NotEditable {...why} />;
  return <PostingEditor {...rest} target={target} start={data} left={left} copies={copies} />;
}

function whyNotEdit({ isExternal, badJob, status }: PostedJob): { title: string; text: string } | null {
  if (isExternal)
    return {
      title: t.thisJobIsListedOnAnotherSite,
      text: t.whatIsChangedThereIsChangedHere,
    };
  if (badJob)
    return {
      title: t.thisJobWasTakenOffTheLists,
      text: t.thatHappenedAfterAReportPlease,
    };
  if (status !== "PUBLISHED")
    return {
      title: t.thisJobIsNotOpenAnyMore,
      text: t.youCanPostItAgainAsIt,
    };
  return null;
}

function NotEditable({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      level={1}
      icon="briefcase"
      title={title}
      actions={
        <>
          <ButtonLink to={CORPORATE_JOBS_PATH}>{t.yourCompanysJobs}</ButtonLink>
          <ButtonLink to="/contact-us" variant="secondary">
            {t.contactUs}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

type TroubleProps = Pick<LoadedProps, "left" | "copies"> & { error: unknown; isBusy: boolean; onAgain: () => void };

function Trouble({ error, isBusy, left, copies, onAgain }: TroubleProps) {
  const navigate = useNavigate();
  const status = error instanceof CallError ? error.status : 0;
  if (status !== 404 && status !== 403)
    return <LoadTrouble level={1} text={reasonOf(error)} isBusy={isBusy} onAgain={onAgain} />;
  const saveAnew = (copy: LocalCopy) => {
    const draftId = newDraftId();
    copies.keep(draftId, { ...copy, place: newPlace(draftId) });
    copies.forget(copy.place.jobId ?? copy.place.draftId);
    void navigate(`/v2/corporate/drafts/${draftId}`, { replace: true, state: { isNew: true } });
  };
  return (
    <EmptyState
      level={1}
      icon={status === 403 ? "people" : "search"}
      title={status === 403 ? t.youDoNotBelongToACompany : t.thereIsNoSuchDraftOrJob}
      actions={
        status === 403 ? (
          <ButtonLink to="/contact-us">{t.contactUs2}</ButtonLink>
        ) : (
          <>
            {left && <Button onClick={() => saveAnew(left)}>{t.saveWhatITypedAsANew}</Button>}
            <ButtonLink to={CORPORATE_JOBS_PATH} variant={left ? "secondary" : "primary"}>
              {t.yourCompanysJobs}
            </ButtonLink>
          </>
        )
      }
    >
      <p>
        {status === 403
          ? t.askOneOfYourCompanysAdminsFor
          : left
            ? t.aColleagueHasPublishedOrRemoved2
            : t.itMayHaveBeenPublishedOrRemoved}
      </p>
    </EmptyState>
  );
}

const PostingSkeleton = () => (
  <LoadingBlock
    label={t.theFormIsBeingLoaded}
    sizes={["h-12 w-72", "h-72", "h-56"]}
    className="wrap grid gap-5 py-10"
  />
);
