// The history of an application, newest first, including what the applicant does not see yet.
import type { ApplicantDetails } from "../../../../contract/applications/applicants-wire.ts";
import { momentOf } from "../show-moment.ts";
import { labelOf } from "../stage-words.ts";
import { reasonWords } from "./reason-words.ts";

type TimelineEvent = ApplicantDetails["timeline"][number];

export function TimelineSection({ details }: { details: ApplicantDetails }) {
  return (
    <section aria-labelledby="applicant-timeline" className="pane-part">
      <h3 id="applicant-timeline" tabIndex={-1}>
        Timeline
      </h3>
      <ol className="applicant-timeline">
        {details.timeline.toReversed().map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p className="font-semibold">{titleOf(event, details.name)}</p>
            <p className="text-xs text-ink-faint">{momentOf(event.at)}</p>
            {event.reason && <p className="text-sm text-ink-soft">{reasonWords(event.reason, event.by)}</p>}
            {event.message && (
              <blockquote className="mt-1.5 py-2 px-3.5 [border-inline-start:3px_solid_var(--line-strong)] whitespace-pre-line text-ink-soft">
                {event.message}
              </blockquote>
            )}
            <Hidden event={event} now={Date.now()} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Hidden({ event: { status, tellsAt }, now }: { event: TimelineEvent; now: number }) {
  if (status !== "REJECTED") return null;
  if (tellsAt === null) return <p className="text-xs text-ink-faint">Taken back before they heard of it.</p>;
  if (Date.parse(tellsAt) <= now) return null;
  return <p className="text-xs text-ink-faint">They hear of it on {momentOf(tellsAt)}.</p>;
}

function titleOf({ kind, status, by, byName }: TimelineEvent, name: string): string {
  if (kind === "CV_OPENED") return byName ? `${byName} opened the CV` : "Your company opened the CV";
  if (by === "CANDIDATE") return status === "WITHDRAWN" ? `${name} withdrew` : `${name} applied`;
  const label = status === null ? "" : labelOf(status);
  return byName ? `${label} by ${byName}` : label;
}
