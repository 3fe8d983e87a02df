// The place of toasts: empty, and without their script, until the first is shown.
import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toast.ts";

const ToastPanel = lazy(() => import("./toast-panel.tsx").then((module) => ({ default: module.ToastPanel })));

export function ToastSlot() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => onFirstToast(() => setAwake(true)), []);
  // React Aria's dialogs make the rest of the page inert, except elements with this attribute.
  return (
    <div data-react-aria-top-layer="">
      {isAwake && (
        <Suspense fallback={null}>
          <ToastPanel />
        </Suspense>
      )}
    </div>
  );
}
