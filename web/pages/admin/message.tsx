// One message to the operators.
import { t } from "#messages/inbox.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { MessageScreen } from "../../features/inbox/message-screen.tsx";
import type { Route } from "./+types/message";

export const meta = fixedMeta({ title: t.aMessage, description: t.oneMessageAndItsAnswers });

export default function Message({ params: { messageId } }: Route.ComponentProps) {
  return <MessageScreen key={messageId} messageId={messageId} />;
}
