// How many referrals the person can request: their credits, in the account menu.
import { useQuery } from "@tanstack/react-query";
import { creditsQuery } from "../../session/credits-query.ts";

/** Fetched when the menu opens, and updated while it is open. */
export function ReferralCount() {
  const { data } = useQuery({ ...creditsQuery, staleTime: 15_000 });
  return (
    <p className="mt-1 text-sm">
      Referrals <strong className="tabular-nums">{data?.balance ?? "–"}</strong>
    </p>
  );
}
