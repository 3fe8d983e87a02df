// The result of a referral request: its dialog, and the feedback that one result leads to.
import { useEffect, useState } from "react";
import { requestPath } from "../../../../contract/paths.ts";
import type { AskedReferral } from "../../../../contract/referrals/wire.ts";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { ResultDialog } from "./result-dialog.tsx";

type RequestResultProps = {
  result: AskedReferral | null;
  company: { id: string; name: string };
  referees: number | null;
  here: string;
  onClose: () => void;
};

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
