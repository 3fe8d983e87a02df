// The place of the demo bar, whose buttons load once the page works: most visitors of a real site never need them.

import { Suspense, useEffect, useState } from "react";
import { t } from "#messages/shell.ts";
import { useSiteFacts } from "../../site-facts.ts";
import { writeStored } from "../../ui/browser-storage.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const CLOSED = "demoBar";

/** Runs before the first paint: a bar that was closed in this tab takes no room. */
export const DEMO_BAR_SCRIPT = `(function(d){try{if(sessionStorage.getItem("${CLOSED}"))d.demoBar="off"}catch(e){}})(document.documentElement.dataset)`;

const DemoBar = lazyPart(async () => (await import("./demo-bar.tsx")).DemoBar);

/** Above the page on wide screens, above the footer on phones, whose first screen belongs to the page. */
export function DemoPlace() {
  const { hasDemoBar } = useSiteFacts();
  const [isClosed, setClosed] = useState(false);
  // Not before: the server waits for no part, and draws the place alone.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!hasDemoBar || isClosed) return null;
  const close = () => {
    setClosed(true);
    // The pressed button goes with the bar.
    document.getElementById("main")?.focus({ preventScroll: true });
    // Without storage it is closed until the next page load.
    writeStored(CLOSED, "1", "session");
  };
  return (
    <aside
      aria-label={t.demo}
      data-needs-script=""
      className="min-h-11 md:order-first bg-accent-soft text-sm in-data-[demo-bar=off]:hidden"
    >
      <Suspense fallback={null}>{isAlive && <DemoBar onClose={close} />}</Suspense>
    </aside>
  );
}
