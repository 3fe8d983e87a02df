// What people wrote to the operators: admins read, answer and close it.
import { t } from "#messages/inbox.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { InboxScreen } from "../../features/inbox/inbox-screen.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.messages, description: t.whatPeopleWriteToBrand });

export default function Messages() {
  return (
    <>
      <ScreenHead title={t.messages} lead={t.answersAreMailedToTheSender} />
      <InboxScreen />
    </>
  );
}
