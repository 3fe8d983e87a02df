// Changes the filters of a list that its address holds.
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { type LinkProps, type NavigateOptions, useLocation, useNavigate } from "react-router";

export type FilterChanges<Filters extends object> = {
  /** Goes to the list with the filters changed. */
  show: (change: Partial<Filters>) => void;
  /** Props of a link that does so when it is pressed. */
  linkTo: (change: Partial<Filters>) => Pick<LinkProps, "to" | "onClick" | "replace" | "preventScrollReset">;
};

/**
 * `shown` are the filters of the page's address. A change applies to the filters asked for last: the page may not show
 * them yet when the next one follows.
 */
export function useFilters<Filters extends object>(
  shown: Filters,
  addressOf: (filters: Filters) => string,
  options: Pick<NavigateOptions, "replace" | "preventScrollReset">,
): FilterChanges<Filters> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const asked = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed
  useLayoutEffect(() => {
    asked.current = shown;
  }, [key]);
  const show = (change: Partial<Filters>) => {
    asked.current = { ...asked.current, ...change };
    void navigate(addressOf(asked.current), options);
  };
  const linkTo = (change: Partial<Filters>) => ({
    ...options,
    to: addressOf({ ...shown, ...change }),
    onClick: (event: MouseEvent) => {
      // A new tab or window gets the link's own address.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(change);
    },
  });
  return { show, linkTo };
}
