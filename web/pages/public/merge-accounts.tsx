// Where the owner of two accounts agrees, or refuses, that they become one.
import { t } from "#messages/people.ts";
import { MERGE_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { MergeScreen } from "../../features/people/merge-screen.tsx";

export const meta = fixedMeta({ title: t.mergeTwoAccounts, description: t.mergeDescription, path: MERGE_PATH });

export default function MergeAccounts() {
  return (
    <div className="wrap py-12 md:py-16">
      <MergeScreen />
    </div>
  );
}
