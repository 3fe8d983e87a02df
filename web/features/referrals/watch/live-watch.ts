// Loads and changes the companies for which the person waits: a change shows at once, and is reverted when it fails.
import { QueryObserver } from "@tanstack/react-query";
import { ask } from "../../../session/ask.ts";
import { referralWatchesKey } from "../../../session/candidate-keys.ts";
import { personQueryClient } from "../../../session/query-provider.tsx";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { showToast } from "../../../ui/toast.ts";
import { type WatchedCompany, watchStore } from "./watch-store.ts";

const watchesQuery = {
  queryKey: referralWatchesKey,
  queryFn: () => ask("listReferralWatches"),
  staleTime: 10_000,
};

/** Keeps the page in step with the server; returns how to stop. */
export function followWatches(): () => void {
  const observer = new QueryObserver(personQueryClient(), watchesQuery);
  const take = ({ data }: ReturnType<typeof observer.getCurrentResult>) =>
    data && watchStore.set({ ids: new Set(data.data.map(({ companyId }) => companyId)) });
  const stop = observer.subscribe(take);
  take(observer.getCurrentResult());
  return stop;
}

/** Never rejects. */
export async function setWatched({ id, name }: WatchedCompany, wanted: boolean): Promise<void> {
  const before = watchStore.read().ids;
  const others = [...(before ?? [])].filter((one) => one !== id);
  watchStore.set({ ids: new Set(wanted ? [...others, id] : others) });
  try {
    await repeatCall(() => ask(wanted ? "watchReferrals" : "unwatchReferrals", { params: { companyId: id } }));
    showToast(
      "success",
      wanted
        ? `We will tell you once, when someone at ${name} refers.`
        : `We will no longer tell you about referrals at ${name}.`,
      undefined,
      "referral-watch",
    );
  } catch (error) {
    watchStore.set({ ids: before });
    showToast("error", reasonOf(error), undefined, "referral-watch");
  }
  await personQueryClient().invalidateQueries({ queryKey: referralWatchesKey });
}
