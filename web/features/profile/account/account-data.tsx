// The data of somebody who hires: taking it along, leaving, and staying after all.
import { useSession } from "../../../session/session-context.tsx";
import { ProfileProvider } from "../saving/profile-context.tsx";
import { useProfileQuery } from "../saving/profile-queries.ts";
import { DataSection } from "./data-section.tsx";
import { DeletionBanner } from "./deletion-banner.tsx";
import "../profile.css";

/** Nothing until it is known whether the account is about to be deleted. */
export function AccountData({ hasPassword }: { hasPassword: boolean }) {
  const { tokenData } = useSession();
  const email = tokenData?.email ?? "";
  const { data } = useProfileQuery(email);
  if (!data) return null;
  return (
    <ProfileProvider email={email} subject={tokenData?.claims.sub ?? email} confirmed={data}>
      <div className="mt-6 grid max-w-4xl gap-6">
        <DeletionBanner />
        <DataSection hasPassword={hasPassword} isCorporate />
      </div>
    </ProfileProvider>
  );
}
