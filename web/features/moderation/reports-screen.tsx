// Reports of jobs, open ones oldest first and settled ones with their decisions; and reported conversations with their
// latest messages.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t as h } from "#messages/hiring.ts";
import { DATES } from "#messages/language.ts";
import { t } from "#messages/moderation.ts";
import type { TalkReport } from "../../../contract/hiring/wire.ts";
import type { ReportState } from "../../../contract/moderation/rules.ts";
import type { JobReport } from "../../../contract/moderation/wire.ts";
import { TALK_REASONS } from "../../../messages/en/hiring.ts";
import { fill } from "../../../messages/fill.ts";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { usePages } from "../../session/use-pages.ts";
import { useReload } from "../../session/use-reload.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ChoiceLinks, chosenIn } from "../../ui/choice-links.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { rich } from "../../ui/rich.tsx";
import { Section } from "../../ui/section.tsx";
import { sitePath } from "../../ui/site-path.ts";
import { bold, unseen } from "../../ui/tags.tsx";
import { REPORT_TEXTS } from "./report-texts.ts";
import { type Decision, SettleDialog, type SettleTexts } from "./settle-dialog.tsx";

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

const ReportList = ({ state }: { state: ReportState }) => (
  <PagedItems
    list={usePages([...REPORTS_KEY, state], (lastKey) => ask("listJobReports", { query: { state, lastKey } }))}
    loading={{ label: t.reportsAreBeingLoaded, sizes: ["h-44", "h-44"], className: "grid gap-4 mt-6" }}
    empty={<EmptyState icon="flag" title={NONE[state].title} text={NONE[state].text} />}
    className="outline-none"
    items="grid gap-4 mt-6"
  >
    {(report) => <ReportCard key={report.id} report={report} />}
  </PagedItems>
);

function ReportCard({ report }: { report: JobReport }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const reload = useReload(REPORTS_KEY);
  const { details, isFrozen, jobTitle, openReports, reporter, createdAt } = report;
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
        {fill(t.reportedByOn, { reporter: reporter || t.someoneWhoHasLeft, createdAt: moment(createdAt) })}
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
            {rich(t.upholdTheReportOf, { jobTitle, span: unseen })}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setDecision("DISMISSED")}>
            {rich(t.dismissTheReportOf, { jobTitle, span: unseen })}
          </Button>
        </div>
      )}
      <SettleDialog
        decision={decision}
        onClose={() => setDecision(null)}
        {...SETTLING}
        settle={(body) => reload(ask("settleJobReport", { params: { reportId: report.id }, body }))}
      >
        {rich(t.at, { jobTitle, companyName: report.companyName, b: bold })}{" "}
      </SettleDialog>
    </Card>
  );
}

const moment = (at: string): string => new Date(at).toLocaleString(DATES, { dateStyle: "long", timeStyle: "short" });

const SETTLING: SettleTexts = {
  note: t.noteForTheOtherAdmins,
  settledMeanwhile: t.someoneElseHasSettledThisReport,
  isBusyAsNamed: true,
  words: {
    UPHELD: {
      title: t.takeThisJobOffTheSite,
      button: t.uphold,
      done: t.theJobIsOffTheSite,
      text: t.itVanishesFromListsSearchesAnd,
    },
    DISMISSED: {
      title: t.dismissThisReport,
      button: t.dismiss,
      done: t.theReportIsDismissed,
      text: t.theJobStaysAsItIsOther,
    },
  },
};

const TALK_REPORTS_KEY = ["talk-reports"] as const;

export function TalkReports() {
  const found = useQuery({
    queryKey: TALK_REPORTS_KEY,
    queryFn: async () => (await ask("listTalkReports", { query: { state: "OPEN" } })).data,
  });
  return (
    <Section id="conversations" title={h.reportedConversations} head="text-2xl" className="mt-12">
      {found.data ? (
        found.data.length > 0 ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 mt-6">
            {found.data.map((report) => (
              <TalkReportCard key={report.id} report={report} />
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-ink-soft">{h.noReportedConversations}</p>
        )
      ) : (
        <LoadState
          query={found}
          label={h.messagesAreBeingLoaded}
          sizes={["h-32"]}
          className="mt-6"
          title={h.messagesCouldNotBeLoaded}
        />
      )}
    </Section>
  );
}

function TalkReportCard({ report }: { report: TalkReport }) {
  const { jobTitle, companyName, applicant, reporter, reason, details, messages, createdAt } = report;
  const [decision, setDecision] = useState<Decision | null>(null);
  const reload = useReload(TALK_REPORTS_KEY);
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap justify-between gap-2">
        <h3 className="text-lg wrap-anywhere">{fill(h.conversationOf, { companyName, applicant })}</h3>
        <Badge tone="accent">{TALK_REASONS[reason]}</Badge>
      </div>
      <p className="text-sm/body text-ink-soft wrap-anywhere">
        {fill(h.reportedAbout, { jobTitle, reporter: reporter || h.personWhoLeft, createdAt: momentOf(createdAt) })}
      </p>
      {details && <p className="py-3 px-4 rounded-md bg-sunken whitespace-pre-wrap wrap-anywhere">{details}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm/body">
        {messages.map(({ number, author, by, at, text }) => (
          <li key={number}>
            <p className="text-xs text-ink-faint">
              {author || (by === "COMPANY" ? companyName : applicant)} · {momentOf(at)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="danger" size="sm" onClick={() => setDecision("UPHELD")}>
          {h.closeConversation}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setDecision("DISMISSED")}>
          {h.dismissReport}
        </Button>
      </div>
      <SettleDialog
        decision={decision}
        onClose={() => setDecision(null)}
        {...TALK_SETTLING}
        settle={(body) => reload(ask("settleTalkReport", { params: { reportId: report.id }, body }))}
      />
    </Card>
  );
}

const TALK_SETTLING: SettleTexts = {
  note: h.noteForAdmins,
  settledMeanwhile: h.settledMeanwhile,
  words: {
    UPHELD: {
      title: h.closeThisConversation,
      button: h.closeConversation,
      done: h.conversationIsClosed,
      text: h.neitherSideCanWrite,
    },
    DISMISSED: {
      title: h.dismissThisReport,
      button: h.dismissReport,
      done: h.reportIsDismissed,
      text: h.conversationGoesOn,
    },
  },
};
