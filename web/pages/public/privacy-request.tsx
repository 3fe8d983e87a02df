// Where people ask for their rights over their data, with or without an account.
import { t } from "#messages/privacy.ts";
import { PRIVACY_REQUEST_PATH } from "../../../contract/paths.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { AskScreen } from "../../features/privacy/ask-screen.tsx";

export const meta = fixedMeta({
  title: t.yourRightsOverYourData,
  description: t.pageDescription,
  path: PRIVACY_REQUEST_PATH,
});

export default function PrivacyRequest() {
  return (
    <div className="wrap py-12 md:py-16">
      <AskScreen />
    </div>
  );
}
