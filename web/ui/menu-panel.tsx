// The menu's lazy half, on React Aria: position, arrow keys, type-ahead, Escape, restored focus.

import { type RefObject, useEffect, useRef } from "react";
import { MenuItem as AriaMenuItem, Menu, Popover } from "react-aria-components";
import { useNavigate } from "react-router";
import { t } from "#messages/shared.ts";
import { focusSoon } from "./focus-soon.ts";
import { Icon } from "./icon.tsx";
import type { MenuItem } from "./menu.tsx";

type MenuPanelProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  items: readonly MenuItem[];
  label?: string;
  /** The item focused when the menu opens. */
  startAt: "first" | "last";
};

/**
 * Focuses this item of an opening menu in the same commit that renders it. React Aria waits for transitions to end, and
 * by then its popover may have taken the focus.
 */
function enter(item: HTMLElement | null) {
  const menu = item?.closest("[role=menu]");
  if (!menu?.contains(document.activeElement)) item?.focus({ preventScroll: true });
}

export function MenuPanel({ trigger, isOpen, onOpenChange, items, label, startAt }: MenuPanelProps) {
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);
  // New data may remove the focused item, while the page behind the menu cannot be focused.
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
      className="min-w-52 p-1.5 border border-line rounded-md bg-surface text-ink shadow-floating"
    >
      <Menu
        ref={menu}
        aria-label={label ?? trigger.current?.textContent ?? t.menu}
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
