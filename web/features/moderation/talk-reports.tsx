// Reported conversations between companies and applicants, with their latest messages, and the decision on each.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { t } from "#messages/hiring.ts";
import type { TalkReport } from "../../../contract/hiring/wire.ts";
import { MAX_REPORT_TEXT } from "../../../contract/moderation/rules.ts";
import { TALK_REASONS } from "../../../messages/en/hiring.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { isRefusedWith, useAction } from "../../session/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { momentOf } from "../../ui/moments.ts";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast.ts";

const KEY = ["talk-reports"] as const;
type Decision = "UPHELD" | "DISMISSED";

export function TalkReports() {
  const found = useQuery({
    queryKey: KEY,
    queryFn: async () => (await ask("listTalkReports", { query: { state: "OPEN" } })).data,
  });
  return (
    <Section id="conversations" title={t.reportedConversations} head="text-2xl" className="mt-12">
      {found.data ? (
        found.data.length > 0 ? (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 mt-6">
            {found.data.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-ink-soft">{t.noReportedConversations}</p>
        )
      ) : (
        <LoadState
          query={found}
          label={t.messagesAreBeingLoaded}
          sizes={["h-32"]}
          className="mt-6"
          title={t.messagesCouldNotBeLoaded}
        />
      )}
    </Section>
  );
}

function ReportCard({ report }: { report: TalkReport }) {
  const { jobTitle, companyName, applicant, reporter, reason, details, messages, createdAt } = report;
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap justify-between gap-2">
        <h3 className="text-lg wrap-anywhere">{fill(t.conversationOf, { companyName, applicant })}</h3>
        <Badge tone="accent">{TALK_REASONS[reason]}</Badge>
      </div>
      <p className="text-sm/body text-ink-soft wrap-anywhere">
        {fill(t.reportedAbout, { jobTitle, reporter: reporter || t.personWhoLeft, createdAt: momentOf(createdAt) })}
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
          {t.closeConversation}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setDecision("DISMISSED")}>
          {t.dismissReport}
        </Button>
      </div>
      <SettleDialog report={report} decision={decision} onClose={() => setDecision(null)} />
    </Card>
  );
}

const WORDS: Record<Decision, { title: string; button: string; done: string }> = {
  UPHELD: { title: t.closeThisConversation, button: t.closeConversation, done: t.conversationIsClosed },
  DISMISSED: { title: t.dismissThisReport, button: t.dismissReport, done: t.reportIsDismissed },
};

type SettleDialogProps = { report: TalkReport; decision: Decision | null; onClose: () => void };

function SettleDialog({ report, decision, onClose }: SettleDialogProps) {
  const queries = useQueryClient();
  const action = useAction();
  const form = useForm(action, { note: "" });
  // The closing dialog still shows the last decision.
  const last = useRef<Decision>("DISMISSED");
  last.current = decision ?? last.current;
  const { title, button, done } = WORDS[last.current];
  const send = async () => {
    const note = form.draft.note.trim();
    const isDone = await action.run(async () => {
      try {
        const body = { decision: last.current, ...(note && { note }) };
        await ask("settleTalkReport", { params: { reportId: report.id }, body });
        showToast("success", done);
      } catch (error) {
        if (!isRefusedWith(error, 409)) throw error;
        showToast("info", t.settledMeanwhile);
      }
    });
    if (isDone) onClose();
    void queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <ActionDialog
      {...{ onClose, form, title, button }}
      isOpen={decision !== null}
      role="alertdialog"
      variant={last.current === "UPHELD" ? "danger" : "primary"}
      onSend={send}
    >
      <p>{last.current === "UPHELD" ? t.neitherSideCanWrite : t.conversationGoesOn}</p>
      <TextField form={form} name="note" label={t.noteForAdmins} optional rows={3} maxLength={MAX_REPORT_TEXT} />
    </ActionDialog>
  );
}
