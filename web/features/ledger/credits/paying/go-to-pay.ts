// Leads to the payment page: this site's own, or the provider's.
import type { NavigateFunction } from "react-router";

/** `payUrl` comes from our server: a path of this site, or the provider's address. */
export async function goToPay(payUrl: string, navigate: NavigateFunction, replace = false): Promise<void> {
  if (payUrl.startsWith("/")) return navigate(payUrl, { replace });
  if (replace) window.location.replace(payUrl);
  else window.location.assign(payUrl);
  // Never resolves, so that the button stays busy until the page is left.
  return new Promise(() => {});
}
