// The frame of every page: skip link, header, content, footer, and invisible services.
import { type ReactNode, useEffect } from "react";
import { ToastSlot } from "../../ui/toast-slot.tsx";
import { OfflineNotice, PendingBar } from "./connection.tsx";
import { Footer } from "./footer.tsx";
import type { Ground } from "./ground.ts";
import { Header } from "./header.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { paintBrowserBars } from "./scheme.ts";

type ShellProps = {
  ground: Ground;
  /** Shown in the header beside the avatar menu, for signed-in people. */
  bell: ReactNode;
  children: ReactNode;
};

export function Shell({ ground, bell, children }: ShellProps) {
  useEffect(paintBrowserBars, []);
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <PendingBar />
      <div className={ground === "blue" ? "on-blue" : undefined}>
        <Header bell={bell} />
      </div>
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <RouteFocus />
      <ToastSlot />
    </>
  );
}
