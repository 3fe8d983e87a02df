// Routes of guidance: each call, its callers and its operation.

import * as bookingCalls from "../../contract/guidance/bookings-wire.ts";
import * as calls from "../../contract/guidance/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { anyone, type Callers } from "../platform/mount.ts";
import { bookSession } from "./bookings/book-session.ts";
import * as changes from "./bookings/booking-changes.ts";
import * as bookings from "./bookings/read-bookings.ts";
import { decideDispute, listDisputes } from "./disputes/disputes.ts";
import * as offers from "./offers/offers.ts";
import * as slots from "./slots/slots.ts";

const limited = { perMinute: 60 };

/** `publicUrl` is the site's address, for calendar entries. */
export function mountGuidance(mount: DepsMount, deps: Deps, { signedIn, admin }: Callers, publicUrl: string): void {
  mount(calls.listGuidanceOffers, anyone, (input) => offers.listGuidanceOffers(input, deps));
  mount(calls.countGuidanceOffers, anyone, (input) => offers.countGuidanceOffers(input, deps));
  mount(calls.getGuidanceOffer, anyone, (input) => offers.getGuidanceOffer(input, deps));
  mount(calls.listFreeSlots, anyone, (input) => slots.listFreeSlots(input, deps));

  mount(calls.getOwnOffer, signedIn, offers.getOwnOffer);
  mount(calls.saveOwnOffer, signedIn, offers.saveOwnOffer);
  mount(calls.listOwnSlots, signedIn, slots.listOwnSlots);
  mount(calls.addSlots, signedIn, slots.addSlots);
  mount(calls.removeSlots, signedIn, slots.removeSlots);

  mount(bookingCalls.bookSession, signedIn, bookSession, limited);
  mount(bookingCalls.listBookings, signedIn, bookings.listBookings);
  mount(bookingCalls.getBooking, signedIn, bookings.getBooking);
  mount(bookingCalls.getSessionCalendar, signedIn, (input, call) =>
    bookings.getSessionCalendar(input, call, deps, publicUrl),
  );
  mount(bookingCalls.acceptSession, signedIn, changes.acceptSession);
  mount(bookingCalls.declineSession, signedIn, changes.declineSession);
  mount(bookingCalls.moveSession, signedIn, changes.moveSession, limited);
  mount(bookingCalls.cancelSession, signedIn, changes.cancelSession);
  mount(bookingCalls.disputeSession, signedIn, changes.disputeSession);
  mount(bookingCalls.rateSession, signedIn, changes.rateSession);

  mount(calls.listGuidanceDisputes, admin, listDisputes);
  mount(calls.decideGuidanceDispute, admin, decideDispute);
}
