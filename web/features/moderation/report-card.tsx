// One report: job, reason, reporter, and the decision on it.
import { useState } from "react";
import type { JobReport } from "../../../contract/moderation/wire.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Decision } from "./report-queries.ts";
import { REPORT_TEXTS } from "./report-texts.ts";
import { SettleDialog } from "./settle-dialog.tsx";

export function ReportCard({ report }: { report: JobReport }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const { details, isFrozen, jobTitle, openReports } = report;
  const others = report.state === "OPEN" ? openReports - 1 : 0;
  return (
    <Card as="li" className="grid gap-3.5">
      <div className="flex flex-wrap gap-y-2 gap-x-3 [align-items:start] justify-between">
        <div className="min-w-0">
          <h2 className="text-lg">
            <a href={report.path} target="_blank" rel="noopener" className="text-link">
              {jobTitle}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </h2>
          <p className="text-sm text-ink-soft">{report.companyName}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isFrozen && <Badge tone="bad">Off the site</Badge>}
          <Badge tone="accent">{REPORT_TEXTS[report.reason].label}</Badge>
        </div>
      </div>
      {details && <p className="py-3 px-4 rounded-md bg-sunken whitespace-pre-wrap wrap-anywhere">{details}</p>}
      <p className="text-sm/body text-ink-faint wrap-anywhere">
        Reported by {report.reporter || "somebody who has left"} on {moment(report.createdAt)}
        {others > 0 && ` · ${others} other open ${others === 1 ? "report" : "reports"} of this job`}
      </p>
      {report.settledAt && (
        <p className="text-sm/body text-ink-faint wrap-anywhere">
          {report.state === "UPHELD" ? "Upheld" : "Dismissed"} by {report.settledBy ?? "somebody who has left"} on{" "}
          {moment(report.settledAt)}
          {report.note && `: “${report.note}”`}
        </p>
      )}
      {report.state === "OPEN" && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="danger" size="sm" onClick={() => setDecision("UPHELD")}>
            Uphold<span className="sr-only"> the report of {jobTitle}</span>
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setDecision("DISMISSED")}>
            Dismiss<span className="sr-only"> the report of {jobTitle}</span>
          </Button>
        </div>
      )}
      <SettleDialog report={report} decision={decision} onClose={() => setDecision(null)} />
    </Card>
  );
}

const moment = (at: string): string => new Date(at).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
