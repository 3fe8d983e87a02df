// Links to the parts of an applicant's details further down in the pane.
import type { MouseEvent } from "react";

const PARTS = [
  { id: "applicant-match", name: "Match" },
  { id: "applicant-notes", name: "Notes" },
  { id: "applicant-timeline", name: "Timeline" },
] as const;

export function PaneLinks() {
  return (
    <nav
      aria-label="Parts of the application"
      className="hidden lg:sticky lg:z-1 lg:top-0 lg:flex lg:gap-1 lg:mt-0 lg:-mr-7 lg:mb-5 lg:-ml-7 lg:py-1.5 lg:px-4 lg:border-b lg:border-b-line lg:bg-surface [&>a]:py-2.5 [&>a]:px-3 [&>a]:rounded-sm [&>a]:text-sm/body [&>a]:font-semibold [&>a]:text-(--link) [&>a:hover]:bg-brand-soft"
    >
      {PARTS.map(({ id, name }) => (
        <a key={id} href={`#${id}`} onClick={(event) => goTo(event, id)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls the pane only and leaves the address alone: its history is one of applicants. */
function goTo(event: MouseEvent<HTMLElement>, id: string): void {
  event.preventDefault();
  const links = event.currentTarget.parentElement;
  const pane = event.currentTarget.closest("section");
  const heading = document.getElementById(id);
  if (!links || !pane || !heading) return;
  const below = heading.getBoundingClientRect().top - links.getBoundingClientRect().bottom;
  pane.scrollBy({ top: below - HEADING_GAP_PX });
  heading.focus({ preventScroll: true });
}

const HEADING_GAP_PX = 16;
