// Areas of people with an account that are not built yet: it says so honestly and leads onward.
import { useLocation } from "react-router";
import { OnwardLinks } from "./onward-links.tsx";
import { PageHead } from "./page-head.tsx";
import { closedDoor } from "./pages-to-come.ts";

export function AreaToCome() {
  const door = closedDoor(useLocation().pathname);
  return (
    <section className="wrap pt-10 pb-20 md:pt-16">
      <PageHead title={door.title}>
        <p>{door.text}</p>
      </PageHead>
      <p className="mt-10 mb-5 text-xl font-semibold">{door.next}</p>
      <OnwardLinks links={door.links} />
    </section>
  );
}
