// Wraps the preview of a job page and blocks its links, which are for candidates.
import { type ReactNode, useEffect, useRef } from "react";

export function PreviewFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
    };
    // In the capture phase, before the router.
    const element = frame.current;
    element?.addEventListener("click", stay, { capture: true });
    return () => element?.removeEventListener("click", stay, { capture: true });
  }, []);
  return (
    <div ref={frame} className="posting-preview">
      <p className="wrap py-3 text-sm/body font-semibold text-ink-soft">
        This is the page that candidates will see. Its links lead nowhere from here.
      </p>
      {children}
    </div>
  );
}
