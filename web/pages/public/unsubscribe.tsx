// The target of a mail's unsubscribe link, with or without a session.
import { t } from "#messages/content.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { UnsubscribeScreen } from "../../features/notifications/unsubscribe-screen.tsx";

export const meta = fixedMeta({ title: t.fewerMails, description: t.endsAKindOfMailFromBy });

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
