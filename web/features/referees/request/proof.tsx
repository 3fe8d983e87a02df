// A referee's proof of a referral: the employer's reference number, and the file.
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveAs } from "../../../ui/save-as.ts";
import { showToast } from "../../../ui/toast.ts";

export function Proof({ request: { id, reference, hasProof } }: { request: RefereeRequestDetail }) {
  const { isBusy, run } = useAction();
  const open = () =>
    void run(async () => {
      try {
        const { url } = await repeatCall(() => ask("getReferralProof", { params: { requestId: id } }));
        saveAs(url, "Proof of referral");
      } catch (error) {
        showToast("error", reasonOf(error));
      }
    });
  return (
    <dl className="grid gap-2 text-sm/body [&>div]:flex [&>div]:flex-wrap [&>div]:items-center [&>div]:gap-y-1 [&>div]:gap-x-3 [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere">
      {reference && (
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      )}
      {hasProof && (
        <div>
          <dt>Proof</dt>
          <dd>
            <Button variant="quiet" size="sm" busy={isBusy} busyLabel="One moment…" onClick={open}>
              <Icon name="download" size={18} />
              Open the file
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}
