// The applicant: contact details, what they say about themselves, and the CV they sent.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicantDetails } from "../../../../../contract/applications/applicants-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { applicantKey } from "../../../../session/company-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { saveAs } from "../../../../ui/save-as.ts";
import { showToast } from "../../../../ui/toast.ts";
import { changeLists } from "../list/applicant-queries.ts";

export function PersonSection({ details }: { details: ApplicantDetails }) {
  const { email, phone_number, links, summary, cvFileName, isCvOpened } = details;
  const { open, isBusy } = useCv(details);
  return (
    <section aria-labelledby="applicant-person" className="pane-part">
      <h3 id="applicant-person">CV and contact</h3>
      {cvFileName !== null && (
        <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-3.5">
          <Button variant="primary" busy={isBusy} busyLabel="One moment…" onClick={() => void open()}>
            <Icon name="download" size={18} />
            Open CV
          </Button>
          <div className="min-w-0">
            <p className="text-sm font-semibold break-words">{cvFileName}</p>
            <p className="text-xs text-ink-faint">
              {isCvOpened ? "Opened by your company; they can see that." : "They can see when your company opens it."}
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
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      {summary && <p className="mt-3.5 text-sm/body text-ink-soft whitespace-pre-line">{summary}</p>}
    </section>
  );
}

/** Links come from CVs: show only web addresses. */
const isWebAddress = (link: string) => /^https?:\/\//i.test(link);

function useCv(details: ApplicantDetails) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Never rejects. The link expires after a minute, so each call requests a new one. */
  const open = async () => {
    setBusy(true);
    try {
      const params = { applicationId: details.applicationId };
      const { url, fileName } = await repeatCall(() => ask("openApplicantCv", { params }));
      saveAs(url, fileName);
      markOpened(queries, details);
    } catch (error) {
      showToast("error", reasonOf(error), { label: "Try again", onAction: () => void open() });
    } finally {
      setBusy(false);
    }
  };
  return { open, isBusy };
}

function markOpened(queries: QueryClient, { applicationId, jobId }: ApplicantDetails): void {
  changeLists(queries, jobId, (pages) =>
    pages.map((page) => ({
      ...page,
      data: page.data.map((row) => (row.applicationId === applicationId ? { ...row, isCvOpened: true } : row)),
    })),
  );
  void queries.invalidateQueries({ queryKey: applicantKey(applicationId) });
}
