// A company's members and invites, with their roles. For its admins.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/identity.ts";
import { CORPORATE_USER_TYPES } from "../../../contract/identity/rules.ts";
import type { Invite } from "../../../contract/recruiting/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import {
  MEMBERS_KEY,
  MemberList,
  refreshMembers,
  useMemberChange,
} from "../../features/identity/company/member-list.tsx";
import { ROLE_TEXTS } from "../../features/identity/company/role-texts.ts";
import { EmailField } from "../../features/identity/form/email-field.tsx";
import { SubmitRow } from "../../features/identity/form/submit-row.tsx";
import { useAccountForm } from "../../features/identity/form/use-account-form.ts";
import { ask } from "../../session/ask.ts";
import type { Access } from "../../session/guard.ts";
import { loadSchemas } from "../../session/load-schemas.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Field, NativeSelect } from "../../ui/field.tsx";
import { longDayOf } from "../../ui/moments.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({ title: t.yourCompanysPeople, description: t.inviteColleaguesToYourCompanyOn });

export default function Members() {
  const query = useQuery({ queryKey: MEMBERS_KEY, queryFn: () => ask("listMembers") });
  const { data, error } = query;
  return (
    <div className="wrap pt-10 pb-20 md:pt-14">
      <ScreenHead title={t.yourCompanysPeople}>
        {data ? (
          <p>
            {rich(t.everybodyWhoHiresHereFor, {
              companyName: data.companyName,
              b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
            })}
          </p>
        ) : (
          <p>{t.everybodyWhoHiresHereForYour}</p>
        )}
      </ScreenHead>
      {error && !data ? (
        <AdminsLoadState query={query} label={t.beingLoaded} sizes={[]} />
      ) : (
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
          <div className="grid min-w-0 gap-10">
            <Section id="members-title" title={t.people} head="text-2xl">
              {data ? <MemberList members={data.members} /> : <RowsSkeleton />}
            </Section>
            <Section id="invites-title" title={t.invites} head="text-2xl">
              {data ? <InviteList invites={data.invites} /> : <RowsSkeleton />}
            </Section>
          </div>
          <Section id="invite-title" title={t.inviteAColleague} className="card lg:sticky lg:top-6">
            <InviteForm />
          </Section>
        </div>
      )}
    </div>
  );
}

const RowsSkeleton = () => <LoadingBlock label={t.beingLoaded} sizes={["h-18", "h-18"]} className="mt-5 grid gap-3" />;

const STATES = {
  PENDING: { label: t.waiting, tone: "accent" },
  ACCEPTED: { label: t.accepted, tone: "good" },
  REVOKED: { label: t.takenBack, tone: "plain" },
  EXPIRED: { label: t.expired, tone: "plain" },
} as const satisfies Record<Invite["state"], { label: string; tone: string }>;

function InviteList({ invites }: { invites: readonly Invite[] }) {
  if (invites.length === 0) return <p className="mt-4 text-ink-soft">{t.noInvitesYet}</p>;
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
  return (
    <li className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 py-4 px-5 not-first:border-t not-first:border-t-line">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{invite.email}</p>
        <p className="text-sm text-ink-soft">
          {fill(t.asInvitedBy, {
            article: ROLE_TEXTS[invite.role].article,
            name: ROLE_TEXTS[invite.role].name,
            invitedBy: invite.invitedBy,
          })}
        </p>
        <p className="text-xs text-ink-faint">
          {invite.state === "PENDING" ? t.worksUntil : t.sent}{" "}
          {longDayOf(invite.state === "PENDING" ? invite.expiresAt : invite.createdAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={state.tone}>{state.label}</Badge>
        {invite.state === "PENDING" && (
          <ConfirmButton
            label={t.revoke}
            about={fill(t.theInviteTo, { email: invite.email })}
            title={t.takeThisInviteBack}
            text={fill(t.theLinkThatWasMailedToStops, { email: invite.email })}
            isBusy={isBusy}
            onConfirm={() =>
              run(
                () => ask("revokeInvite", { params: { id: invite.id } }),
                fill(t.theInviteToIsTakenBack, { email: invite.email }),
              )
            }
          />
        )}
      </div>
      <ProblemAlert problem={problem} className="basis-full" />
    </li>
  );
}

const ROLES = CORPORATE_USER_TYPES.map((value) => ({ value, label: ROLE_TEXTS[value].title })).reverse();

/** Invites a person to the company, by e-mail address and role. */
function InviteForm() {
  const queries = useQueryClient();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    schema: async () => (await loadSchemas(() => import("../../../contract/recruiting/wire.ts"))).sendInvite.body!,
    fields: ["email", "role"],
    send: async (values) => {
      const { email } = await ask("sendInvite", { body: values });
      form.form.current?.reset();
      setSentTo(email);
      await refreshMembers(queries);
    },
  });
  return (
    <form
      {...form.formProps}
      aria-labelledby="invite-title"
      className="mt-5 grid gap-5"
      onInput={() => setSentTo(null)}
    >
      <EmailField name="email" label={t.theirEMail} autoComplete="off" error={form.errors.email} />
      <Field name="role" label={t.role} hint={t.recruitersWorkWithJobsAnd} error={form.errors.role} required>
        {(control) => <NativeSelect {...control} options={ROLES} />}
      </Field>
      <SubmitRow form={form} busyLabel={t.sending} size="md">
        {t.sendInvite}
      </SubmitRow>
      <div role="status" className="empty:hidden">
        {sentTo && (
          <Alert tone="good" title={t.theInviteIsOnItsWay}>
            {fill(t.itWasMailedToAndWorksFor, { sentTo })}
          </Alert>
        )}
      </div>
    </form>
  );
}
