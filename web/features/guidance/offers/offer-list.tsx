// The offers at a company: a list to choose from, the chosen one, or a note that there is none.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/guidance.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { rich } from "../../../ui/rich.tsx";
import { Section } from "../../../ui/section.tsx";
import { sitePath } from "../../../ui/site-path.ts";
import { strong } from "../../../ui/tags.tsx";
import { BOOKING_ID, KIND_WORDS, type OfferFacts, offerAddress } from "./offers.ts";

type Place = {
  companyName: string;
  /** The company's guidance page. */
  path: string;
};

type OfferListProps = Place & {
  offers: readonly OfferFacts[];
  /** Where to request a referral there instead. */
  referralHref: string;
  /** The address names an offer that is no longer available. */
  isGone: boolean;
};

export function OfferList({ offers, companyName, path, referralHref, isGone }: OfferListProps) {
  return (
    <Section
      id="offers-title"
      title={offers.length < 2 ? t.whoYouCanTalkTo : fill(t.chooseFromOffers, { count: offers.length })}
      className="request-pick offers"
    >
      {isGone && (
        <Alert tone="notice" title={t.thatOfferIsNotThereAnyMore} className="mt-4">
          {offers.length > 0 && <p>{fill(t.hereIsWhatOthersAtOffer, { companyName })}</p>}
        </Alert>
      )}
      {offers.length === 0 ? (
        <NoneYet companyName={companyName} referralHref={referralHref} />
      ) : (
        <ul className="grid gap-4 mt-4">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferView offer={offer} companyName={companyName}>
                <ButtonLink
                  to={offerAddress(path, offer.id)}
                  rel="nofollow"
                  variant={offer.nextFree === null ? "secondary" : "primary"}
                  aria-label={`${offer.nextFree === null ? t.seeMore : t.seeFreeTimes}: ${offer.headline}`}
                >
                  {offer.nextFree === null ? t.seeMore : t.seeFreeTimes}
                </ButtonLink>
              </OfferView>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoneYet({ companyName, referralHref }: { companyName: string; referralHref: string }) {
  return (
    <div className="card mt-4">
      <EmptyState
        level={3}
        icon="calendar"
        title={t.noGuidanceHereYet}
        className="py-8!"
        actions={
          <>
            <ButtonLink to={referralHref}>{t.askForAReferralInstead}</ButtonLink>
            <ButtonLink to="/for-employee" variant="secondary">
              {fill(t.iWorkAt, { companyName })}
            </ButtonLink>
          </>
        }
        text={fill(t.noVerifiedEmployeeOfHasOpened, { companyName })}
      />
    </div>
  );
}

type ChosenOfferProps = Place & { offer: OfferFacts; others: number };

/** The chosen offer, and a link back to the others. */
export function ChosenOffer({ offer, others, companyName, path }: ChosenOfferProps) {
  return (
    <Section
      id="offers-title"
      title={t.youChose}
      row="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-6"
      beside={
        others > 0 && (
          <Link to={path} className="text-link" preventScrollReset>
            {fill(t.seeOtherOffers, { others })}
          </Link>
        )
      }
      className="offers"
    >
      <div className="mt-4">
        <OfferView offer={offer} companyName={companyName} isWhole>
          {/* Skips the description and goes to the booking. */}
          <a href={`#${BOOKING_ID}`} className="text-link sm:hidden">
            {t.chooseATime}
          </a>
        </OfferView>
      </div>
    </Section>
  );
}

/** Shown when the offers could not be loaded. */
export const OffersTrouble = ({ path }: { path: string }) => (
  <section className="request-pick">
    <Alert tone="bad" title={t.whatIsOfferedHereCouldNotBe}>
      <p>
        <a href={sitePath(path)} className="text-link">
          {t.tryAgain}
        </a>
      </p>
    </Alert>
  </section>
);

type OfferViewProps = {
  offer: OfferFacts;
  companyName: string;
  /** Shows the whole description, not only its beginning. */
  isWhole?: boolean;
  /** The actions on it. */
  children: ReactNode;
};

function OfferView({ offer, companyName, isWhole = false, children }: OfferViewProps) {
  const { id, headline, about, title, years, kinds, topics } = offer;
  return (
    <article className="card offer grid gap-3" aria-labelledby={`offer-${id}`}>
      <header>
        <h3 id={`offer-${id}`} className="font-sans text-lg/[1.3] font-[650] tracking-normal wrap-anywhere">
          {headline}
        </h3>
        <p className="mt-0.5 text-ink-soft wrap-anywhere">{fill(t.yearsAt, { title, years, companyName })}</p>
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
        <span>{t.topics} </span>
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
      <p>{rich(t.forMinutes, { value: price === 0 ? t.free : showMoney(price), minutes, b: strong })}</p>
      <p className="flex flex-wrap gap-y-0 gap-x-4 text-sm/body text-ink-soft">
        <span className="inline-flex items-center gap-[0.3rem] [&>svg]:text-accent-ink">
          <Icon name="star" size={16} />
          {rating.average === null
            ? t.noRatingsYet
            : fill(t.of5Ratings, { average: rating.average.toFixed(1), count: rating.count })}
        </span>
        <span>{nextFree === null ? t.noFreeTimeJustNow : fill(t.nextFree, { nextFree })}</span>
      </p>
    </div>
  );
}
