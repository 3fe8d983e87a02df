// The promo between job cards: one of four pictures that lead to the jobs posted here (spec §2).
import { BRAND_NAME } from "../../../contract/brand.ts";
import { DASHBOARD_USER } from "../../../contract/jobs/filters.ts";
import "../../styles/jobs.css";

/** The promo's tooltip, and what stands in its place once those jobs show. */
export const PROMO_HINT = {
  off: `Click to view jobs posted by ${BRAND_NAME} and share with your friends to earn rewards!`,
  on: `You are already viewing jobs posted by ${BRAND_NAME}`,
};

const PICTURES = [
  { src: "/promo/share-a-job.svg", alt: "Know someone who fits? Share a job, earn a reward." },
  { src: "/promo/good-word.svg", alt: "Your good word opens doors. Refer a friend and earn." },
  { src: "/promo/reward-path.svg", alt: "Share, they apply, you earn. Three steps to a reward." },
  { src: "/promo/friends-hired.svg", alt: "Bring your friends along. Share jobs and earn rewards." },
] as const;

/** `turn` counts the promos of a list from 0; the pictures take turns. */
export function PromoBanner({ turn }: { turn: number }) {
  const picture = PICTURES[turn % PICTURES.length] ?? PICTURES[0];
  const tip = `promo-tip-${turn}`;
  return (
    <li className="promo">
      <a href={`/jobs?dashboard=${DASHBOARD_USER}`} aria-describedby={tip}>
        <img src={picture.src} alt={picture.alt} width={960} height={240} loading="lazy" decoding="async" />
        <span role="tooltip" id={tip} className="promo-tip">
          {PROMO_HINT.off}
        </span>
      </a>
    </li>
  );
}
