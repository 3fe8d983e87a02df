// Reads the caller's offer, and whether they may make one.
import type { OwnGuidanceOffer } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { readReferee } from "../../referrals/index.ts";
import { readOwnOffer } from "./store.ts";

type Own = {
  mayOffer: boolean;
  company: { id: string; name: string; title: string } | null;
  offer: OwnGuidanceOffer | null;
};

/** A referee on a break may prepare an offer; candidates see it after the break. */
export async function getOwnOffer({ caller }: Call<Caller>, { db, clock }: Deps): Promise<Own> {
  const [referee, offer] = await Promise.all([
    readReferee(db, caller.accountId),
    readOwnOffer(db, caller.accountId, clock()),
  ]);
  const mayOffer = referee?.status === "VERIFIED";
  const company = referee && { id: referee.companyId, name: referee.companyName, title: referee.title };
  return { mayOffer, company: mayOffer ? company : null, offer };
}
