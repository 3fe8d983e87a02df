// A place holder with the size of what is coming; size it with classes (`h-4 w-40`).
import { classNames } from "./class-names.ts";

export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames("skeleton", className)} aria-hidden="true" />;
}
