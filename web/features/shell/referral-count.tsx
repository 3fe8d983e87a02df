// How many referrals somebody can ask for: their credits, in the account menu (spec §2).
import { useQuery } from "@tanstack/react-query";
import { creditsQuery } from "../../session/credits-query.ts";

/** As it is when the menu opens, and whenever it changes while it is open. */
export function ReferralCount() {
  const { data } = useQuery({ ...creditsQuery, staleTime: 15_000 });
  return (
    <p className="mt-1 text-sm">
      Referrals <strong className="tabular-nums">{data?.balance ?? "–"}</strong>
    </p>
  );
}
