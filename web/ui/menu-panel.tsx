// The menu's lazy half, on React Aria: placing, arrow keys, type-ahead, Escape, focus given back.
import { type RefObject, useEffect, useRef } from "react";
import { MenuItem as AriaMenuItem, Menu, Popover } from "react-aria-components";
import { useNavigate } from "react-router";
import { focusSoon } from "./focus-soon.ts";
import { Icon } from "./icon.tsx";
import type { MenuItem } from "./menu.tsx";

type MenuPanelProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  items: readonly MenuItem[];
  label?: string;
  /** The item that has the focus when the menu opens. */
  startAt: "first" | "last";
};

/**
 * Gives an opening menu's focus to this item in the very commit that puts it onto the page. React Aria's own way waits for
 * transitions to end, and by then its popover may have taken the focus.
 */
function enter(item: HTMLElement | null) {
  const menu = item?.closest("[role=menu]");
  if (!menu?.contains(document.activeElement)) item?.focus({ preventScroll: true });
}

export function MenuPanel({ trigger, isOpen, onOpenChange, items, label, startAt }: MenuPanelProps) {
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);
  // News may take away the item that has the focus, while the page behind the menu can have none.
  const ids = items.map(({ id }) => id).join(" ");
  const shown = useRef(ids);
  useEffect(() => {
    if (shown.current === ids) return;
    shown.current = ids;
    focusSoon(() => menu.current?.querySelector<HTMLElement>("[role=menuitem]"));
  }, [ids]);
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      className="menu-panel"
    >
      <Menu
        ref={menu}
        aria-label={label ?? trigger.current?.textContent ?? "Menu"}
        className="outline-none"
        onClose={() => onOpenChange(false)}
        onAction={(key) => {
          const item = items.find((candidate) => candidate.id === key);
          item?.onAction?.();
          if (item?.href) navigate(item.href);
        }}
      >
        {items.map((item, index) => (
          <AriaMenuItem
            key={item.id}
            ref={index === (startAt === "first" ? 0 : items.length - 1) ? enter : undefined}
            id={item.id}
            textValue={item.label}
            className="menu-item"
          >
            {item.icon && <Icon name={item.icon} size={18} className="text-ink-faint" />}
            {item.label}
          </AriaMenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
