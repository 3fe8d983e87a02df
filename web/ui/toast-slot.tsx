// Where toasts appear: empty, and without their script, until the first is shown.
import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toast.ts";

const ToastPanel = lazy(() => import("./toast-panel.tsx").then((module) => ({ default: module.ToastPanel })));

export function ToastSlot() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => onFirstToast(() => setAwake(true)), []);
  if (!isAwake) return null;
  return (
    <Suspense fallback={null}>
      <ToastPanel />
    </Suspense>
  );
}
