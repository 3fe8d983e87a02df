// The breadcrumb: links from the top of the site to this page.
import { Link } from "react-router";

/** The last step is this page, and no link. */
export function Breadcrumb({ trail }: { trail: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {trail.map(({ name, path }, index) =>
          index < trail.length - 1 ? (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ) : (
            <li key={path} aria-current="page">
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
