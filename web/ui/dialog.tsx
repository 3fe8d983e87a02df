// Dialogs and sheets; their script loads when the first one opens.
import { type ReactNode, Suspense, useRef } from "react";
import { lazyPart } from "./lazy-part.ts";

const loadPanel = () => import("./dialog-panel.tsx");
const DialogPanel = lazyPart(async () => (await loadPanel()).DialogPanel);

export type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, the close button and a click outside (unless `blocking`). */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The button that closes, before the actions. */
  leave?: string | undefined;
  actions?: ReactNode;
  /** For a required decision: no close button, and clicks outside do nothing. */
  blocking?: boolean;
  /** "alertdialog" for a warning that interrupts. */
  role?: "dialog" | "alertdialog";
};

export type SheetProps = Omit<DialogProps, "blocking" | "role"> & {
  /** The edge it slides in from; bottom by default. */
  side?: "bottom" | "right";
};

/** A centred box that traps the focus while open and restores it afterwards. */
export function Dialog(props: DialogProps) {
  return <Lazily {...props} place="middle" />;
}

/** A panel that slides in from an edge; otherwise like Dialog. */
export function Sheet({ side = "bottom", ...props }: SheetProps) {
  return <Lazily {...props} place={side} />;
}

/** Loads the panel's script ahead, for instance when the pointer nears the button that opens it. */
export function preloadDialog() {
  void loadPanel().catch(() => {});
}

function Lazily(props: DialogProps & { place: "middle" | "bottom" | "right" }) {
  const hasOpened = useRef(false);
  hasOpened.current ||= props.isOpen;
  if (!hasOpened.current) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
