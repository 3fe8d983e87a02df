// What the two sides of a payout's earnings have in common, for the admin who checks it.

import type { AdminPayout } from "../../../../contract/ledger/payouts-wire.ts";
import type { PayoutSignKind } from "../../../../contract/ledger/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { dayOf } from "../../../ui/moments.ts";

const SHARED: Record<PayoutSignKind, string> = {
  BROWSER: "The same browser",
  ADDRESS: "The same block of network addresses",
  DESTINATION: "Paid to the same place",
};

export function PayoutSigns({ payout: { signs, cleared } }: { payout: AdminPayout }) {
  if (signs.length === 0 && cleared === null) return null;
  return (
    <>
      {signs.length > 0 && (
        <Alert tone="notice" title="The two sides of these earnings share something">
          <ul className="list-disc pl-5">
            {signs.map(({ id, kind, name, email, since, last, isCleared }) => (
              <li key={id}>
                {SHARED[kind]} as {name || "an account that is gone"}
                {email && ` (${email})`}, {dayOf(since)} to {dayOf(last)}
                {isCleared && "; cleared"}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {cleared && (
        <p className="text-sm break-words text-ink-soft">
          Cleared by {cleared.by || "an admin who is gone"}, {dayOf(cleared.at)}: {cleared.reason}
        </p>
      )}
    </>
  );
}
