// How the connection is doing: a bar while the next page is on its way, a notice while there is no network.
import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { Icon } from "../../ui/icon.tsx";

export function PendingBar() {
  const isPending = useNavigation().state !== "idle";
  return isPending ? <div className="pending-bar" aria-hidden="true" /> : null;
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-notice">
          <Icon name="off-line" size={18} />
          You are offline. What you see may be out of date; nothing you typed is lost.
        </p>
      )}
    </div>
  );
}

function onConnectionChange(callback: () => void): () => void {
  window.addEventListener("online", callback);
  window.addEventListener("offline", callback);
  return () => {
    window.removeEventListener("online", callback);
    window.removeEventListener("offline", callback);
  };
}
