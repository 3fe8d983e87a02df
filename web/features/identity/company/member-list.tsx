// The members of a company, each with a role to change and a way to remove them.

import type { CorporateUserType } from "../../../../contract/identity/rules.ts";
import type { CompanyMember } from "../../../../contract/recruiting/wire.ts";
import { ask } from "../../../session/ask.ts";
import { recheck } from "../../../session/session-actions.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { ROLE_TEXTS } from "./role-texts.ts";
import { longDate } from "./show-date.ts";
import { useMemberChange } from "./use-member-change.ts";

export function MemberList({ members }: { members: readonly CompanyMember[] }) {
  return (
    <ul className="mt-5 border border-line rounded-lg bg-surface">
      {members.map((member) => (
        <MemberRow key={member.accountId} member={member} />
      ))}
    </ul>
  );
}

function MemberRow({ member }: { member: CompanyMember }) {
  const { tokenData } = useSession();
  const { isBusy, problem, run } = useMemberChange();
  const isSelf = tokenData?.email === member.email;
  const other: CorporateUserType = member.role === "corporate-admin" ? "corporate-recruiter" : "corporate-admin";
  const params = { accountId: member.accountId };
  // After a change to one's own membership, the access token still has the old role.
  const afterwards = async () => {
    if (isSelf) await recheck();
  };
  const changeRole = (role: CorporateUserType) =>
    run(async () => {
      await ask("changeMemberRole", { params, body: { role } });
      await afterwards();
    }, `${member.name} is ${ROLE_TEXTS[role].article} ${ROLE_TEXTS[role].name} now.`);
  const remove = () =>
    run(async () => {
      await ask("removeMember", { params });
      await afterwards();
    }, `${member.name} no longer belongs to your company.`);

  return (
    <li className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 py-4 px-5 not-first:border-t not-first:border-t-line">
      <div className="min-w-0">
        <p className="font-semibold">
          {member.name} {isSelf && <Badge tone="brand">You</Badge>}
        </p>
        <p className="text-sm break-words text-ink-soft">{member.email}</p>
        <p className="text-xs text-ink-faint">Since {longDate(member.since)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={member.role === "corporate-admin" ? "brand" : "plain"}>{ROLE_TEXTS[member.role].title}</Badge>
        <ConfirmButton
          label={`Make ${ROLE_TEXTS[other].name}`}
          about={`of ${member.name}`}
          title={`Make ${member.name} ${ROLE_TEXTS[other].article} ${ROLE_TEXTS[other].name}?`}
          text={`${ROLE_TEXTS[other].may} The change holds at once.`}
          confirmLabel={`Make ${ROLE_TEXTS[other].name}`}
          isBusy={isBusy}
          onConfirm={() => changeRole(other)}
        />
        <ConfirmButton
          label="Remove"
          about={member.name}
          title={isSelf ? "Leave your company?" : `Remove ${member.name}?`}
          text={
            isSelf
              ? "You lose access to your company’s jobs and people at once. Only another admin can invite you again."
              : `${member.name} loses access to your company’s jobs and people at once, on every device.`
          }
          confirmLabel={isSelf ? "Leave" : "Remove"}
          isBusy={isBusy}
          onConfirm={remove}
        />
      </div>
      {problem && (
        <Alert tone="bad" role="alert" title={problem.title} className="basis-full">
          {problem.text}
        </Alert>
      )}
    </li>
  );
}
