// Shown in place of any page while the network is away: what this browser keeps of its person's jobs and applications.

import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/content.ts";
import { safeReturnTo } from "../../../contract/identity/return-to.ts";
import { fill } from "../../../messages/fill.ts";
import { STATUS_WORDS } from "../../features/applications/status-words.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { JobFacts } from "../../features/jobs/job-detail.tsx";
import { presentJobDetail } from "../../features/jobs/present-job.ts";
import { type KeptJob, type KeptLists, readOffline } from "../../session/offline-store.ts";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { dayOf, momentOf } from "../../ui/moments.ts";

export const meta = fixedMeta({ title: t.keptForReadingOffline, description: t.theJobsAndApplicationsThatKeeps });

/** "none": without a login, nothing is kept. */
type State = KeptLists | "none" | undefined;

export default function Offline() {
  const [kept, setKept] = useState<State>();
  const wanted = useSearchParams()[0].get("from");
  const from = safeReturnTo(wanted);
  const isInPlaceOfPage = wanted !== null;
  useEffect(() => {
    void (isSessionExpected() ? readOffline() : Promise.resolve(null)).then((lists) => setKept(lists ?? "none"));
    return whenSiteAnswers(() => goOnTo(from), isInPlaceOfPage);
  }, [from, isInPlaceOfPage]);
  return (
    <div className="wrap max-w-4xl pt-10 pb-20 md:pt-14">
      <PageHead title={t.keptForReadingOffline} lead={t.pagesOpenAgainOnceYouAre} />
      <p className="mt-6">
        <Button onClick={() => goOnTo(from)} data-needs-script="">
          {t.tryAgain}
        </Button>
      </p>
      <div aria-live="polite" className="mt-10 grid gap-12">
        {kept === undefined ? <p>{t.oneMomentWhatIsKeptHereIs}</p> : <Lists kept={kept} />}
      </div>
    </div>
  );
}

/** The worker never sees an address's fragment, where an invite has its token; the browser brought it along to this one. */
const goOnTo = (from: string) => window.location.replace(from + window.location.hash);

const LOOK_AGAIN_MS = 3_000;

/** A browser may say that it is online before the site can be reached. `isPatient` also looks now and then by itself. */
function whenSiteAnswers(goOn: () => void, isPatient: boolean): () => void {
  const look = () =>
    fetch("/healthz", { cache: "no-store" }).then(
      ({ ok }) => ok && goOn(),
      () => {},
    );
  const timer = isPatient ? setInterval(look, LOOK_AGAIN_MS) : undefined;
  window.addEventListener("online", look);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", look);
  };
}

function Lists({ kept }: { kept: KeptLists | "none" }) {
  if (kept === "none") return <p>{t.youAreNotLoggedInSoNothing}</p>;
  return (
    <>
      <KeptList title={t.savedJobs} list={kept.saved} none={t.youHaveNoSavedJobs}>
        {(rows) => rows.map((job) => <JobEntry key={job.id} job={job} />)}
      </KeptList>
      <KeptList title={t.jobsYouLookedAt} list={kept.viewed} none={t.youHaveOpenedNoJobHereYet}>
        {(rows) => rows.map((job) => <JobEntry key={job.id} job={job} />)}
      </KeptList>
      <KeptList title={t.yourApplications} list={kept.applications} none={t.youHaveSentNoApplications}>
        {(rows) =>
          rows.map(({ id, jobTitle, companyName, city, status, appliedAt, timeline }) => (
            <li key={id} className="py-4">
              <h3 className="text-lg wrap-anywhere">{jobTitle}</h3>
              <p className="text-ink-soft wrap-anywhere">{[companyName, city].filter(Boolean).join(" · ")}</p>
              <p className="mt-1 text-sm/body">
                {fill(t.applied, { statusWords: STATUS_WORDS[status], appliedAt: dayOf(appliedAt) })}
              </p>
              <ul className="mt-2 text-sm/body text-ink-soft">
                {timeline
                  .filter((event) => event.message !== null)
                  .map((event) => (
                    <li key={event.id} className="wrap-anywhere">
                      {dayOf(event.at)}: {event.message}
                    </li>
                  ))}
              </ul>
            </li>
          ))
        }
      </KeptList>
    </>
  );
}

type KeptListProps<Row> = {
  title: string;
  list: { at: number; rows: Row[] } | null;
  none: string;
  children: (rows: Row[]) => ReactNode;
};

function KeptList<Row>({ title, list, none, children }: KeptListProps<Row>) {
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      {list === null ? (
        <p className="mt-2 text-ink-soft">{t.nothingIsKeptYet}</p>
      ) : (
        <>
          <p className="mt-1 text-sm/body text-ink-faint">
            {fill(t.keptFrom, { toISOString: momentOf(new Date(list.at).toISOString()) })}
          </p>
          {list.rows.length === 0 && <p className="mt-2 text-ink-soft">{none}</p>}
          <ul className="mt-3 border-y border-y-line divide-y divide-line">{children(list.rows)}</ul>
        </>
      )}
    </section>
  );
}

function JobEntry({ job }: { job: KeptJob }) {
  const shown = presentJobDetail({ ...job, jobDescription: job.jobDescription ?? "" }, Date.now());
  return (
    <li>
      <Disclosure summary={`${shown.title} · ${shown.companyName}`}>
        <JobFacts job={shown} />
        {shown.description ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it is stored
          <div className="job-prose" dangerouslySetInnerHTML={{ __html: shown.description }} />
        ) : (
          <p className="mt-4">{t.theDescriptionOfThisJobIsNot}</p>
        )}
      </Disclosure>
    </li>
  );
}
