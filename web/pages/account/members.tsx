// A company's members and invites, with their roles. For its admins.

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "#messages/identity.ts";
import { COMPANY_INTEGRATIONS_PATH, COMPANY_PAGE_PATH, COMPANY_SIGN_IN_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AdminsLoadState } from "../../features/identity/company/admins-only.tsx";
import { InviteForm, InviteList } from "../../features/identity/company/invite-list.tsx";
import { MEMBERS_KEY, MemberList } from "../../features/identity/company/member-list.tsx";
import { ask } from "../../session/ask.ts";
import type { Access } from "../../session/guard.ts";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
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
        {data && <CompanyWays />}
      </ScreenHead>
      {error && !data ? (
        <AdminsLoadState query={query} label={t.beingLoaded} sizes={[]} />
      ) : (
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
          <div className="grid min-w-0 gap-10">
            <section aria-labelledby="members-title">
              <h2 id="members-title" className="text-2xl">
                {t.people}
              </h2>
              {data ? <MemberList members={data.members} /> : <RowsSkeleton />}
            </section>
            <section aria-labelledby="invites-title">
              <h2 id="invites-title" className="text-2xl">
                {t.invites}
              </h2>
              {data ? <InviteList invites={data.invites} /> : <RowsSkeleton />}
            </section>
          </div>
          <section aria-labelledby="invite-title" className="card lg:sticky lg:top-6">
            <h2 id="invite-title" className="text-xl">
              {t.inviteAColleague}
            </h2>
            <InviteForm />
          </section>
        </div>
      )}
    </div>
  );
}

const CompanyWays = () => (
  <p className="mt-3">
    <Link to={COMPANY_PAGE_PATH} className="text-link">
      {t.writeYourCompanysPage}
    </Link>
    {" · "}
    <Link to={COMPANY_SIGN_IN_PATH} className="text-link">
      {t.howYourPeopleLogIn}
    </Link>
    {" · "}
    <Link to={COMPANY_INTEGRATIONS_PATH} className="text-link">
      {t.connectYourWebsite}
    </Link>
  </p>
);

const RowsSkeleton = () => <LoadingBlock label={t.beingLoaded} sizes={["h-18", "h-18"]} className="mt-5 grid gap-3" />;
