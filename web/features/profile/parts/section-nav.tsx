// Navigation of a long page: its sections as links, with the visible one marked.
import { useEffect, useState } from "react";

export type NavItem = { id: string; label: string };

export function SectionNav({ items }: { items: readonly NavItem[] }) {
  const current = useInView(items);
  return (
    <nav aria-label="Sections of your profile" className="hidden lg:block lg:sticky lg:top-6">
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-2 px-3.5 border-l-3 border-l-line text-sm/body font-[550] text-ink-soft no-underline hover:text-ink hover:border-line-strong aria-current:border-brand aria-current:text-brand-strong aria-current:font-bold"
              aria-current={id === current ? "true" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first section that extends below the top third of the window; at the end of the page, the last one. */
function useInView(items: readonly NavItem[]): string | null {
  const [current, setCurrent] = useState<string | null>(items[0]?.id ?? null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const inPage = items.filter(({ id }) => document.getElementById(id));
      const found = inPage.find(({ id }) => (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > line);
      setCurrent((isAtEnd ? inPage.at(-1) : found)?.id ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [items]);
  return current;
}
