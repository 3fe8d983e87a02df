// The members of a company, each with a role to change and a way to remove them, and what changing them needs.

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/identity.ts";
import type { CorporateUserType } from "../../../../contract/identity/rules.ts";
import type { CompanyMember } from "../../../../contract/recruiting/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { recheck } from "../../../session/session-actions.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type Action, useAction } from "../../../session/use-action.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { longDayOf } from "../../../ui/moments.ts";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { ROLE_TEXTS } from "./role-texts.ts";

export const MEMBERS_KEY = ["corporate-members"] as const;

/** Refetches the list; resolves when it has arrived. */
export const refreshMembers = (queries: QueryClient) => queries.invalidateQueries({ queryKey: MEMBERS_KEY });

export function MemberList({ members }: { members: readonly CompanyMember[] }) {
  return (
    <ul className="mt-5 border border-line rounded-lg bg-surface">
      {members.map((member) => (
        <MemberRow
          key={member.accountId}
          member={member}
          isLastAdmin={members.filter(({ role }) => role === "corporate-admin").length === 1}
        />
      ))}
    </ul>
  );
}

function MemberRow({ member, isLastAdmin }: { member: CompanyMember; isLastAdmin: boolean }) {
  const isSelf = useSession().tokenData?.email === member.email;
  const change = useMemberChange();
  return (
    <li className="grid gap-3 py-4 px-5 not-first:border-t not-first:border-t-line">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {member.name}
          {isSelf && <Badge tone="brand">{t.you}</Badge>}
          <Badge>{ROLE_TEXTS[member.role].title}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{member.email}</p>
        <p className="text-xs text-ink-faint">
          {fill(t.since, { since: longDayOf(member.since) })}
          {" · "}
          {member.lastSeenAt ? fill(t.lastSeen, { date: longDayOf(member.lastSeenAt) }) : t.notSeenLately}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!isSelf && <AdminButtons member={member} isLastAdmin={isLastAdmin} change={change} />}
        <MemberButtons member={member} isSelf={isSelf} change={change} />
      </div>
      <ProblemAlert problem={change.problem} />
    </li>
  );
}

type AdminButtonsProps = { member: CompanyMember; isLastAdmin: boolean; change: Pick<Action, "run" | "isBusy"> };

/** What an admin does about a colleague's sessions, and hands over to them. */
function AdminButtons({ member: { accountId, name }, isLastAdmin, change: { run, isBusy } }: AdminButtonsProps) {
  return (
    <>
      {isLastAdmin && (
        <ConfirmButton
          label={t.handOver}
          about={name}
          title={fill(t.handOverTo, { name })}
          text={fill(t.handOverText, { name })}
          isBusy={isBusy}
          onConfirm={() =>
            run(
              () => ask("handOverCompany", { params: { accountId } }).then(() => recheck()),
              fill(t.handedOverTo, { name }),
            )
          }
        />
      )}
      <ConfirmButton
        label={t.signOutEverywhere}
        about={name}
        title={fill(t.signOutPerson, { name })}
        text={fill(t.signOutPersonText, { name })}
        isBusy={isBusy}
        onConfirm={() =>
          run(() => ask("signOutMember", { params: { accountId } }), fill(t.personIsSignedOut, { name }))
        }
      />
    </>
  );
}

type MemberButtonsProps = { member: CompanyMember; isSelf: boolean; change: Pick<Action, "run" | "isBusy"> };

function MemberButtons({ member: { accountId, name, role }, isSelf, change: { run, isBusy } }: MemberButtonsProps) {
  const other: CorporateUserType = role === "corporate-admin" ? "corporate-recruiter" : "corporate-admin";
  const { article, name: otherName, may } = ROLE_TEXTS[other];
  // After a change to one's own membership, the access token still has the old role.
  const afterwards = async () => {
    if (isSelf) await recheck();
  };
  return (
    <>
      <ConfirmButton
        label={fill(t.make, { otherName })}
        about={fill(t.ofWord, { name })}
        title={fill(t.make2, { name, article, otherName })}
        text={fill(t.theChangeHoldsAtOnce, { may })}
        isBusy={isBusy}
        onConfirm={() =>
          run(
            () => ask("changeMemberRole", { params: { accountId }, body: { role: other } }).then(afterwards),
            fill(t.isNow, { name, article, otherName }),
          )
        }
      />
      <ConfirmButton
        label={isSelf ? t.leave : t.remove}
        {...(!isSelf && { about: name })}
        title={isSelf ? t.leaveYourCompany : fill(t.remove2, { name })}
        text={isSelf ? t.youLoseAccessToYourCompanysJobs : fill(t.losesAccessToYourCompanysJobsAnd, { name })}
        isBusy={isBusy}
        onConfirm={() =>
          run(
            () => ask("removeMember", { params: { accountId } }).then(afterwards),
            fill(t.noLongerBelongsToYourCompany, { name }),
          )
        }
      />
    </>
  );
}

/** One change at a time for each row; the list is refetched after each. */
export function useMemberChange(): Action {
  const queries = useQueryClient();
  const action = useAction();
  return { ...action, run: (work, done) => action.run(() => work().then(() => refreshMembers(queries)), done) };
}
