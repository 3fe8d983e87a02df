// The page of an invite link: the offer, and accepting it with the invited address.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame, NoScriptNotice } from "../../features/identity/auth-frame.tsx";
import { InviteExpired, InviteOfferPanel } from "../../features/identity/company/invite-offer-panel.tsx";
import { useInvite } from "../../features/identity/company/use-invite.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export const meta = fixedMeta({
  title: "Your invite",
  description: `Join your company on ${BRAND_NAME} with the invite that was mailed to you. It works once, for the address it was sent to.`,
});

const FACTS: readonly AuthFact[] = [
  { icon: "mail", text: "An invite works once, for seven days, and only for the address it was sent to." },
  { icon: "people", text: "You join the company’s people here. Its admins can see your name and address." },
];

export default function Invite() {
  const { reading, token, again } = useInvite();
  if (reading.state === "expired") return <InviteExpired />;
  if (reading.state === "offer" && token !== null)
    return (
      <AuthFrame title={`Join ${reading.offer.companyName}`} facts={FACTS} needsScript={false}>
        <InviteOfferPanel offer={reading.offer} token={token} />
      </AuthFrame>
    );
  return (
    <AuthFrame title="Your invite" facts={FACTS} needsScript={false}>
      <NoScriptNotice />
      {reading.state === "problem" ? (
        <>
          <ProblemAlert problem={reading.problem} />
          <Button className="justify-self-start" onClick={again}>
            Try again
          </Button>
        </>
      ) : (
        <div data-needs-script="" className="grid gap-3" role="status">
          <span className="sr-only">Your invite is being read.</span>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      )}
    </AuthFrame>
  );
}
