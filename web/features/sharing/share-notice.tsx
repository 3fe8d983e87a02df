// A notice about what sharing earns, with the handshake icon.
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import "./share-notice.css";

export function ShareNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="share-notice">
      <span className="share-notice-sign">
        <Icon name="handshake" size={22} />
      </span>
      <div className="min-w-0">
        <p className="share-notice-title">{title}</p>
        <div className="share-notice-text">{children}</div>
      </div>
    </div>
  );
}
