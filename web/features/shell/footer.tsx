// The footer: the public links of the site, the operator's social accounts, the colour scheme.
import { Link } from "react-router";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { useSession } from "../../session/session-context.tsx";
import { useSiteFacts } from "../../site-facts.ts";
import { BrandName } from "./brand-mark.tsx";
import { footerColumns } from "./navigation.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";

export function Footer() {
  const userType = useSession().tokenData?.userType ?? null;
  return (
    <footer className="mt-auto bg-night">
      <div className="on-night text-ink">
        <div className="wrap grid gap-10 pt-14 pb-10 lg:grid-cols-[1.2fr_2fr]">
          <div>
            <BrandName />
            <p className="mt-4 max-w-xs text-sm text-ink-soft">
              Jobs you can search in the open, a match score that shows its working, and people inside who can put in a
              word.
            </p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
            {footerColumns(userType).map((column) => (
              <div key={column.title}>
                <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-faint">{column.title}</h2>
                <ul className="mt-2">
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <Link
                        to={link.to}
                        className="inline-block py-[0.3rem] text-ink-soft text-sm/body no-underline hover:text-ink hover:underline hover:underline-offset-[0.2em]"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="wrap">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm text-ink-faint">
            <p>© {BRAND_NAME}. Open source, MIT licence.</p>
            <SocialLinks />
            <SchemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { socialLinks } = useSiteFacts();
  if (socialLinks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-4">
      {socialLinks.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            rel="me noopener"
            className="inline-block py-[0.3rem] text-ink-soft text-sm/body no-underline hover:text-ink hover:underline hover:underline-offset-[0.2em]"
          >
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
