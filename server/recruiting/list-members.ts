// Lists the people of the caller's company, and the latest invite of every address.
import type { Deps } from "../deps.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { type InviteRow, inviteColumns, presentInvite, presentMember, readCompanyOf, readMembers } from "./store.ts";

/** The most invites shown; older ones are of no use. */
const shownInvites = 200;

/** Members in the order they joined, invites newest first; 403 if the caller administers no company. */
export async function listMembers(_input: unknown, { caller }: Call<Caller>, { db, clock }: Deps) {
  const company = await readCompanyOf(db, caller.accountId);
  if (company?.role !== "corporate-admin")
    throw refuse(403, "FORBIDDEN", "Only an admin of a company may see its people.");
  const [members, invites] = await Promise.all([
    readMembers(db, company.id),
    db.query<InviteRow>(
      `select * from (
         select distinct on (i.email) ${inviteColumns} from invite i left join account a on a.id = i.invited_by
         where i.company_id = $1 order by i.email, i.created_at desc, i.id desc) latest
       order by "createdAt" desc limit $2`,
      [company.id, shownInvites],
    ),
  ]);
  return {
    companyName: company.name,
    members: members.toSorted((a, b) => a.since.getTime() - b.since.getTime()).map(presentMember),
    invites: invites.map((row) => presentInvite(row, clock())),
  };
}
