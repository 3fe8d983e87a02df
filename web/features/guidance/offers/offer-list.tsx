// The offers at a company: a list to choose from, the chosen one, or a note that there is none.
import { Link } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { counted } from "../../../ui/moments.ts";
import { BOOKING_ID, offerAddress } from "./offer-address.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { OfferView } from "./offer-view.tsx";

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
    <section className="request-pick offers" aria-labelledby="offers-title">
      <h2 id="offers-title" className="text-xl">
        {offers.length < 2 ? "Who you can talk to" : `Choose from ${counted(offers.length, "offer")}`}
      </h2>
      {isGone && (
        <Alert tone="notice" title="That offer is not there any more." className="mt-4">
          {offers.length > 0 && <p>Here is what others at {companyName} offer.</p>}
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
                  aria-label={`${offer.nextFree === null ? "See more" : "See free times"}: ${offer.headline}`}
                >
                  {offer.nextFree === null ? "See more" : "See free times"}
                </ButtonLink>
              </OfferView>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NoneYet({ companyName, referralHref }: { companyName: string; referralHref: string }) {
  return (
    <div className="card mt-4">
      <EmptyState
        level={3}
        icon="calendar"
        title="Nobody offers guidance here yet"
        className="py-8!"
        actions={
          <>
            <ButtonLink to={referralHref}>Ask for a referral instead</ButtonLink>
            <ButtonLink to="/for-employee" variant="secondary">
              I work at {companyName}
            </ButtonLink>
          </>
        }
      >
        <p>
          No verified employee of {companyName} has opened sessions so far. You can ask for a referral in the meantime:
          whoever declines one tells you why.
        </p>
      </EmptyState>
    </div>
  );
}

type ChosenOfferProps = Place & { offer: OfferFacts; others: number };

/** The chosen offer, and a link back to the others. */
export function ChosenOffer({ offer, others, companyName, path }: ChosenOfferProps) {
  return (
    <section aria-labelledby="offers-title" className="offers">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-6">
        <h2 id="offers-title" className="text-xl">
          You chose
        </h2>
        {others > 0 && (
          <Link to={path} className="text-link" preventScrollReset>
            See {counted(others, "other offer")}
          </Link>
        )}
      </div>
      <div className="mt-4">
        <OfferView offer={offer} companyName={companyName} isWhole>
          {/* Skips the description and goes to the booking. */}
          <a href={`#${BOOKING_ID}`} className="text-link sm:hidden">
            Choose a time
          </a>
        </OfferView>
      </div>
    </section>
  );
}

/** Shown when the offers could not be loaded. */
export const OffersTrouble = ({ path }: { path: string }) => (
  <section className="request-pick">
    <Alert tone="bad" title="What is offered here could not be loaded.">
      <p>
        <a href={path} className="text-link">
          Try again
        </a>
      </p>
    </Alert>
  </section>
);
