// Reserved addresses without a page: says so, and links to related pages.
import { useLocation } from "react-router";
import { OnwardLinks } from "../../features/content/onward-links.tsx";
import { PageHead } from "../../features/content/page-head.tsx";
import { pageToCome } from "../../features/content/pages-to-come.ts";
import { ScaffoldPicture } from "../../features/content/scaffold-picture.tsx";
import { type MetaSource, pageMeta } from "../../features/content/seo/page-meta.ts";

export const meta = (args: MetaSource) => {
  const { title, text } = pageToCome(args.location.pathname);
  return pageMeta(args, { title: `${title}: under construction`, description: `Under construction. ${text}` });
};

export default function UnderConstruction() {
  const { pathname } = useLocation();
  const page = pageToCome(pathname);
  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <div className="grid items-center gap-10 md:grid-cols-[1fr_auto]">
        <PageHead eyebrow="Under construction" title={page.title}>
          <p>This page is under construction. {page.text}</p>
        </PageHead>
        <ScaffoldPicture />
      </div>
      <h2 className="mt-12 mb-5 text-2xl">Here already</h2>
      <OnwardLinks links={page.links} />
    </section>
  );
}
