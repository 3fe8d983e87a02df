// Export and deletion of a recruiter's account, and undoing the deletion.
import type { ReactNode } from "react";
import { useSession } from "../../../../session/session-context.tsx";
import { ProfileProvider } from "../saving/profile-context.tsx";
import { useProfileQuery } from "../saving/profile-queries.ts";
import { DataSection } from "./data-section.tsx";
import { DeletionBanner } from "./deletion-banner.tsx";
import "../../../../styles/people.css";

/** Shown above the page while the account is due for deletion. */
export const AccountBanner = () => (
  <OnceKnown>
    <div className="mt-8 max-w-4xl empty:hidden">
      <DeletionBanner />
    </div>
  </OnceKnown>
);

export const AccountData = ({ hasPassword }: { hasPassword: boolean }) => (
  <OnceKnown>
    <div className="mt-6 max-w-4xl">
      <DataSection hasPassword={hasPassword} isCorporate />
    </div>
  </OnceKnown>
);

/** Renders nothing until the account's state is known. */
function OnceKnown({ children }: { children: ReactNode }) {
  const { tokenData } = useSession();
  const email = tokenData?.email ?? "";
  const { data } = useProfileQuery(email);
  if (!data) return null;
  return (
    <ProfileProvider email={email} subject={tokenData?.claims.sub ?? email} confirmed={data}>
      {children}
    </ProfileProvider>
  );
}
