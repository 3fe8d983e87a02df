// Every address that leads nowhere.
import { data } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never shown: the loader always throws, and the boundary of the site shows the not-found screen. */
export default function NotFound() {
  return null;
}
