// People: admins find someone by name, address or id.
import { t } from "#messages/people.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { PeopleScreen } from "../../features/people/people-screen.tsx";
import { ResendCode } from "../../features/people/person-acts.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";

export const meta = fixedMeta({ title: t.people, description: t.findPeopleOn });

export default function People() {
  return (
    <>
      <ScreenHead title={t.people} actions={<ResendCode />}>
        <p>{t.findSomeoneByAPart}</p>
      </ScreenHead>
      <PeopleScreen />
    </>
  );
}
