// The actions on one of the company's own jobs: see its applicants, edit, renew, repost, clone, close.
import { useState } from "react";
import type { CompanyJob } from "../../../../contract/applications/applicants-wire.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { listAddress } from "../list-address.ts";
import { CloseJobDialog } from "./close-job-dialog.tsx";
import { offersOf } from "./job-offers.ts";
import { useJobActions } from "./use-job-actions.ts";

export function JobActions({ job }: { job: CompanyJob }) {
  const [isClosing, setClosing] = useState(false);
  const actions = useJobActions(job);
  const items: Record<ReturnType<typeof offersOf>[number], MenuItem> = {
    edit: { id: "edit", label: "Edit", icon: "pencil", href: `/v2/corporate/jobs/${job.id}/edit` },
    renew: { id: "renew", label: "Renew for 90 days", icon: "refresh", onAction: () => void actions.renew() },
    repost: { id: "repost", label: "Post again", icon: "refresh", onAction: () => void actions.repost() },
    clone: { id: "clone", label: "New draft like this", icon: "document", onAction: () => void actions.clone() },
    close: { id: "close", label: "Close", icon: "lock", onAction: () => setClosing(true) },
  };
  const offers = offersOf(job);
  return (
    <div className="col-2 row-[1/span_3] flex items-center gap-1 max-sm:col-span-full max-sm:row-auto max-sm:mt-2 max-sm:justify-between">
      <ButtonLink to={listAddress(job.id)} variant="secondary" size="sm">
        Applicants
        <span className="sr-only"> of {job.jobTitle}</span>
      </ButtonLink>
      {offers.length > 0 && (
        <Menu
          label={`More for ${job.jobTitle}`}
          variant="quiet"
          size="sm"
          iconOnly
          items={offers.map((offer) => items[offer])}
        >
          {actions.isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="more" className="stroke-3" />}
        </Menu>
      )}
      <CloseJobDialog job={job} isOpen={isClosing} onClose={() => setClosing(false)} />
    </div>
  );
}
