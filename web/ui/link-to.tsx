// The links inside messages.
import type { ReactNode } from "react";
import { Link } from "react-router";

/** For `rich`: `rich(t.newHereSignUp, { link: linkTo("/auth/signup") })`. */
export const linkTo =
  (path: string, className = "text-link") =>
  (words: ReactNode) => (
    <Link to={path} className={className}>
      {words}
    </Link>
  );
