// The person's skills against the open jobs: what is wanted most where they fit, and which one more would open the
// most.

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/matching.ts";
import type { SkillMarket as Market } from "../../../contract/matching/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { counted } from "../../ui/moments.ts";
import { rich } from "../../ui/rich.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Keys beginning with "match" are invalidated when the profile changes. */
const marketKey = ["match", "market"] as const;

/** Needs a QueryProvider around it. */
export function SkillMarket() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: marketKey,
    queryFn: () => ask("getSkillMarket"),
  });
  return (
    <section className="card" aria-labelledby="market-title" aria-busy={isFetching}>
      <h2 id="market-title" className="text-xl">
        {t.mySkillsAgainstTheMarket}
      </h2>
      {data && <MarketBody market={data} />}
      {!data && !isError && <Waiting />}
      {!data && isError && (
        <Alert tone="bad" title={t.theMarketCouldNotBeRead} className="mt-3">
          <Button variant="secondary" size="sm" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </Alert>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div className="mt-4 grid gap-3" aria-hidden="true">
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

function MarketBody({ market }: { market: Market }) {
  const { jobsRead, jobsThatFit, wanted, oneMore } = market;
  const [best] = oneMore;
  if (jobsRead === 0) return <p className="text-sm/body text-ink-soft mt-3">{t.noOpenJobSharesACoreSkill}</p>;
  return (
    <>
      <p className="text-sm/body text-ink-soft mt-3">{summaryOf(jobsRead, jobsThatFit)}</p>
      {best && best.opens > 0 && (
        <p className="mt-2">
          {rich(t.aloneWouldOpenThatDoNotFit, {
            skill: best.skill,
            opens: countOf(best.opens),
            b: (words) => <strong>{words}</strong>,
          })}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-y-4 gap-x-8 my-5">
        <MarketList title={jobsThatFit > 0 ? t.mostWantedWhereYouFit : t.mostWantedNearYou}>
          {wanted.map(({ skill, jobs, has }) => (
            <MarketSkill key={skill} name={skill} count={countOf(jobs)} share={jobs / (wanted[0]?.jobs ?? 1)}>
              {has && (
                <span className="ms-2 text-xs/body font-semibold text-good whitespace-nowrap [&>svg]:inline [&>svg]:-mt-0.5 [&>svg]:mr-1 [&>svg]:mb-0 [&>svg]:ml-0">
                  <Icon name="check" size={14} />
                  {t.yours}
                </span>
              )}
            </MarketSkill>
          ))}
        </MarketList>
        {oneMore.length > 0 && (
          <MarketList title={t.oneMoreSkill}>
            {oneMore.map(({ skill, opens, raises }) => (
              <MarketSkill
                key={skill}
                name={skill}
                count={
                  opens > 0 ? fill(t.opens, { opens: countOf(opens) }) : fill(t.raises, { raises: countOf(raises) })
                }
                share={opens / Math.max(1, best?.opens ?? 1)}
              />
            ))}
          </MarketList>
        )}
      </div>
    </>
  );
}

const MarketList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-base">{title}</h3>
    <ul className="grid gap-2.5 mt-2.5 [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:gap-x-3 [&>li]:items-baseline [&>li]:text-sm/body [&>li]:wrap-anywhere">
      {children}
    </ul>
  </div>
);

const countOf = (jobs: number) => counted(jobs, "job");

function summaryOf(jobsRead: number, jobsThatFit: number): string {
  const read = jobsRead === 1 ? t.oneOpenJobShares : fill(t.ofTheNewestOpenJobsThatShare, { jobsRead });
  if (jobsRead === 1) return fill(t.aSkillWithYouAndItDoes, { read, jobsThatFit });
  const fit = jobsThatFit === 0 ? t.noneReaches : jobsThatFit === 1 ? t.oneReaches : fill(t.reach, { jobsThatFit });
  return fill(t.aSkillWithYouAMatchOf, { read, fit });
}

type MarketSkillProps = { name: string; count: string; share: number; children?: ReactNode };

/** `share`: length of the bar, 0 to 1, which repeats the count for the eye. */
function MarketSkill({ name, count, share, children }: MarketSkillProps) {
  return (
    <li>
      <span>
        <Link to={`/jobs?searchText=${encodeURIComponent(`"${name}"`)}`} className="text-link thumb">
          {name}
        </Link>
        {children}
      </span>
      <span className="text-xs/body tabular-nums text-ink-faint whitespace-nowrap">{count}</span>
      <svg
        className="col-span-full block w-full h-2 mt-1 rounded-full [&_rect]:fill-tint-6 [&_rect+rect]:fill-brand"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="100" height="8" />
        <rect width={Math.max(0, Math.min(100, share * 100))} height="8" />
      </svg>
    </li>
  );
}
