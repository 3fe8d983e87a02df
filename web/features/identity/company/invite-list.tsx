// A company's invites: those without an answer, and how the others ended.
import type { Invite } from "../../../../contract/recruiting/wire.ts";
import { ask } from "../../../session/ask.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { ROLE_TEXTS } from "./role-texts.ts";
import { longDate } from "./show-date.ts";
import { useMemberChange } from "./use-member-change.ts";

const STATES = {
  PENDING: { label: "Waiting", tone: "accent" },
  ACCEPTED: { label: "Accepted", tone: "good" },
  REVOKED: { label: "Taken back", tone: "plain" },
  EXPIRED: { label: "Expired", tone: "plain" },
} as const satisfies Record<Invite["state"], { label: string; tone: string }>;

export function InviteList({ invites }: { invites: readonly Invite[] }) {
  if (invites.length === 0) return <p className="mt-4 text-ink-soft">Nobody has been invited yet.</p>;
  return (
    <ul className="mt-5 border border-line rounded-lg bg-surface">
      {invites.map((invite) => (
        <InviteRow key={invite.id} invite={invite} />
      ))}
    </ul>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const { isBusy, problem, run } = useMemberChange();
  const state = STATES[invite.state];
  const revoke = () =>
    run(async () => {
      await ask("revokeInvite", { params: { id: invite.id } });
    }, `The invite to ${invite.email} is taken back.`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 py-4 px-5 not-first:border-t not-first:border-t-line">
      <div className="min-w-0">
        <p className="font-semibold break-words">{invite.email}</p>
        <p className="text-sm text-ink-soft">
          As {ROLE_TEXTS[invite.role].article} {ROLE_TEXTS[invite.role].name}, invited by {invite.invitedBy}
        </p>
        <p className="text-xs text-ink-faint">
          {invite.state === "PENDING" ? "Works until" : "Sent"}{" "}
          {longDate(invite.state === "PENDING" ? invite.expiresAt : invite.createdAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={state.tone}>{state.label}</Badge>
        {invite.state === "PENDING" && (
          <ConfirmButton
            label="Revoke"
            about={`the invite to ${invite.email}`}
            title="Take this invite back?"
            text={`The link that was mailed to ${invite.email} stops working. You can send another one later.`}
            confirmLabel="Revoke"
            isBusy={isBusy}
            onConfirm={revoke}
          />
        )}
      </div>
      {problem && (
        <Alert tone="bad" role="alert" title={problem.title} className="basis-full">
          {problem.text}
        </Alert>
      )}
    </li>
  );
}
