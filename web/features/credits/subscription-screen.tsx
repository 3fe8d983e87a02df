// The credits page: balance, what a credit is, plans, statement, and receipts.
import { Link, useSearchParams } from "react-router";
import { useSession } from "../../session/session-context.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { HistoryPart } from "./history/history-part.tsx";
import { ReceiptsPart } from "./history/receipts-part.tsx";
import { ReturnNotice } from "./paying/return-notice.tsx";
import { PlansPart } from "./plans/plans-part.tsx";
import { useWayBack } from "./way-back.ts";
import { WhatACreditIs } from "./what-a-credit-is.tsx";
import "../../styles/people.css";

export function SubscriptionScreen() {
  const [search] = useSearchParams();
  const paymentId = search.get("payment");
  const isCandidate = useSession().tokenData?.userType === "General_User";
  const wayBack = useWayBack();
  return (
    <>
      {wayBack !== null && (
        <p className="mb-3">
          <Link to={wayBack} className="text-link inline-flex items-center gap-1">
            <Icon name="chevron-left" size={18} />
            Back to your request
          </Link>
        </p>
      )}
      <h1 className="text-3xl">Referral credits</h1>
      <p className="prose-width mt-3 text-ink-soft">
        One credit asks the verified employees of one company to refer you. Browsing, applying and scores stay free.
      </p>
      {isCandidate ? (
        <>
          {paymentId !== null && (
            <ReturnNotice key={paymentId} paymentId={paymentId} hasTurnedBack={search.has("cancelled")} />
          )}
          <div className="grid gap-y-6 gap-x-10 mt-8 min-[56rem]:grid-cols-[minmax(16rem,1fr)_minmax(0,2fr)] min-[56rem]:[align-items:start] min-[56rem]:[&:has(>_:only-child)]:grid-cols-[minmax(0,1fr)]">
            <BalanceCard />
            <WhatACreditIs />
          </div>
          <PlansPart mayBuy />
          <HistoryPart />
          <ReceiptsPart />
        </>
      ) : (
        <>
          <Alert title="Credits are for people who look for a job." className="mt-6">
            <p>This account runs the site, so it has none. This is what candidates see.</p>
          </Alert>
          <div className="grid gap-y-6 gap-x-10 mt-8 min-[56rem]:grid-cols-[minmax(16rem,1fr)_minmax(0,2fr)] min-[56rem]:[align-items:start] min-[56rem]:[&:has(>_:only-child)]:grid-cols-[minmax(0,1fr)]">
            <WhatACreditIs />
          </div>
          <PlansPart mayBuy={false} />
        </>
      )}
    </>
  );
}
