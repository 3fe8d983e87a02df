// A claimed request: the candidate, the CV, and the ways to answer.
import type { RefereeRequestDetail } from "../../../../contract/referrals/referees-wire.ts";
import { ACT_HOURS } from "../../../../contract/referrals/rules.ts";
import { ask } from "../../../session/ask.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { momentOf, timeLeft } from "../../../ui/moments.ts";
import { saveAs } from "../../../ui/save-as.ts";
import { showToast } from "../../../ui/toast.ts";
import type { DeskDialog } from "./desk-dialogs.tsx";
import { Fee } from "./fee.tsx";
import type { Steps } from "./use-steps.ts";

type HandActionsProps = {
  request: RefereeRequestDetail;
  now: number;
  steps: Steps;
  onAsk: (dialog: DeskDialog) => void;
};

export function HandActions({ request, now, steps, onAsk }: HandActionsProps) {
  const { view, candidate, dueAt } = request;
  const isAccepted = view === "ACCEPTED";
  const ask = (dialog: DeskDialog) => ({
    "aria-haspopup": "dialog" as const,
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => onAsk(dialog),
  });
  return (
    <>
      {isAccepted && dueAt && (
        <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [&>svg]:mt-[0.2rem] [&>svg]:text-ink-faint">
          <Icon name="clock" size={18} />
          <span>
            <strong className="font-semibold">{timeLeft(dueAt, now) || "No time"} left</strong>
            <span className="block text-sm text-ink-soft">Please answer by {momentOf(dueAt)}.</span>
          </span>
        </p>
      )}
      {candidate && (
        <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [&>svg]:mt-[0.2rem] [&>svg]:text-ink-faint">
          <Icon name="person" size={18} />
          <span className="min-w-0 break-words">
            <strong className="font-semibold">{candidate.name}</strong>
            <a href={`mailto:${candidate.email}`} className="text-link block text-sm">
              {candidate.email}
            </a>
          </span>
        </p>
      )}
      {request.canOpenCv && <CvButton requestId={request.id} />}
      <p className="text-sm text-ink-soft">
        <Fee fee={request.fee} />
      </p>
      <div className="grid gap-2.5">
        <Button variant="accent" {...ask("refer")}>
          <Icon name="handshake" />
          Refer them…
        </Button>
        {!isAccepted && (
          <>
            <Button
              variant="secondary"
              busy={steps.isBusy}
              aria-describedby="accept-hint"
              onClick={() => void steps.take("accept")}
            >
              Take it on for {ACT_HOURS} hours
            </Button>
            <p id="accept-hint" className="-mt-1 text-xs text-ink-faint">
              More time to act. From then on you see each other’s names.
            </p>
          </>
        )}
        <Button variant="secondary" {...ask("decline")}>
          Decline with feedback…
        </Button>
      </div>
      <p className="flex flex-wrap gap-1 -mt-1 -mr-2 -mb-1.5 -ml-2">
        <Button variant="quiet" size="sm" {...ask("conflict")}>
          I know this person…
        </Button>
        <Button variant="quiet" size="sm" {...ask("give-back")}>
          Give it back…
        </Button>
      </p>
    </>
  );
}

/** The link expires after a minute, so each click requests a new one. */
function CvButton({ requestId }: { requestId: string }) {
  const { isBusy, run } = useAction();
  const open = () =>
    void run(async () => {
      try {
        const { url, fileName } = await repeatCall(() => ask("openRequestCv", { params: { requestId } }));
        saveAs(url, fileName);
      } catch (error) {
        showToast("error", reasonOf(error));
      }
    });
  return (
    <div>
      <Button variant="primary" className="w-full" busy={isBusy} busyLabel="One moment…" onClick={open}>
        <Icon name="download" size={18} />
        Open the CV
      </Button>
      <p className="mt-2 text-xs text-ink-faint">The candidate sees each time that it was opened, not by whom.</p>
    </div>
  );
}
