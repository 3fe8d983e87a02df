// The person's shares and what came of each: a tab of the candidate's dashboard.

import { Link } from "react-router";
import { t } from "#messages/sharing.ts";
import { jobPath } from "../../../contract/paths.ts";
import type { Share, ShareState } from "../../../contract/sharing/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { sharesKey } from "../../session/candidate-keys.ts";
import { usePages } from "../../session/use-pages.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { longDayOf } from "../../ui/moments.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { rich } from "../../ui/rich.tsx";
import { Section } from "../../ui/section.tsx";
import { ShareButton } from "./share-button.tsx";

const PAGE_SIZE = 20;
/** The jobs that earn a reward: those posted here. */
const JOBS_TO_SHARE = "/jobs?dashboard=USER";

export function SharesTab() {
  const list = usePages(sharesKey, (lastKey) => ask("listShares", { query: { pageSize: PAGE_SIZE, lastKey } }));
  return (
    <PagedList list={list} loading={LOADING} empty={<NoShares />}>
      {(shares) => (
        <Section id="shares-title" title={t.myShares} head="sr-only">
          {list.first && <Totals totals={list.first.totals} />}
          <ul className="grid gap-4 mt-5">
            {shares.map((share) => (
              <ShareCard key={share.referAndEarnId} share={share} />
            ))}
          </ul>
        </Section>
      )}
    </PagedList>
  );
}

function Totals({ totals }: { totals: Share["counts"] }) {
  const facts = [
    [totals.visitors, totals.visitors === 1 ? t.personCame : t.peopleCame],
    [totals.applications, "applied"],
    [totals.rewards, totals.rewards === 1 ? t.rewardEarned : t.rewardsEarned],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3">
      {facts.map(([count, label]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end py-3.5 px-4.5 rounded-lg bg-sunken [&>dd]:text-2xl/[1.1] [&>dd]:font-[650] [&>dd]:tabular-nums [&>dt]:text-sm/body [&>dt]:text-ink-soft"
        >
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoShares() {
  return (
    <EmptyState
      icon="share"
      title={t.nothingSharedYet}
      actions={<ButtonLink to={JOBS_TO_SHARE}>{t.findAJobToShare}</ButtonLink>}
    >
      <p>{t.knowSomeoneWhoWouldFitOpenA}</p>
    </EmptyState>
  );
}

const LOADING = {
  label: t.yourSharesAreBeingLoaded,
  sizes: ["h-22", "h-36", "h-36"],
  className: "grid gap-3",
};

const STATES: Record<ShareState, { label: string; tone: "brand" | "good" | "plain" }> = {
  APPLIED: { label: t.applied, tone: "brand" },
  EARNED: { label: t.rewardEarned2, tone: "good" },
  ENDED: { label: t.endedWithoutReward, tone: "plain" },
};

/** One share: the job, whether it is still open, what came of it, and sharing again. */
function ShareCard({ share }: { share: Share }) {
  const { jobTitle, companyName, isJobOpen, counts, results } = share;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap gap-y-1 gap-x-4 [align-items:start] justify-between wrap-anywhere">
        <div className="min-w-0">
          <h3 className="text-lg">
            {isJobOpen ? (
              <Link to={jobPath({ id: share.jobId, companyName })} className="text-link">
                {jobTitle}
              </Link>
            ) : (
              jobTitle
            )}
          </h3>
          <p className="text-sm text-ink-soft">
            {rich(t.sharedOn, {
              companyName,
              createdAt: longDayOf(share.createdAt),
              time: (words) => <time dateTime={share.createdAt}>{words}</time>,
            })}
          </p>
        </div>
        {!isJobOpen && <Badge>{t.closed}</Badge>}
      </div>
      <p className="text-sm">{toldCounts(counts)}</p>
      {results.length > 0 && (
        <ul
          className="flex flex-wrap gap-y-2 gap-x-5 text-sm/body text-ink-faint [&>li]:flex [&>li]:gap-2 [&>li]:items-center"
          aria-label={t.whatCameOfIt}
        >
          {results.map(({ state, at }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are anonymous, so the index is the only key
            <li key={place}>
              <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
              <time dateTime={at}>{longDayOf(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {isJobOpen && (
        <div className="-ml-3">
          <ShareButton job={{ id: share.jobId, title: jobTitle, companyName, isExternal: false }} />
        </div>
      )}
    </Card>
  );
}

function toldCounts({ visitors, applications }: Share["counts"]): string {
  if (visitors === 0 && applications === 0) return t.noLogInByYourLink;
  return applications === 0
    ? fill(t.peopleCameAndNoneApplied, { visitors })
    : fill(t.peopleCameAndApplied, { visitors, applications });
}
