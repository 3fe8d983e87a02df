// One of the company's jobs: title, days left, applicants by stage, and actions.

import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "#messages/applications.ts";
import { DATES } from "#messages/language.ts";
import type { CompanyJob } from "../../../../../contract/applications/applicants-wire.ts";
import { CallError } from "../../../../../contract/call-error.ts";
import { type CloseReason, LISTED_DAYS, WARNED_DAYS } from "../../../../../contract/jobs/posting-rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { companyJobsKey, jobDraftsKey } from "../../../../session/company-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, NativeSelect } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Menu, type MenuItem } from "../../../../ui/menu.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { rich } from "../../../../ui/rich.tsx";
import { unseen } from "../../../../ui/tags.tsx";
import { showToast, type ToastAction } from "../../../../ui/toast.ts";
import { listAddress } from "../list-address.ts";
import { JobStatusBadge } from "../stage-badge.tsx";
import { applicantCount, filledStages, labelOf } from "../stage-words.ts";
import { daysUntil, offersOf } from "./company-jobs.ts";

export function CompanyJobRow({ job }: { job: CompanyJob }) {
  return (
    <li className="card company-job grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 gap-x-4 [align-items:start]">
      <div className="flex flex-wrap items-center gap-y-1 gap-x-3 min-w-0 [&>h3]:font-sans [&>h3]:text-lg/[1.3] [&>h3]:font-[650] [&>h3]:tracking-[-0.01em] [&>h3]:wrap-anywhere [&_a:hover]:text-(--link) [&_a:hover]:underline [&_a:hover]:underline-offset-[0.2em]">
        <h3>
          <Title job={job} />
        </h3>
        <JobStatusBadge job={job} />
      </div>
      <p className="col-1 flex flex-wrap items-center gap-y-0.5 gap-x-4 text-sm/body text-ink-soft">
        {job.city && <span>{job.city}</span>}
        <span>{fill(t.posted, { createdAt: dayOf(job.createdAt) })}</span>
        <Listed job={job} />
      </p>
      <Applied job={job} />
      {!job.isExternal && <JobActions job={job} />}
    </li>
  );
}

/** The public job page is for candidates; recruiters are led to the applicants. */
function Title({ job: { id, jobTitle, isExternal, jobUrl } }: { job: CompanyJob }) {
  if (!isExternal) return <Link to={listAddress(id)}>{jobTitle}</Link>;
  if (jobUrl === null) return jobTitle;
  return (
    <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow">
      {jobTitle}
      <Icon name="external" size={16} className="ms-1.5 inline align-[-0.15em]" />
      <span className="sr-only"> {t.opensInANewTab}</span>
    </a>
  );
}

function Listed({ job: { status, badJob, expiresAt } }: { job: CompanyJob }) {
  if (status !== "PUBLISHED" || badJob || expiresAt === null) return null;
  const days = daysUntil(expiresAt, Date.now());
  if (days > WARNED_DAYS) return <span>{fill(t.listedUntil, { expiresAt: dayOf(expiresAt) })}</span>;
  return (
    <Badge tone="accent" icon="clock">
      {days <= 1 ? t.listedForOneMoreDay : fill(t.listedForMoreDays, { days })}
    </Badge>
  );
}

function Applied({ job }: { job: CompanyJob }) {
  if (job.isExternal) return <p className="col-1 mt-2 text-sm/body text-ink-faint">{t.fromOutsidePeopleApplyOnThe}</p>;
  if (job.applicants === 0)
    return <p className="col-1 mt-2 text-sm/body text-ink-faint">{t.noApplicantsYetSentence}</p>;
  return (
    <ul
      className="col-1 flex flex-wrap gap-y-1 gap-x-4.5 mt-2 text-sm/body [&_a]:inline-block [&_a]:py-0.5 pointer-coarse:[&_a]:py-2.5 [&_a]:text-(--link) [&_a]:underline-offset-[0.2em] [&_a:hover]:underline"
      aria-label={fill(t.applicantsOf, { jobTitle: job.jobTitle })}
    >
      <li>
        <Link to={listAddress(job.id)}>
          <strong>{applicantCount(job.applicants)}</strong>
        </Link>
      </li>
      {filledStages(job.counts).map(({ status, count }) => (
        <li key={status}>
          <Link to={listAddress(job.id, { status })}>
            {count.toLocaleString(DATES)} {labelOf(status).toLowerCase()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function JobActions({ job }: { job: CompanyJob }) {
  const [isClosing, setClosing] = useState(false);
  const actions = useJobActions(job);
  const items: Record<ReturnType<typeof offersOf>[number], MenuItem> = {
    edit: { id: "edit", label: t.edit, icon: "pencil", href: `/v2/corporate/jobs/${job.id}/edit` },
    renew: { id: "renew", label: t.renewFor90Days, icon: "refresh", onAction: () => void actions.renew() },
    repost: { id: "repost", label: t.postAgain, icon: "refresh", onAction: () => void actions.repost() },
    clone: { id: "clone", label: t.newDraftLikeThis, icon: "document", onAction: () => void actions.clone() },
    close: { id: "close", label: t.close, icon: "lock", onAction: () => setClosing(true) },
  };
  const offers = offersOf(job);
  return (
    <div className="col-2 row-[1/span_3] flex items-center gap-1 max-sm:col-span-full max-sm:row-auto max-sm:mt-2 max-sm:justify-between">
      <ButtonLink to={listAddress(job.id)} variant="secondary" size="sm">
        {rich(t.applicantsOf2, { jobTitle: job.jobTitle, span: unseen })}
      </ButtonLink>
      {offers.length > 0 && (
        <Menu
          label={fill(t.moreFor, { jobTitle: job.jobTitle })}
          variant="quiet"
          size="sm"
          iconOnly
          items={offers.map((offer) => items[offer])}
        >
          {actions.isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="more" className="stroke-3" />}
        </Menu>
      )}
      <CloseJobDialog job={job} isOpen={isClosing} onClose={() => setClosing(false)} />
    </div>
  );
}

/** Renews, reposts or clones a company's job: a toast on success, and a retry when the network failed. */
function useJobActions(job: CompanyJob) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const params = { jobid: job.id };

  /** Never rejects; `work` must be idempotent. `offer`: an action to show with the refusal. */
  const attempt = async (work: () => Promise<unknown>, offer?: (error: unknown) => ToastAction | undefined) => {
    setBusy(true);
    try {
      await repeatCall(work);
    } catch (error) {
      const mayPass = !(error instanceof CallError) || error.status === 0 || error.status >= 500;
      const again = { label: t.tryAgain, onAction: () => void attempt(work, offer) };
      showToast("error", reasonOf(error), mayPass ? again : offer?.(error));
      // A refusal means that the list is out of date.
      if (!mayPass) void queries.invalidateQueries({ queryKey: companyJobsKey });
    } finally {
      setBusy(false);
    }
  };

  const clone = () => {
    const key = newCallKey();
    return attempt(async () => {
      const draft = await ask("cloneJob", { params, key });
      void queries.invalidateQueries({ queryKey: jobDraftsKey });
      await navigate(`/v2/corporate/drafts/${draft.id}`);
    });
  };
  /** A job that fails today's validation, or that is already listed, can still be written anew. */
  const offerDraft = (error: unknown): ToastAction | undefined =>
    error instanceof CallError && [400, 409].includes(error.status)
      ? { label: t.writeANewDraft, onAction: () => void clone() }
      : undefined;

  return {
    isBusy,
    renew: () =>
      attempt(async () => {
        await ask("renewPostedJob", { params });
        showToast("success", fill(t.isListedForDaysFromToday, { jobTitle: job.jobTitle, listedDays: LISTED_DAYS }));
        await queries.invalidateQueries({ queryKey: companyJobsKey });
      }),
    repost: () => {
      const key = newCallKey();
      return attempt(async () => {
        await ask("repostJob", { params, key });
        showToast("success", fill(t.isOpenAgainAsANewJob, { jobTitle: job.jobTitle, listedDays: LISTED_DAYS }));
        await queries.invalidateQueries({ queryKey: companyJobsKey });
      }, offerDraft);
    },
    clone,
  };
}

const REASONS = [
  { value: "FILLED", label: t.someoneWasFound },
  { value: "ON_HOLD", label: t.itIsOnHold },
  { value: "CANCELLED", label: t.itIsNoLongerWanted },
  { value: "OTHER", label: t.somethingElse },
] as const satisfies readonly { value: CloseReason; label: string }[];

function CloseJobDialog({ job, isOpen, onClose }: { job: CompanyJob; isOpen: boolean; onClose: () => void }) {
  const form = useId();
  const queries = useQueryClient();
  const { isBusy, problem, run } = useAction();
  const close = async (reason: CloseReason) => {
    await repeatCall(() => ask("closePostedJob", { params: { jobid: job.id }, body: { reason } }));
    onClose();
    void queries.invalidateQueries({ queryKey: companyJobsKey });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(t.close2, { jobTitle: job.jobTitle })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.keepItOpen}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyLabel={t.closing}>
            {t.closeTheJob}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const reason = new FormData(event.currentTarget).get("reason") as CloseReason;
          void run(() => close(reason), fill(t.isClosed, { jobTitle: job.jobTitle }));
        }}
      >
        <p>{t.itLeavesEveryListAtOnceAnd}</p>
        <Field name="reason" label={t.why}>
          {(control) => <NativeSelect {...control} options={REASONS} />}
        </Field>
        {problem && (
          <Alert tone="bad" role="alert" title={problem.title}>
            {t.theJobIsStillOpen}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
