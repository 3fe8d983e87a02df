// The target of a mail's unsubscribe link, with or without a session.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { UnsubscribeScreen } from "../../features/notifications/unsubscribe-screen.tsx";

export const meta = fixedMeta({
  title: "Fewer mails",
  description: `Ends a kind of mail from ${BRAND_NAME} by the link that stood in one. No sign-in needed, and it can be taken back.`,
});

export default function Unsubscribe() {
  return (
    <div className="wrap py-16 md:py-24">
      <UnsubscribeScreen />
      <noscript>
        <p className="prose-width mt-6 text-ink-soft">
          This page needs script. Without it, use your mail program’s own “unsubscribe” beside the sender’s name.
        </p>
      </noscript>
    </div>
  );
}
