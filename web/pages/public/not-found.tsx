// Every unknown address.
import { data } from "react-router";

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws, and the site's error boundary shows the not-found screen. */
export default function NotFound() {
  return null;
}
