// A button with a menu of actions; the menu's script loads on the first press.
import { type ReactNode, Suspense, useRef, useState } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { IconName } from "./icon.tsx";
import { lazyPart } from "./lazy-part.ts";

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** Link target; without it, `onAction` runs. */
  href?: string;
  onAction?: () => void;
};

const loadPanel = () => import("./menu-panel.tsx");
const MenuPanel = lazyPart(async () => (await loadPanel()).MenuPanel);

export function preloadMenu() {
  void loadPanel().catch(() => {});
}

type MenuProps = ButtonLook & {
  /** The button's name when its children are not text. */
  label?: string;
  items: readonly MenuItem[];
  children: ReactNode;
  className?: string;
};

export function Menu({ label, items, children, className, variant = "secondary", size, iconOnly }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const [startAt, setStartAt] = useState<"first" | "last">("first");
  const openAt = (end: "first" | "last") => {
    setStartAt(end);
    setHasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={classNames(buttonClass({ variant, size, iconOnly }), className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onPointerEnter={preloadMenu}
        onClick={() => openAt("first")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          openAt(event.key === "ArrowDown" ? "first" : "last");
        }}
      >
        {children}
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          <MenuPanel
            trigger={trigger}
            isOpen={isOpen}
            onOpenChange={setOpen}
            items={items}
            label={label}
            startAt={startAt}
          />
        </Suspense>
      )}
    </>
  );
}
