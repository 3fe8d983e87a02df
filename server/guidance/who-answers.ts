// Finds the companies with active referees and with bookable guidance. Cached, because every visitor of the lists needs
// it.
import type { Answers } from "../../contract/jobs/filters.ts";
import type { Deps } from "../deps.ts";
import { isActiveReferee } from "../referrals/index.ts";
import { isShown, nextSlot } from "./offers/store.ts";

const keptSeconds = 30;

const companies: Record<Answers, { name: string; text: string }> = {
  REFERRAL: {
    name: "companies with referees",
    text: `select distinct r.company_id as id from referee r where ${isActiveReferee("r", "$1")}`,
  },
  GUIDANCE: {
    name: "companies with guidance",
    text: `select distinct o.company_id as id from guidance_offer o join referee r on r.account_id = o.referee_id
      where ${isShown("$1")} and ${nextSlot} is not null`,
  },
};

/** Company ids by kind of answer. */
export const whoAnswers = ({ db, clock, cache }: Pick<Deps, "db" | "clock" | "cache">) =>
  cache.through("who answers", keptSeconds, async () => {
    const idsOf = async (kind: Answers) =>
      new Set((await db.replica.query<{ id: string }>(companies[kind], [clock()])).map(({ id }) => id));
    const [REFERRAL, GUIDANCE] = await Promise.all([idsOf("REFERRAL"), idsOf("GUIDANCE")]);
    return { REFERRAL, GUIDANCE };
  });
