// The breadcrumb: links from the top of the site to this page.

import { Link } from "react-router";
import { t } from "#messages/shared.ts";

/** The slash between two steps is not read aloud, and stays on the line of the first. */
const STEP = "min-w-0 wrap-anywhere not-last:after:mx-2 not-last:after:[content:'/'_/_'']";

/** The last step is this page, and no link. */
export function Breadcrumb({ trail }: { trail: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label={t.breadcrumb} className="breadcrumb min-w-0 text-sm/body text-ink-faint">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ name, path }, index) =>
          index < trail.length - 1 ? (
            <li key={path} className={STEP}>
              <Link
                to={path}
                className="text-link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                {name}
              </Link>
            </li>
          ) : (
            <li key={path} aria-current="page" className={`${STEP} line-clamp-1`}>
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
