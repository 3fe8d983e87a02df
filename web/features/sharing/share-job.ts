// The share of a job: loading the one that was followed, the text, and the targets to share it to.
import { t } from "#messages/sharing.ts";
import { CallError } from "../../../contract/call-error.ts";
import type { Client } from "../../../contract/client.ts";
import { sharedIn } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";

/** What sharing needs of a job. */
export type SharedJob = {
  id: string;
  title: string;
  companyName: string;
  /** External jobs earn no reward. */
  isExternal: boolean;
};

/** The text beside a link. */
export const shareText = ({ title, companyName }: Pick<SharedJob, "title" | "companyName">): string =>
  fill(t.atIThoughtOfYou, { title, companyName });

/** The addresses of share targets. `url` is an absolute address. */
export function shareTargets(job: Pick<SharedJob, "title" | "companyName">, url: string) {
  const text = shareText(job);
  const subject = fill(t.at2, { title: job.title, companyName: job.companyName });
  return [
    { name: "WhatsApp", icon: "whatsapp", href: `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}` },
    {
      name: "LinkedIn",
      icon: "linkedin",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
    {
      name: "E-mail",
      icon: "mail",
      href: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
    },
  ] as const;
}

/** The share by whose link a page was opened; for loaders. Null without one, and for one that is forged, of another job, or deleted: the page renders without it. */
export async function loadShare(
  api: Client,
  { jobId, search }: { jobId: string; search: string },
): Promise<{ referAndEarnId: string; sharedBy: string } | null> {
  const referAndEarnId = sharedIn(search);
  if (referAndEarnId === undefined) return null;
  try {
    const share = await api("readShare", { params: { referAndEarnId } });
    return share.jobId === jobId ? { referAndEarnId, sharedBy: share.sharedBy } : null;
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
