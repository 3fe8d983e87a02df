// A company's members and invites, with their roles. For its admins.
import { useQuery } from "@tanstack/react-query";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { InviteForm, InviteList } from "../../features/identity/company/invite-list.tsx";
import { MEMBERS_KEY, MemberList, MembersTrouble } from "../../features/identity/company/member-list.tsx";
import { ask } from "../../session/ask.ts";
import type { Access } from "../../session/guard.ts";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";

export const handle = { access: { roles: ["Corporate"], requiresToken: true } satisfies Access };

export const meta = fixedMeta({
  title: "Your company’s people",
  description: `Invite colleagues to your company on ${BRAND_NAME}, say who is an admin and who a recruiter, and take people off again.`,
});

export default function Members() {
  const { data, error, refetch } = useQuery({
    queryKey: MEMBERS_KEY,
    queryFn: () => ask("listMembers"),
  });
  return (
    <div className="wrap pt-10 pb-20 md:pt-14">
      <ScreenHead title="Your company’s people">
        {data ? (
          <p>
            Everybody who hires here for <strong className="font-semibold text-ink">{data.companyName}</strong>.
          </p>
        ) : (
          <p>Everybody who hires here for your company.</p>
        )}
      </ScreenHead>
      {error && !data ? (
        <MembersTrouble error={error} onAgain={() => void refetch()} />
      ) : (
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
          <div className="grid min-w-0 gap-10">
            <section aria-labelledby="members-title">
              <h2 id="members-title" className="text-2xl">
                People
              </h2>
              {data ? <MemberList members={data.members} /> : <RowsSkeleton />}
            </section>
            <section aria-labelledby="invites-title">
              <h2 id="invites-title" className="text-2xl">
                Invites
              </h2>
              {data ? <InviteList invites={data.invites} /> : <RowsSkeleton />}
            </section>
          </div>
          <section aria-labelledby="invite-title" className="card lg:sticky lg:top-6">
            <h2 id="invite-title" className="text-xl">
              Invite a colleague
            </h2>
            <InviteForm />
          </section>
        </div>
      )}
    </div>
  );
}

const RowsSkeleton = () => <LoadingBlock label="Being loaded." sizes={["h-18", "h-18"]} className="mt-5 grid gap-3" />;
