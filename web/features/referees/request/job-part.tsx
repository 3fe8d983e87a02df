// The job of a referral request, as far as it is known here.
import { Link } from "react-router";
import { jobPath } from "../../../../contract/paths.ts";
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { useReferee } from "../../../session/use-referee.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";

export function JobPart({ request }: { request: RefereeRequestDetail }) {
  const companyName = useReferee().data?.companyName ?? "";
  const { jobId, jobUrl, jobTitle, jobDescription, isJobOpen } = request;
  return (
    <section aria-labelledby="job-title" className="card">
      <h2 id="job-title" className="text-xl">
        The job
      </h2>
      <p className="mt-3">
        {jobId ? (
          <Link to={jobPath({ id: jobId, companyName })} className="text-link">
            {jobTitle}
          </Link>
        ) : isWebAddress(jobUrl) ? (
          <a href={jobUrl} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
            {jobTitle}
            <Icon name="external" size={16} className="ms-1.5 inline align-[-0.15em]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : (
          jobTitle
        )}
      </p>
      {!isJobOpen && (
        <Alert tone="notice" className="mt-4" title="This job takes no applications here any more">
          <p>You can still refer them if it is open inside, or decline and say so.</p>
        </Alert>
      )}
      {jobDescription && (
        <Disclosure summary="The description, as the candidate pasted it" className="mt-3">
          <p className="whitespace-pre-line break-words">{jobDescription}</p>
        </Disclosure>
      )}
    </section>
  );
}

/** Addresses come from candidates: only web addresses become links. */
const isWebAddress = (address: string | null): address is string => address !== null && /^https?:\/\//i.test(address);
