// Reserved addresses without a page: says so, and links to related pages.
import { Link, useLocation } from "react-router";
import { t } from "#messages/content.ts";
import { fill } from "../../../messages/fill.ts";
import type { OnwardLink } from "../../features/content/onward.ts";
import { PageHead } from "../../features/content/page-head.tsx";
import { pageToCome } from "../../features/content/pages-to-come.ts";
import { type MetaSource, pageMeta } from "../../features/content/seo/page-meta.ts";
import { useWays } from "../../session/use-ways.ts";
import { Icon } from "../../ui/icon.tsx";

export const meta = (args: MetaSource) => {
  const { title, text } = pageToCome(args.location.pathname);
  return pageMeta(args, {
    title: fill(t.underConstruction, { title }),
    description: fill(t.underConstruction2, { text }),
  });
};

export default function UnderConstruction() {
  const { pathname } = useLocation();
  const page = pageToCome(pathname);
  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <div className="grid items-center gap-10 md:grid-cols-[1fr_auto]">
        <PageHead
          eyebrow={t.underConstruction3}
          title={page.title}
          lead={fill(t.thisPageIsUnderConstruction, { text: page.text })}
        />
        <ScaffoldPicture />
      </div>
      <h2 className="mt-12 mb-5 text-2xl">{t.hereAlready}</h2>
      <OnwardLinks links={page.links} />
    </section>
  );
}

/** A board under construction: the picture of pages without content. */
function ScaffoldPicture() {
  return (
    <svg viewBox="0 0 300 240" width="300" height="240" aria-hidden="true" className="mx-auto hidden md:block">
      <ellipse cx="150" cy="222" rx="120" ry="12" className="fill-tint-1" />
      <rect x="72" y="52" width="156" height="132" rx="22" className="fill-board" />
      <rect x="96" y="78" width="70" height="12" rx="6" className="fill-[#fff]" />
      <rect x="96" y="102" width="108" height="10" rx="5" className="fill-[oklch(1_0_0/0.45)]" />
      <rect x="96" y="124" width="84" height="10" rx="5" className="fill-[oklch(1_0_0/0.45)]" />
      <path
        d="M48 24v198M252 24v198M30 44h240M48 154l100 66M252 154l-100 66"
        className="fill-none stroke-ink-faint stroke-6 [stroke-linecap:round]"
      />
      <rect x="22" y="142" width="256" height="16" rx="5" className="fill-accent" />
      <circle cx="200" cy="36" r="15" className="fill-tint-4" />
      <path d="M182 34a18 18 0 0 1 36 0Z" className="fill-accent-strong" />
      <path d="M178 36h44" className="stroke-accent-strong stroke-6 [stroke-linecap:round]" />
    </svg>
  );
}

function OnwardLinks({ links }: { links: readonly OnwardLink[] }) {
  const { isOpen } = useWays();
  const open = links.filter(({ to }) => isOpen(to));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {open.map((link) => (
        <li key={link.to} className="card card-link flex items-center gap-4 py-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-tint-1 text-brand-strong">
            <Icon name={link.icon} size={22} />
          </span>
          <span className="min-w-0">
            <Link to={link.to} className="cover-link font-semibold">
              {link.label}
            </Link>
            <span className="block text-sm text-ink-soft">{link.hint}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
