// Shown in place of any page while the network is away: what this browser keeps of its person's jobs and applications.
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { safeReturnTo } from "../../../contract/identity/return-to.ts";
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

export const meta = fixedMeta({
  title: "Kept for reading offline",
  description: `The jobs and applications that ${BRAND_NAME} keeps in this browser, to read while there is no network.`,
});

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
      <PageHead title="Kept for reading offline">
        <p>
          Pages open again once you are connected; this one then goes on by itself. Until then you can read what this
          browser keeps for you.
        </p>
      </PageHead>
      <p className="mt-6">
        <Button onClick={() => goOnTo(from)} data-needs-script="">
          Try again
        </Button>
      </p>
      <div aria-live="polite" className="mt-10 grid gap-12">
        {kept === undefined ? <p>One moment: what is kept here is being read.</p> : <Lists kept={kept} />}
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
  if (kept === "none")
    return <p>You are not logged in, so nothing is kept here. Logging out erases what was kept on this device.</p>;
  return (
    <>
      <KeptList title="Saved jobs" list={kept.saved} none="You have no saved jobs.">
        {(rows) => rows.map((job) => <JobEntry key={job.id} job={job} />)}
      </KeptList>
      <KeptList title="Jobs you looked at" list={kept.viewed} none="You have opened no job here yet.">
        {(rows) => rows.map((job) => <JobEntry key={job.id} job={job} />)}
      </KeptList>
      <KeptList title="Your applications" list={kept.applications} none="You have sent no applications.">
        {(rows) =>
          rows.map(({ id, jobTitle, companyName, city, status, appliedAt, timeline }) => (
            <li key={id} className="py-4">
              <h3 className="text-lg wrap-anywhere">{jobTitle}</h3>
              <p className="text-ink-soft wrap-anywhere">{[companyName, city].filter(Boolean).join(" · ")}</p>
              <p className="mt-1 text-sm/body">
                {STATUS_WORDS[status]} · applied {dayOf(appliedAt)}
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
        <p className="mt-2 text-ink-soft">Nothing is kept yet.</p>
      ) : (
        <>
          <p className="mt-1 text-sm/body text-ink-faint">Kept from {momentOf(new Date(list.at).toISOString())}</p>
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
          <p className="mt-4">The description of this job is not kept.</p>
        )}
      </Disclosure>
    </li>
  );
}
