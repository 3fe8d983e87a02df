// Text for assistive technology only.
import type { ReactNode } from "react";

export function VisuallyHidden({
  children,
  as: Element = "span",
}: {
  children: ReactNode;
  as?: "span" | "div" | "h2" | "h3";
}) {
  return <Element className="sr-only">{children}</Element>;
}
