// Reserves the space of the booking part and loads it in the browser: it depends on the reader's time zone, which the
// server does not know.

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { t } from "#messages/guidance.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { BOOKING_ID } from "../offers/offers.ts";
import type { BookingPartProps } from "./booking-part.tsx";

const BookingPart = lazy(
  (): Promise<{ default: ComponentType<BookingPartProps> }> =>
    import("./booking-part.tsx").then(
      ({ BookingPart: Part }) => ({ default: Part }),
      () => ({ default: NotLoaded }),
    ),
);

export function BookingSlot(props: BookingPartProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <div className="book-slot">
      <p data-without-script className="mb-4">
        {t.choosingATimeNeedsJavascript}
      </p>
      {isLive ? (
        <Suspense fallback={<Waiting />}>
          <BookingPart {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const Waiting = () => (
  <div data-needs-script className="card">
    <LoadingBlock label={t.freeTimesAreBeingLoaded} sizes={["h-8 w-56", "h-12", "h-12", "h-64"]} />
  </div>
);

const NotLoaded = () => (
  <section id={BOOKING_ID} className="card">
    <Alert tone="bad" role="alert" title={t.theFreeTimesCouldNotBeLoaded}>
      <Button size="sm" className="mt-3" onClick={() => window.location.reload()}>
        {t.tryAgain}
      </Button>
    </Alert>
  </section>
);
