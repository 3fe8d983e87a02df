// The parts of an applicant's details: CV and contact, the match score, and the timeline.

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/applications.ts";
import type { Applicant, ApplicantDetails } from "../../../../../contract/applications/applicants-wire.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../../contract/matching/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { applicantKey } from "../../../../session/company-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { BadgeList } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Gauge } from "../../../../ui/gauge.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { saveAs } from "../../../../ui/save-as.ts";
import { showToast } from "../../../../ui/toast.ts";
import { changeRow } from "../list/applicant-queries.ts";
import { labelOf, reasonWords } from "../stage-words.ts";

/** `id` is the heading's, which can have the focus. */
export function PanePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="pane-part">
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The applicant: contact details, what they say about themselves, and the CV they sent. */
export function PersonSection({ details }: { details: ApplicantDetails }) {
  const { email, phone_number, links, summary, cvFileName, isCvOpened } = details;
  const { open, isBusy } = useCv(details);
  return (
    <PanePart id="applicant-person" title={t.cvAndContact}>
      {cvFileName !== null && (
        <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-3.5">
          <Button variant="primary" busy={isBusy} busyLabel={t.oneMoment} onClick={() => void open()}>
            <Icon name="download" size={18} />
            {t.openCv}
          </Button>
          <div className="min-w-0">
            <p className="text-sm font-semibold wrap-anywhere">{cvFileName}</p>
            <p className="text-xs text-ink-faint">
              {isCvOpened ? t.openedByYourCompanyTheyCanSee : t.theyCanSeeWhenYourCompanyOpens}
            </p>
          </div>
        </div>
      )}
      <ul className="flex flex-wrap gap-y-1.5 gap-x-6 mt-3.5 text-sm/body [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&>li]:min-w-0 [&>li]:wrap-anywhere [&_svg]:text-ink-faint">
        <li>
          <Icon name="mail" size={18} />
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </li>
        {phone_number && (
          <li>
            <Icon name="chat" size={18} />
            <a href={`tel:${phone_number}`} className="text-link">
              {phone_number}
            </a>
          </li>
        )}
        {links.filter(isWebAddress).map((link) => (
          <li key={link}>
            <Icon name="link" size={18} />
            <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
              {link.replace(/^https?:\/\/(www\.)?/, "")}
              <span className="sr-only"> {t.opensInANewTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <CandidatesNote details={details} />
      {summary && <p className="mt-3.5 text-sm/body text-ink-soft whitespace-pre-line">{summary}</p>}
    </PanePart>
  );
}

function CandidatesNote({ details: { name, timeline } }: { details: ApplicantDetails }) {
  const note = timeline.find(isApplying)?.message;
  if (!note) return null;
  return (
    <figure className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm/body">
      <figcaption className="font-semibold">{fill(t.noteFrom, { name })}</figcaption>
      <blockquote className="mt-1 whitespace-pre-line wrap-anywhere">{note}</blockquote>
    </figure>
  );
}

/** Links come from CVs: show only web addresses. */
const isWebAddress = (link: string) => /^https?:\/\//i.test(link);

function useCv({ applicationId, jobId }: ApplicantDetails) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Never rejects. The link expires after a minute, so each call requests a new one. */
  const open = async () => {
    setBusy(true);
    try {
      const { url, fileName } = await repeatCall(() => ask("openApplicantCv", { params: { applicationId } }));
      saveAs(url, fileName);
      changeRow(queries, jobId, { applicationId, isCvOpened: true });
      void queries.invalidateQueries({ queryKey: applicantKey(applicationId) });
    } catch (error) {
      showToast("error", reasonOf(error), { label: t.tryAgain, onAction: () => void open() });
    } finally {
      setBusy(false);
    }
  };
  return { open, isBusy };
}

const SCORE_PARTS = [
  { part: "coreSkills", name: t.coreSkills },
  { part: "experience", name: t.experience },
  { part: "roleAndResponsibilities", name: t.roleAndResponsibilities },
  { part: "softSkills", name: t.softSkills },
] as const;

/** Explains the match score, as the server calculated it when they applied. */
export function MatchSection({ row }: { row: Applicant }) {
  return (
    <PanePart id="applicant-match" title={t.match}>
      <div className="grid gap-y-4 gap-x-8 items-center justify-items-center mt-3.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Gauge
          label={t.matchScore}
          value={row.matchingScore}
          max={MAX_SHOWN_SCORE}
          {...bandOf(row.matchingScore)}
          size="lg"
        />
        <dl className="applicant-parts">
          {SCORE_PARTS.map(({ part, name }) => (
            <div key={part}>
              <dt>{name}</dt>
              <dd>{Math.round(row.scoreDetails[part])}</dd>
              <svg viewBox={`0 0 ${MAX_SHOWN_SCORE} 8`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={MAX_SHOWN_SCORE} height="8" />
                <rect width={row.scoreDetails[part]} height="8" />
              </svg>
            </div>
          ))}
        </dl>
      </div>
      <Skills title={t.skillsOfTheJobThatTheyHave} names={row.matchedSkills} tone="good" />
      <Skills title={t.skillsOfTheJobThatTheyDo} names={row.missingSkills} tone="plain" />
      <p className="mt-1 text-xs/body text-ink-faint">{t.asItStoodWhenTheyApplied}</p>
    </PanePart>
  );
}

function Skills({ title, names, tone }: { title: string; names: readonly string[]; tone: "good" | "plain" }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-4">
      <h4>{title}</h4>
      <BadgeList names={names} tone={tone} />
    </div>
  );
}

type TimelineEvent = ApplicantDetails["timeline"][number];

const isApplying = ({ by, status }: TimelineEvent) => by === "CANDIDATE" && status === "APPLIED";

/** The history of an application, newest first, including what the applicant does not see yet. */
export function TimelineSection({ details }: { details: ApplicantDetails }) {
  return (
    <PanePart id="applicant-timeline" title={t.timeline}>
      <ol className="applicant-timeline">
        {details.timeline.toReversed().map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p className="font-semibold">{titleOf(event, details.name)}</p>
            <p className="text-xs text-ink-faint">{momentOf(event.at)}</p>
            {event.reason && <p className="text-sm text-ink-soft">{reasonWords(event.reason, event.by)}</p>}
            {event.message && !isApplying(event) && (
              <blockquote className="mt-1.5 py-2 px-3.5 [border-inline-start:3px_solid_var(--line-strong)] whitespace-pre-line text-ink-soft">
                {event.message}
              </blockquote>
            )}
            <Hidden event={event} now={Date.now()} />
          </li>
        ))}
      </ol>
    </PanePart>
  );
}

function Hidden({ event: { status, tellsAt }, now }: { event: TimelineEvent; now: number }) {
  if (status !== "REJECTED") return null;
  if (tellsAt === null) return <p className="text-xs text-ink-faint">{t.takenBackBeforeTheyHeardOfIt}</p>;
  if (Date.parse(tellsAt) <= now) return null;
  return <p className="text-xs text-ink-faint">{fill(t.theyHearOfItOn, { tellsAt: momentOf(tellsAt) })}</p>;
}

function titleOf({ kind, status, by, byName }: TimelineEvent, name: string): string {
  if (kind === "CV_OPENED") return byName ? fill(t.openedTheCv, { byName }) : t.yourCompanyOpenedTheCv;
  if (by === "CANDIDATE") return status === "WITHDRAWN" ? fill(t.withdrew, { name }) : fill(t.applied2, { name });
  const label = status === null ? "" : labelOf(status);
  return byName ? fill(t.by, { label, byName }) : label;
}
