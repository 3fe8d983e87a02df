// Above the job list, for people who are signed in and look for a job: the list made for them or everybody's.
import { Link } from "react-router";
import { ALL_JOBS_VIEW, FOR_YOU_VIEW, forYouSwitch, VIEW_PARAM } from "./for-you.ts";

/** `isForYou`: which one shows. */
export function ListChoice({ pathname, isForYou }: { pathname: string; isForYou: boolean }) {
  return (
    <nav className="sort-links" aria-label="Which jobs">
      <Link
        to={`${pathname}?${VIEW_PARAM}=${FOR_YOU_VIEW}`}
        aria-current={isForYou ? "true" : undefined}
        onClick={() => forYouSwitch.turn(true)}
        preventScrollReset
      >
        For you
      </Link>
      <Link
        to={`${pathname}?${VIEW_PARAM}=${ALL_JOBS_VIEW}`}
        aria-current={isForYou ? undefined : "true"}
        onClick={() => forYouSwitch.turn(false)}
        preventScrollReset
      >
        All jobs
      </Link>
    </nav>
  );
}
