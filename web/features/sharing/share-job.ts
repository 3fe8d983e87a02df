// The text of a shared job, and the targets to share it to.

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
  `${title} at ${companyName}: I thought of you.`;

/** The addresses of share targets. `url` is an absolute address. */
export function shareTargets(job: Pick<SharedJob, "title" | "companyName">, url: string) {
  const text = shareText(job);
  const subject = `${job.title} at ${job.companyName}`;
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
