// A referee's guidance: booked sessions, the calendar of free times, and the offer itself.
import { useSearchParams } from "react-router";
import { BECOME_REFEREE_PATH, EMPLOYEE_PATH, guidancePath } from "../../../../contract/paths.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { panelId, Tabs, tabId } from "../../../ui/tabs.tsx";
import { SlotCalendar } from "../calendar/slot-calendar.tsx";
import { OfferForm } from "../offer-form/offer-form.tsx";
import { SessionList } from "../sessions/session-list.tsx";
import { GUIDANCE_TABS, type GuidanceTab, tabAddress, tabIn, timesAddress } from "../sessions/session-place.ts";
import { type OwnOffer, useOwnOffer } from "./own-offer-queries.ts";

const TAB_LABELS: Record<GuidanceTab, string> = { sessions: "Sessions", times: "Free times", offer: "Your offer" };

export function GuidanceDesk() {
  const { data, error, isFetching, refetch } = useOwnOffer();
  if (!data && error) return <LoadTrouble text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />;
  if (!data) return <LoadingBlock label="Being loaded." className="mt-8 grid gap-3" sizes={["h-12", "h-40", "h-40"]} />;
  // A former referee with an offer still sees the desk: booked sessions continue.
  if (!data.offer && !data.mayOffer) return <NotYet />;
  if (!data.offer) return <FirstOffer own={data} />;
  return <Desk own={data} offer={data.offer} />;
}

type DeskProps = { own: OwnOffer; offer: NonNullable<OwnOffer["offer"]> };

function Desk({ own, offer }: DeskProps) {
  const selected = tabIn(useSearchParams()[0]);
  return (
    <>
      <Standing own={own} offer={offer} />
      <div className="mt-6">
        <Tabs
          label="Your guidance"
          selected={selected}
          tabs={GUIDANCE_TABS.map((tab) => ({ id: tab, label: TAB_LABELS[tab], to: tabAddress(tab) }))}
        />
      </div>
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className="mt-6 md:mt-8">
        <h2 className="sr-only">{TAB_LABELS[selected]}</h2>
        {selected === "sessions" && <SessionList side="REFEREE" noneYet={<NoSessions />} />}
        {selected === "times" && <SlotCalendar key={offer.timeZone} offer={offer} />}
        {selected === "offer" && <OfferForm key={offer.id} offer={offer} />}
      </div>
    </>
  );
}

/** Whether candidates see the offer, and if not, why. */
function Standing({ own, offer }: DeskProps) {
  const path = guidancePath({ SK: offer.companyId, name: offer.companyName });
  if (offer.isShown)
    return (
      <p className="mt-3 text-ink-soft">
        Candidates see your offer among the{" "}
        <a href={path} className="text-link">
          guidance at {offer.companyName}
        </a>
        , without your name.
      </p>
    );
  if (!own.mayOffer)
    return (
      <Alert tone="notice" className="mt-6" title="Candidates do not see your offer just now.">
        <p>Only verified employees of {offer.companyName} offer guidance there. Sessions that are booked go on.</p>
        <ButtonLink to={EMPLOYEE_PATH} variant="secondary" size="sm" className="mt-3">
          See where I stand
        </ButtonLink>
      </Alert>
    );
  return (
    <Alert tone="notice" className="mt-6" title="Candidates do not see your offer just now.">
      <p>
        {offer.isActive
          ? "You are on a break from requests. It is shown again as soon as the break is over."
          : "It is switched off. Switch it on under “Your offer”."}
      </p>
    </Alert>
  );
}

const NoSessions = () => (
  <EmptyState
    icon="calendar"
    level={3}
    title="Nobody has booked yet"
    actions={<ButtonLink to={timesAddress()}>Open free times</ButtonLink>}
  >
    <p>Candidates book one of the times that you open. You are told at once, and accept or decline.</p>
  </EmptyState>
);

const NotYet = () => (
  <EmptyState
    icon="shield"
    title="For verified employees"
    actions={<ButtonLink to={BECOME_REFEREE_PATH}>Verify my work e-mail</ButtonLink>}
  >
    <p>
      Sessions are offered by people who have proven that they work at a company, for two years or more. It takes a few
      minutes.
    </p>
  </EmptyState>
);

function FirstOffer({ own }: { own: OwnOffer }) {
  return (
    <section aria-labelledby="first-title" className="mt-8">
      <h2 id="first-title" className="text-2xl">
        Make your offer
      </h2>
      <p className="prose-width mt-2 mb-6 text-ink-soft">
        Candidates who look at {own.company?.name ?? "your company"} see what you offer, your title and how long you
        have been there, without your name. You choose the price and open the times; every session waits for your yes.
      </p>
      <OfferForm offer={null} />
    </section>
  );
}
