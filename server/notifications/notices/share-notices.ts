// Notices to people who shared a job. They do not name the applicant.
import { dashboardPath } from "../../../contract/paths.ts";
import { greeting, link, say } from "../mails/mail-text.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

const path = dashboardPath("shares");

export const shareApplied: NoticesOf<"share.applied"> = (fact, id) => {
  const job = clipped(fact.jobTitle, 120);
  return [
    {
      kind: "share-progress",
      to: fact.sharer,
      about: id,
      title: "Somebody applied by your link",
      text: `${job}. If they get far enough, you earn a reward.`,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `Somebody applied by your link: ${job}`,
        preheader: "If they get far enough, you earn a reward.",
        heading: "Somebody applied by your link",
        body: [
          greeting(name),
          say(
            `The job that you shared, ${job}, has an application by your link. If it gets far enough, you earn a reward.`,
          ),
          link("See your shares", publicUrl + path),
        ],
      }),
    },
  ];
};

export const shareRewardEarned: NoticesOf<"share.reward-earned"> = (fact) => {
  const job = clipped(fact.jobTitle, 120);
  return [
    {
      kind: "share-progress",
      to: fact.sharer,
      about: `earned:${fact.applicationId}`,
      title: "You earned a reward",
      text: `An application by your link got ahead: ${job}.`,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `You earned a reward: ${job}`,
        preheader: "An application by your link got ahead.",
        heading: "You earned a reward",
        body: [
          greeting(name),
          say(`An application by your link got ahead: ${job}. Thank you for sending somebody who fits.`),
          link("See your shares", publicUrl + path),
        ],
      }),
    },
  ];
};
