// The weekly notice of jobs that match a person's profile.
import { jobPath } from "../../../contract/paths.ts";
import { greeting, items, link, say } from "../mails/mail-text.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

const PATH = "/jobs?view=for-you";

export const jobsForYouGathered: NoticesOf<"jobs-for-you.gathered"> = ({ to, week, jobs }) => {
  const named = jobs.map(({ jobTitle, companyName }) => `${clipped(jobTitle, 80)} at ${clipped(companyName, 60)}`);
  const title = `${jobs.length} jobs for you`;
  return [
    {
      kind: "jobs-for-you",
      to,
      // At most one a week.
      about: week,
      title,
      text: clipped(named.slice(0, 3).join(" · "), 300),
      href: PATH,
      mail: (name, { publicUrl }) => ({
        subject: `${title}: ${named[0] ?? ""}`,
        preheader: clipped(named[0] ?? title, 120),
        heading: title,
        body: [
          greeting(name),
          say("These are open now and suit your profile. None of them was in a mail before."),
          items(
            jobs.map(({ jobId, jobTitle, companyName, city, why }) => ({
              title: clipped(jobTitle, 120),
              text: [[clipped(companyName, 80), city].filter(Boolean).join(" · "), clipped(why, 200)].join(". "),
              href: publicUrl + jobPath({ id: jobId, companyName }),
            })),
          ),
          link("See all jobs for you", publicUrl + PATH),
        ],
      }),
    },
  ];
};
