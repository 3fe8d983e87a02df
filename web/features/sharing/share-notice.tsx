// A notice about what sharing earns, with the handshake icon.
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

export function ShareNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 items-center py-3.5 px-4.5 border border-line rounded-lg bg-accent-soft">
      <span className="grid place-items-center w-10 h-10 rounded-md bg-accent text-on-accent max-sm:[align-self:start]">
        <Icon name="handshake" size={22} />
      </span>
      <div className="min-w-0">
        <p className="font-[650] wrap-anywhere">{title}</p>
        <div className="text-sm/body text-ink-soft wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}
