// What is passed on of a job, and the ways to do so.

/** The job as sharing needs it. */
export type SharedJob = {
  id: string;
  title: string;
  companyName: string;
  /** Only jobs that were posted here earn a reward. */
  isExternal: boolean;
};

/** The words that go along with a link. */
export const shareText = ({ title, companyName }: Pick<SharedJob, "title" | "companyName">): string =>
  `${title} at ${companyName}: I thought of you.`;

/** Where a link is handed over to. `url` is a whole address. */
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
