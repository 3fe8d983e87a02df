// One offer: topics, referee, duration, price, and rating.
import type { ReactNode } from "react";
import { showMoney } from "../../../../messages/en/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { counted } from "../../../ui/moments.ts";
import { KIND_WORDS } from "../kind-words.ts";
import type { OfferFacts } from "./offer-facts.ts";
import "./offers.css";

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
    <article className="card offer" aria-labelledby={`offer-${id}`}>
      <header>
        <h3 id={`offer-${id}`} className="offer-headline">
          {headline}
        </h3>
        <p className="offer-person">
          {title} · {counted(years, "year")} at {companyName}
        </p>
      </header>
      <p className="offer-kinds">
        {kinds.map((kind) => (
          <Badge key={kind} tone="brand">
            {KIND_WORDS[kind]}
          </Badge>
        ))}
      </p>
      <p className={isWhole ? "offer-about" : "offer-about offer-about-short"}>{about}</p>
      <p className="offer-topics">
        <span>Topics: </span>
        {topics.join(" · ")}
      </p>
      <div className="offer-foot">
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
      <p className="offer-facts">
        <span className="offer-rating">
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
