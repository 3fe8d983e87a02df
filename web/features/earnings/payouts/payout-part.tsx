// Payouts: requesting one, the open one, and earlier ones.
import { useState } from "react";
import type { Payout } from "../../../../contract/ledger/payouts-wire.ts";
import type { Earnings } from "../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { preloadDialog } from "../../../ui/dialog.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { usePayouts } from "../earnings-queries.ts";
import { PayoutDialog } from "./payout-dialog.tsx";
import { PayoutRow } from "./payout-row.tsx";

export function PayoutPart({ earnings }: { earnings: Earnings }) {
  const [isAsking, setAsking] = useState(false);
  const list = usePayouts();
  const isUnderWay = earnings.asked > 0;
  const isEnough = earnings.available >= earnings.leastPayout;
  const canAsk = isEnough && !isUnderWay;
  return (
    <section aria-labelledby="payouts-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="payouts-title" className="text-2xl">
          Payouts
        </h2>
        <div className="grid justify-items-start gap-1 sm:justify-items-end">
          <Button
            variant="accent"
            aria-haspopup="dialog"
            aria-disabled={!canAsk || undefined}
            aria-describedby={canAsk ? undefined : "payout-why"}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => canAsk && setAsking(true)}
          >
            Ask for a payout
          </Button>
          {!canAsk && (
            <p id="payout-why" className="text-sm text-ink-soft">
              {isUnderWay
                ? "One at a time: yours is under way."
                : `Possible from ${showMoney(earnings.leastPayout)} available.`}
            </p>
          )}
        </div>
      </div>
      {list.rows === undefined ? null : list.rows.length === 0 ? (
        <p className="mt-4 text-ink-soft">You have not asked for one yet.</p>
      ) : (
        <ul className="payout-rows mt-4 border-t border-t-line [&>li]:flex [&>li]:flex-wrap [&>li]:items-center [&>li]:justify-between [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:py-3.5 [&>li]:border-b [&>li]:border-b-line">
          {list.rows.map((payout: Payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <LoadMore
          label="Show more payouts"
          isBusy={list.isMoreComing}
          hasFailed={list.hasMoreFailed}
          onMore={list.more}
        />
      )}
      <PayoutDialog earnings={earnings} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
