// Shares a link by WhatsApp, LinkedIn, mail, or the device's own share sheet.
import { useEffect, useState } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type SharedJob, shareTargets, shareText } from "./share-job.ts";

/** `url` is null while the link is being created: the buttons are shown, without targets yet. */
export function ShareTargets({ job, url }: { job: SharedJob; url: string | null }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const handOver = () =>
    navigator
      // Rejects when the person closes the device's share sheet, which is no error.
      .share({ title: `${job.title} at ${job.companyName}`, text: shareText(job), url: url ?? "" })
      .catch(() => undefined);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2 mt-3 [&_.button]:w-full">
      {shareTargets(job, url ?? "").map(({ name, icon, href }) => (
        <li key={name}>
          <a
            {...(url !== null && { href })}
            aria-disabled={url === null || undefined}
            {...(name !== "E-mail" && { target: "_blank", rel: "noopener noreferrer" })}
            className={buttonClass({ variant: "soft" })}
          >
            <Icon name={icon} size={18} />
            {name}
            {name !== "E-mail" && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        </li>
      ))}
      {canShare && (
        <li>
          <button
            type="button"
            className={buttonClass({ variant: "soft" })}
            aria-disabled={url === null || undefined}
            onClick={() => url !== null && void handOver()}
          >
            <Icon name="more" size={18} />
            More ways
          </button>
        </li>
      )}
    </ul>
  );
}
