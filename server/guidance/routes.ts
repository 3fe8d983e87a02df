// Routes of guidance: each call, its callers and its operation.

import * as bookingCalls from "../../contract/guidance/bookings-wire.ts";
import * as calls from "../../contract/guidance/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import { bookSession } from "./bookings/book-session.ts";
import * as changes from "./bookings/booking-changes.ts";
import * as bookings from "./bookings/read-bookings.ts";
import { decideDispute, listDisputes } from "./disputes/disputes.ts";
import * as offers from "./offers/offers.ts";
import * as slots from "./slots/slots.ts";

const limited = { perMinute: 60 };

/** `publicUrl` is the site's address, for calendar entries. */
export function mountGuidance(mount: Mount, deps: Deps, { signedIn, admin }: Callers, publicUrl: string): void {
  mount(calls.listGuidanceOffers, anyone, (input) => offers.listGuidanceOffers(input, deps));
  mount(calls.countGuidanceOffers, anyone, (input) => offers.countGuidanceOffers(input, deps));
  mount(calls.getGuidanceOffer, anyone, (input) => offers.getGuidanceOffer(input, deps));
  mount(calls.listFreeSlots, anyone, (input) => slots.listFreeSlots(input, deps));

  mount(calls.getOwnOffer, signedIn, (input, call) => offers.getOwnOffer(input, call, deps));
  mount(calls.saveOwnOffer, signedIn, (input, call) => offers.saveOwnOffer(input, call, deps));
  mount(calls.listOwnSlots, signedIn, (input, call) => slots.listOwnSlots(input, call, deps));
  mount(calls.addSlots, signedIn, (input, call) => slots.addSlots(input, call, deps));
  mount(calls.removeSlots, signedIn, (input, call) => slots.removeSlots(input, call, deps));

  mount(bookingCalls.bookSession, signedIn, (input, call) => bookSession(input, call, deps), limited);
  mount(bookingCalls.listBookings, signedIn, (input, call) => bookings.listBookings(input, call, deps));
  mount(bookingCalls.getBooking, signedIn, (input, call) => bookings.getBooking(input, call, deps));
  mount(bookingCalls.getSessionCalendar, signedIn, (input, call) =>
    bookings.getSessionCalendar(input, call, deps, publicUrl),
  );
  mount(bookingCalls.acceptSession, signedIn, (input, call) => changes.acceptSession(input, call, deps));
  mount(bookingCalls.declineSession, signedIn, (input, call) => changes.declineSession(input, call, deps));
  mount(bookingCalls.moveSession, signedIn, (input, call) => changes.moveSession(input, call, deps), limited);
  mount(bookingCalls.cancelSession, signedIn, (input, call) => changes.cancelSession(input, call, deps));
  mount(bookingCalls.disputeSession, signedIn, (input, call) => changes.disputeSession(input, call, deps));
  mount(bookingCalls.rateSession, signedIn, (input, call) => changes.rateSession(input, call, deps));

  mount(calls.listGuidanceDisputes, admin, (input, call) => listDisputes(input, call, deps));
  mount(calls.decideGuidanceDispute, admin, (input, call) => decideDispute(input, call, deps));
}
