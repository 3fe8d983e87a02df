// The state of the connection: a bar while the next page loads, a notice while offline.
import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { Icon } from "../../ui/icon.tsx";

export function PendingBar() {
  const isPending = useNavigation().state !== "idle";
  return isPending ? (
    <div
      className="fixed inset-[0_0_auto] z-80 h-0.75 bg-accent-strong origin-[left] opacity-[0] animate-[pending-bar_8s_120ms_cubic-bezier(0.1,0.7,0.1,1)_forwards]"
      aria-hidden="true"
    />
  ) : null;
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isOnline) return;
    // If a page's script does not load, the router reloads the document, which is blank offline.
    const hold = (event: Event) => {
      if (!leadsToOtherPage(event)) return;
      event.preventDefault();
      setIsHeld(true);
    };
    document.addEventListener("click", hold, { capture: true });
    document.addEventListener("submit", hold, { capture: true });
    return () => {
      document.removeEventListener("click", hold, { capture: true });
      document.removeEventListener("submit", hold, { capture: true });
      setIsHeld(false);
    };
  }, [isOnline]);
  return (
    <div role="status" className="sticky top-0 z-30">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2.5 py-2.5 px-4 bg-accent text-on-accent text-sm/body font-semibold text-center">
          <Icon name="off-line" size={18} />
          {isHeld
            ? "You are offline. Other pages open once you are connected again; nothing on this one is lost."
            : "You are offline. What you see may be out of date; nothing you typed is lost."}
        </p>
      )}
    </div>
  );
}

/** Whether a click or a submission would replace this page by another one of this site. */
function leadsToOtherPage(event: Event): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey))
    return false;
  const source = event.type === "submit" ? event.target : event.target.closest("a[href]");
  const target = source?.getAttribute("target") ?? "_self";
  if (!source || target !== "_self" || source.hasAttribute("download")) return false;
  const address = source.getAttribute(event.type === "submit" ? "action" : "href") ?? "";
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname !== location.pathname;
}

function onConnectionChange(callback: () => void): () => void {
  window.addEventListener("online", callback);
  window.addEventListener("offline", callback);
  return () => {
    window.removeEventListener("online", callback);
    window.removeEventListener("offline", callback);
  };
}
