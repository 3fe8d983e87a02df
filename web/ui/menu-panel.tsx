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
};

export function MenuPanel({ trigger, isOpen, onOpenChange, items, label }: MenuPanelProps) {
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);
  const ids = items.map(({ id }) => id).join(" ");
  // News may take away the item that has the focus, while the page behind the menu can have none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the items that come and go.
  useEffect(() => {
    if (isOpen) focusSoon(() => menu.current?.querySelector<HTMLElement>("[role=menuitem]"));
  }, [isOpen, ids]);
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
        autoFocus="first"
        className="outline-none"
        onClose={() => onOpenChange(false)}
        onAction={(key) => {
          const item = items.find((candidate) => candidate.id === key);
          item?.onAction?.();
          if (item?.href) navigate(item.href);
        }}
      >
        {items.map((item) => (
          <AriaMenuItem key={item.id} id={item.id} textValue={item.label} className="menu-item">
            {item.icon && <Icon name={item.icon} size={18} className="text-ink-faint" />}
            {item.label}
          </AriaMenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
