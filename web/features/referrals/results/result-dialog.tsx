// The dialog with the result of a referral request: words, a small picture for each, and where the button leads.

import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "#messages/referrals.ts";
import { requestPath } from "../../../../contract/paths.ts";
import type { RequestOutcome } from "../../../../contract/referrals/rules.ts";
import type { AskedReferral } from "../../../../contract/referrals/wire.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { type ResultFacts, resultWords } from "./result-words.ts";

type RequestResultProps = {
  result: AskedReferral | null;
  company: { id: string; name: string };
  referees: number | null;
  here: string;
  onClose: () => void;
};

/** Also shows the feedback that one result leads to. */
export function RequestResult({ result, company, referees, here, onClose }: RequestResultProps) {
  const [isReading, setReading] = useState(false);
  // The closing dialog still shows the last result.
  const [last, setLast] = useState(result);
  useEffect(() => {
    if (result) setLast(result);
  }, [result]);
  const shown = result ?? last;
  if (!shown) return null;
  const facts = {
    companyName: company.name,
    requestPath: requestPath(shown.requestId ?? ""),
    here,
    referees,
    score: shown.match?.matchingScore ?? null,
  };
  const read = () => {
    onClose();
    setReading(true);
  };
  return (
    <>
      <ResultDialog result={shown} facts={facts} isOpen={result !== null} onClose={onClose} onFeedback={read} />
      <FeedbackDialog
        company={company}
        requestId={shown.requestId}
        feedback={shown.feedback}
        isOpen={isReading}
        onClose={() => setReading(false)}
      />
    </>
  );
}

type ResultDialogProps = {
  result: AskedReferral;
  facts: ResultFacts;
  isOpen: boolean;
  onClose: () => void;
  onFeedback: () => void;
};

function ResultDialog({ result, facts, isOpen, onClose, onFeedback }: ResultDialogProps) {
  const { title, text, button, leads } = resultWords(result.type, facts);
  const press = leads === "feedback" ? onFeedback : onClose;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        typeof leads === "object" ? (
          <ButtonLink to={leads.to}>{button}</ButtonLink>
        ) : (
          <Button onClick={press}>{button}</Button>
        )
      }
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 max-w-136 max-sm:grid-cols-[minmax(0,1fr)] max-sm:justify-items-center max-sm:[&>div]:justify-self-stretch">
        <ResultPicture type={result.type} />
        <div>
          <p>{text}</p>
          {result.type === "AlreadyRequested" && result.requestId && (
            <p className="mt-3">
              <Link to={facts.requestPath} className="text-link">
                {t.seeWhereItStands}
              </Link>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The sent sheet, and a sign for the outcome. */
function ResultPicture({ type }: { type: RequestOutcome }) {
  return (
    <svg viewBox="0 0 176 132" width="176" height="132" aria-hidden="true" className="w-36 h-auto">
      <ellipse cx="88" cy="120" rx="68" ry="8" className="fill-tint-1" />
      {PICTURES[type] ?? UNKNOWN}
    </svg>
  );
}

/** A CV: a face and lines. */
const Sheet = ({ x = 52, y = 14, faint = false }: { x?: number; y?: number; faint?: boolean }) => (
  <g transform={`translate(${x} ${y})`} className={faint ? "opacity-[0.55]" : undefined}>
    <rect width="72" height="96" rx="12" className="fill-surface stroke-line-strong stroke-2" />
    <circle cx="22" cy="24" r="10" className="fill-brand" />
    <rect x="38" y="16" width="22" height="6" rx="3" className="fill-ink-soft" />
    <rect x="38" y="26" width="16" height="5" rx="2.500" className="fill-tint-6" />
    {[46, 58, 70].map((line, at) => (
      <rect key={line} x="12" y={line} width={[48, 40, 44][at]} height="5" rx="2.500" className="fill-tint-6" />
    ))}
  </g>
);

/** A sign in a disc at the sheet's corner. */
const Sign = ({ fill, path }: { fill: string; path: string }) => (
  <g transform="translate(124 86)">
    <circle r="25" className="fill-surface" />
    <circle r="21" className={fill} />
    <path d={path} className="picture-sign" />
  </g>
);

const TICK = "M-9 0.500-2.500 7 9.500-6.500";
const CROSS = "M-7-7 7 7M7-7-7 7";

const UNKNOWN = (
  <>
    <Sheet />
    <Sign fill="fill-tint-4" path="M0-10V2M0 10v.1" />
  </>
);

const PICTURES: Record<RequestOutcome, ReactNode> = {
  zeroReferral: (
    <>
      {[
        [50, 74],
        [126, 74],
        [88, 54],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="31" className="fill-accent-soft stroke-accent-strong stroke-3 [stroke-dasharray:7_6]" />
          <path
            d="M-10 0h20"
            className="fill-none stroke-5 [stroke-linecap:round] [stroke-linejoin:round] stroke-accent-ink"
          />
        </g>
      ))}
    </>
  ),
  profileCompletion: (
    <>
      <Sheet />
      <Sign fill="fill-accent" path="M0-9V9M-9 0H9" />
    </>
  ),
  AlreadyRequested: (
    <>
      <Sheet x={34} y={10} faint />
      <Sheet x={66} y={16} />
      <Sign fill="fill-tint-1" path={TICK} />
    </>
  ),
  RequestAccepted: (
    <>
      <Sheet x={34} />
      <path
        d="M98 34h50a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-14l-14 15V90h-22a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14Z"
        className="fill-accent stroke-surface stroke-4"
      />
      <path
        d="M109 62 120 73 139 51"
        className="fill-none [stroke-linecap:round] [stroke-linejoin:round] stroke-on-accent stroke-7"
      />
    </>
  ),
  RequestRejected: (
    <>
      <path d="M28 104a60 60 0 0 1 120 0" className="fill-none stroke-tint-1 stroke-16" />
      <path d="M28 104a60 60 0 0 1 17.600-42.400" className="fill-none stroke-16 stroke-gauge-orange" />
      <path
        d="M88 104 58 80"
        className="fill-none stroke-ink stroke-5 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <circle cx="88" cy="104" r="9" className="fill-brand" />
      <path d="M88 28V40" className="fill-none stroke-ink stroke-5 [stroke-linecap:round] [stroke-linejoin:round]" />
    </>
  ),
  Error_250: (
    <>
      <rect
        x="52"
        y="14"
        width="72"
        height="96"
        rx="12"
        className="fill-none stroke-line-strong stroke-[2.5] [stroke-linecap:round] [stroke-dasharray:6_6]"
      />
      <circle
        cx="88"
        cy="46"
        r="11"
        className="fill-none stroke-line-strong stroke-[2.5] [stroke-linecap:round] [stroke-dasharray:6_6]"
      />
      <path
        d="M68 76h40M68 90h28"
        className="fill-none stroke-line-strong stroke-[2.5] [stroke-linecap:round] [stroke-dasharray:6_6]"
      />
      <Sign fill="fill-accent" path="M0 9V-8M-8 0 0-8.500 8 0" />
    </>
  ),
  Error_251: (
    <>
      <rect x="52" y="14" width="72" height="96" rx="12" className="fill-surface stroke-line-strong stroke-2" />
      <path
        d="M66 36h14M90 36h20M66 52h30M104 52h6M66 68h8M84 68h26"
        className="fill-none stroke-5 [stroke-linecap:round] [stroke-linejoin:round] stroke-tint-6"
      />
      <Sign fill="fill-tint-4" path={CROSS} />
    </>
  ),
  Max_tries: (
    <>
      <circle cx="88" cy="62" r="46" className="fill-surface stroke-line-strong stroke-2" />
      <path
        d="M88 34v28l18 12"
        className="fill-none stroke-ink stroke-5 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <circle cx="88" cy="62" r="5" className="fill-brand" />
      <Sign fill="fill-accent" path="M-6-8V8M6-8V8" />
    </>
  ),
};
