// Areas of people with an account that are not built yet: it says so honestly and leads onward.
import { useLocation } from "react-router";
import { OnwardLinks } from "../../features/content/onward-links.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { closedDoor } from "../../features/content/pages-to-come.ts";
import { type MetaSource, pageMeta } from "../../features/seo/page-meta.ts";

export const meta = (args: MetaSource) => {
  const { title, text } = closedDoor(args.location.pathname);
  return pageMeta(args, { title, description: text });
};

export default function NotOpen() {
  const { pathname } = useLocation();
  const door = closedDoor(pathname);
  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <PageHead title={door.title}>
        <p>{door.text}</p>
      </PageHead>
      <p className="mt-10 mb-5 text-xl font-semibold">{door.next}</p>
      <OnwardLinks links={door.links} />
    </section>
  );
}
