// Passes a job on: the device's own share sheet where there is one, else the address is copied.
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";

export function ShareJob({ title }: { title: string }) {
  return (
    <button type="button" className={buttonClass({ variant: "quiet" })} data-needs-script onClick={() => share(title)}>
      <Icon name="share" size={18} />
      Share this job
    </button>
  );
}

async function share(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  // A touch device's sheet is what its owner knows; on a desktop a copied link is quicker.
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast("success", "Link copied. Send it to someone who fits.");
  } catch {
    showToast("error", `Your browser did not let us copy. The address is ${url}`);
  }
}
