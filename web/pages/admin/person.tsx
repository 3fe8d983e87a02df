// One person's account: what it is and did, and what an admin does about it.
import { useParams } from "react-router";
import { t } from "#messages/people.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PersonScreen } from "../../features/people/people-screen.tsx";

export const meta = fixedMeta({ title: t.aPersonsAccount, description: t.whatAPersonIsAndDid });

export default function Person() {
  const { accountId = "" } = useParams();
  return <PersonScreen key={accountId} accountId={accountId} />;
}
