// One offer: topics, referee, duration, price, and rating.
import type { ReactNode } from "react";
import { showMoney } from "../../../../messages/en/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { counted } from "../../../ui/moments.ts";
import { KIND_WORDS } from "../kind-words.ts";
import type { OfferFacts } from "./offer-facts.ts";

type OfferViewProps = {
  offer: OfferFacts;
  companyName: string;
  /** Shows the whole description, not only its beginning. */
  isWhole?: boolean;
  /** The actions on it. */
  children: ReactNode;
};

export function OfferView({ offer, companyName, isWhole = false, children }: OfferViewProps) {
  const { id, headline, about, title, years, kinds, topics } = offer;
  return (
    <article className="card offer grid gap-3" aria-labelledby={`offer-${id}`}>
      <header>
        <h3 id={`offer-${id}`} className="font-sans text-lg/[1.3] font-[650] tracking-normal wrap-anywhere">
          {headline}
        </h3>
        <p className="mt-0.5 text-ink-soft wrap-anywhere">
          {title} · {counted(years, "year")} at {companyName}
        </p>
      </header>
      <p className="flex flex-wrap gap-1.5">
        {kinds.map((kind) => (
          <Badge key={kind} tone="brand">
            {KIND_WORDS[kind]}
          </Badge>
        ))}
      </p>
      <p
        className={
          isWhole
            ? "max-w-(--container-prose) text-ink-soft whitespace-pre-line wrap-anywhere"
            : "max-w-(--container-prose) text-ink-soft wrap-anywhere [display:-webkit-box] [-webkit-line-clamp:3] [line-clamp:3] [-webkit-box-orient:vertical] overflow-hidden whitespace-normal"
        }
      >
        {about}
      </p>
      <p className="text-sm/body wrap-anywhere [&>span]:font-[650]">
        <span>Topics: </span>
        {topics.join(" · ")}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 pt-3.5 border-t border-t-line [&_strong]:text-lg/body [&_strong]:font-bold max-sm:[&>.button]:w-full">
        <OfferPrice offer={offer} />
        {children}
      </div>
    </article>
  );
}

function OfferPrice({ offer: { price, minutes, rating, nextFree } }: { offer: OfferFacts }) {
  return (
    <div className="offer-price">
      <p>
        <strong>{price === 0 ? "Free" : showMoney(price)}</strong> for {minutes} minutes
      </p>
      <p className="flex flex-wrap gap-y-0 gap-x-4 text-sm/body text-ink-soft">
        <span className="inline-flex items-center gap-[0.3rem] [&>svg]:text-accent-ink">
          <Icon name="star" size={16} />
          {rating.average === null
            ? "No ratings yet"
            : `${rating.average.toFixed(1)} of 5 (${counted(rating.count, "rating")})`}
        </span>
        <span>{nextFree === null ? "No free time just now" : `Next free: ${nextFree}`}</span>
      </p>
    </div>
  );
}
