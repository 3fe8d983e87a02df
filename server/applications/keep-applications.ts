// Exports and erases a person's applications, with the events the person may see.
import type { DataKeeper } from "../data-keeper.ts";
import { readSent } from "./store.ts";

export const applicationKeeper: DataKeeper = {
  /** Without the companies' notes, which belong to the companies. */
  async collect(reader, { accountId }) {
    const owner = { accountId, now: new Date() };
    const sent = await readSent(reader, owner, "sent applications to export", "order by a.id");
    const kept = await reader.query<{ id: string; sentWith: object }>(
      `select id, json_build_object('profile', profile, 'match', match, 'jobPortal', job_portal, 'jobUrl', job_url) as "sentWith"
       from application where account_id = $1`,
      [accountId],
    );
    const byId = new Map(kept.map(({ id, sentWith }) => [id, sentWith]));
    return { applications: sent.map((application) => ({ ...application, sentWith: byId.get(application.id) })) };
  },
  /** Also erases their events and the companies' notes; the CVs they were sent with can be erased after that. */
  async erase(tx, { accountId }) {
    await tx.query("delete from application where account_id = $1", [accountId]);
  },
};
