// Loads and changes the companies for which the person waits: a change shows at once, and is reverted when it fails.

import { QueryObserver } from "@tanstack/react-query";
import { t } from "#messages/referrals.ts";
import type { CallAnswer } from "../../../../contract/client.ts";
import { fill } from "../../../../messages/fill.ts";
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

type Watches = CallAnswer<"listReferralWatches">;

/** Changes that the server has not confirmed yet: company id -> whether to wait for it. */
const wishes = new Map<string, boolean>();
const underWay = new Set<string>();

/** Keeps the page in step with the server; returns how to stop. */
export function followWatches(): () => void {
  const observer = new QueryObserver(personQueryClient(), watchesQuery);
  const stop = observer.subscribe(show);
  show();
  return stop;
}

function show(): void {
  const known = personQueryClient().getQueryData<Watches>(referralWatchesKey);
  const ids = new Set(known?.data.map(({ companyId }) => companyId));
  for (const [id, isWanted] of wishes) {
    if (isWanted) ids.add(id);
    else ids.delete(id);
  }
  watchStore.set({ ids: known || wishes.size > 0 ? ids : null });
}

/** Presses may be faster than answers: the server ends with the last one. Never rejects. */
export async function setWatched(company: WatchedCompany, wanted: boolean): Promise<void> {
  const { id, name } = company;
  wishes.set(id, wanted);
  show();
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    const isWatched = await follow(company);
    const text = isWatched
      ? fill(t.weWillTellYouOnceWhenSomeone, { name })
      : fill(t.weWillNoLongerTellYouAbout, { name });
    showToast("success", text, undefined, "referral-watch");
  } catch (error) {
    wishes.delete(id);
    showToast("error", reasonOf(error), undefined, "referral-watch");
  } finally {
    underWay.delete(id);
    show();
    void personQueryClient().invalidateQueries({ queryKey: referralWatchesKey });
  }
}

/** Sends changes until none is left; resolves to the last one. */
async function follow({ id, name }: WatchedCompany): Promise<boolean> {
  let isWatched = false;
  for (let wish = wishes.get(id); wish !== undefined; wish = wishes.get(id)) {
    isWatched = wish;
    await repeatCall(() => ask(isWatched ? "watchReferrals" : "unwatchReferrals", { params: { companyId: id } }));
    const queries = personQueryClient();
    // An answer under way has the state from before the change.
    await queries.cancelQueries({ queryKey: referralWatchesKey });
    queries.setQueryData<Watches>(referralWatchesKey, (known) => {
      const others = (known?.data ?? []).filter(({ companyId }) => companyId !== id);
      const own = { companyId: id, companyName: name, since: new Date().toISOString() };
      return { data: isWatched ? [own, ...others] : others };
    });
    if (wishes.get(id) === isWatched) wishes.delete(id);
  }
  return isWatched;
}
