// The target of a mail's unsubscribe link, with or without a session.
import { t } from "#messages/content.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { UnsubscribeScreen } from "../../features/notifications/unsubscribe-screen.tsx";

export const meta = fixedMeta({
  title: t.fewerMails,
  description: fill(t.endsAKindOfMailFromBy, { brandName: BRAND_NAME }),
});

export default function Unsubscribe() {
  return (
    <div className="wrap py-16 md:py-24">
      <UnsubscribeScreen />
      <noscript>
        <p className="prose-width mt-6 text-ink-soft">{t.thisPageNeedsScriptWithoutItUse}</p>
      </noscript>
    </div>
  );
}
