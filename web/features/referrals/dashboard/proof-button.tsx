// Downloads the file that proves a referral.
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { saveAs } from "../../../ui/save-as.ts";

export function ProofButton({ requestId }: { requestId: string }) {
  const { isBusy, problem, run } = useAction();
  const save = () =>
    run(async () => {
      const { url } = await repeatCall(() => ask("getReferralProof", { params: { requestId } }));
      saveAs(url, "referral-proof");
    });
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Being fetched…" onClick={() => void save()}>
        <Icon name="download" size={18} />
        Save the proof
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}
