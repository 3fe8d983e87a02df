// Tags inside messages (rich.tsx), apart from it because no page of the board needs them at once.
import type { ReactNode } from "react";
import { Link } from "react-router";

/** Tags of messages: strong words, semibold ones, and words for screen readers only. */
export const strong = (words: ReactNode) => <strong>{words}</strong>;
export const bold = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;
export const unseen = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** A tag that is a link to a page of the site. */
export const linkTo =
  (path: string, className = "text-link") =>
  (words: ReactNode) => (
    <Link to={path} className={className}>
      {words}
    </Link>
  );
