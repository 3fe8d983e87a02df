// Leads to where something is paid: a page of the site itself, or the provider's.
import type { NavigateFunction } from "react-router";

/** `payUrl` comes from our server: a path of ours, or an address of the provider's. */
export async function goToPay(payUrl: string, navigate: NavigateFunction, replace = false): Promise<void> {
  if (payUrl.startsWith("/")) return navigate(payUrl, { replace });
  if (replace) window.location.replace(payUrl);
  else window.location.assign(payUrl);
  // The button stays busy until the page is gone.
  return new Promise(() => {});
}
