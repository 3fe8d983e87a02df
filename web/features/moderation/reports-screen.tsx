// The queue of reports: open ones, oldest first, and settled ones with their decisions.

import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { DATES } from "#messages/language.ts";
import { t } from "#messages/moderation.ts";
import { MAX_REPORT_TEXT, type ReportState } from "../../../contract/moderation/rules.ts";
import type { JobReport } from "../../../contract/moderation/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { usePages } from "../../session/use-pages.ts";
import { useReload } from "../../session/use-reload.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PagedItems } from "../../ui/paged-list.tsx";
import { rich } from "../../ui/rich.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { showToast } from "../../ui/toast.ts";
import { REPORT_TEXTS } from "./report-texts.ts";

const STATES: readonly { value: ReportState; label: string }[] = [
  { value: "OPEN", label: t.open },
  { value: "UPHELD", label: t.upheld },
  { value: "DISMISSED", label: t.dismissed },
];
const NONE: Record<ReportState, { title: string; text: string }> = {
  OPEN: { title: t.nothingToLookInto, text: t.everyReportIsSettledNewOnes },
  UPHELD: { title: t.nothingUpheldYet, text: t.reportsThatLedToAJobBeing },
  DISMISSED: { title: t.nothingDismissedYet, text: t.reportsOfJobsThatWereInOrder },
};

export function ReportsScreen() {
  const [query] = useSearchParams();
  const state = chosenIn(query, "state", STATES);
  return (
    <>
      <ChoiceLinks label={t.reportsByState} parameter="state" choices={STATES} chosen={state} className="mt-8" />
      <ReportList key={state} state={state} />
    </>
  );
}

/** Prefix of every list's query key. */
const REPORTS_KEY = ["job-reports"] as const;

const useReports = (state: ReportState) =>
  usePages([...REPORTS_KEY, state], (lastKey) => ask("listJobReports", { query: { state, lastKey } }));

const ReportList = ({ state }: { state: ReportState }) => (
  <PagedItems
    list={useReports(state)}
    loading={{ label: t.reportsAreBeingLoaded, sizes: ["h-44", "h-44"], className: "grid gap-4 mt-6" }}
    empty={<EmptyState icon="flag" title={NONE[state].title} text={NONE[state].text} />}
    className="outline-none"
    items="grid gap-4 mt-6"
  >
    {(report) => <ReportCard key={report.id} report={report} />}
  </PagedItems>
);

type Decision = Exclude<ReportState, "OPEN">;

/** One report: job, reason, reporter, and the decision on it. */
function ReportCard({ report }: { report: JobReport }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const { details, isFrozen, jobTitle, openReports } = report;
  const others = report.state === "OPEN" ? openReports - 1 : 0;
  return (
    <Card as="li" className="grid gap-3.5">
      <div className="flex flex-wrap gap-y-2 gap-x-3 [align-items:start] justify-between">
        <div className="min-w-0">
          <h2 className="text-lg">
            <a href={sitePath(report.path)} target="_blank" rel="noopener" className="text-link">
              {jobTitle}
              <span className="sr-only"> {t.opensInANewTab}</span>
            </a>
          </h2>
          <p className="text-sm text-ink-soft">{report.companyName}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isFrozen && <Badge tone="bad">{t.offTheSite}</Badge>}
          <Badge tone="accent">{REPORT_TEXTS[report.reason].label}</Badge>
        </div>
      </div>
      {details && <p className="py-3 px-4 rounded-md bg-sunken whitespace-pre-wrap wrap-anywhere">{details}</p>}
      <p className="text-sm/body text-ink-faint wrap-anywhere">
        {fill(t.reportedByOn, {
          reporter: report.reporter || t.someoneWhoHasLeft,
          createdAt: moment(report.createdAt),
        })}
        {others > 0 && fill(t.otherOpenReportsOfThisJob, { others })}
      </p>
      {report.settledAt && (
        <p className="text-sm/body text-ink-faint wrap-anywhere">
          {fill(t.byOn, {
            value: report.state === "UPHELD" ? t.upheld : t.dismissed,
            settledBy: report.settledBy ?? t.someoneWhoHasLeft,
            settledAt: moment(report.settledAt),
          })}
          {report.note && `: “${report.note}”`}
        </p>
      )}
      {report.state === "OPEN" && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="danger" size="sm" onClick={() => setDecision("UPHELD")}>
            {rich(t.upholdTheReportOf, { jobTitle, span: (words) => <span className="sr-only">{words}</span> })}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setDecision("DISMISSED")}>
            {rich(t.dismissTheReportOf, { jobTitle, span: (words) => <span className="sr-only">{words}</span> })}
          </Button>
        </div>
      )}
      <SettleDialog report={report} decision={decision} onClose={() => setDecision(null)} />
    </Card>
  );
}

const moment = (at: string): string => new Date(at).toLocaleString(DATES, { dateStyle: "long", timeStyle: "short" });

type SettleDialogProps = {
  report: JobReport;
  /** Null while the dialog is closed. */
  decision: Decision | null;
  onClose: () => void;
};

const WORDS: Record<Decision, { title: string; button: string; done: string }> = {
  UPHELD: { title: t.takeThisJobOffTheSite, button: t.uphold, done: t.theJobIsOffTheSite },
  DISMISSED: { title: t.dismissThisReport, button: t.dismiss, done: t.theReportIsDismissed },
};

/** Confirms before a report is settled, with room for a note to the other admins. */
function SettleDialog({ report, decision, onClose }: SettleDialogProps) {
  const action = useAction();
  const form = useForm(action, { note: "" });
  const reload = useReload(REPORTS_KEY);
  // The closing dialog still shows the last decision.
  const last = useRef<Decision>("DISMISSED");
  last.current = decision ?? last.current;
  const { title, button, done } = WORDS[last.current];
  const send = async () => {
    const isDone = await action.run(async () => {
      try {
        const note = form.draft.note.trim();
        const body = { decision: last.current, ...(note && { note }) };
        await reload(ask("settleJobReport", { params: { reportId: report.id }, body }));
        showToast("success", done);
      } catch (error) {
        if (!isRefusedWith(error, 409)) throw error;
        showToast("info", t.someoneElseHasSettledThisReport);
      }
    });
    if (isDone) onClose();
  };
  return (
    <ActionDialog
      {...{ onClose, form, title, button }}
      isOpen={decision !== null}
      role="alertdialog"
      busyLabel={button}
      variant={last.current === "UPHELD" ? "danger" : "primary"}
      onSend={send}
    >
      <p>
        {rich(t.at, {
          jobTitle: report.jobTitle,
          companyName: report.companyName,
          b: (words) => <strong className="font-semibold">{words}</strong>,
        })}{" "}
        {last.current === "UPHELD" ? t.itVanishesFromListsSearchesAnd : t.theJobStaysAsItIsOther}
      </p>
      <TextField
        form={form}
        name="note"
        label={t.noteForTheOtherAdmins}
        optional
        rows={3}
        maxLength={MAX_REPORT_TEXT}
      />
    </ActionDialog>
  );
}
