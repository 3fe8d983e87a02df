// Routes of guidance: each call, its callers and its operation.

import {
  acceptSession,
  bookSession,
  cancelSession,
  declineSession,
  disputeSession,
  getBooking,
  getSessionCalendar,
  listBookings,
  moveSession,
  rateSession,
} from "../../contract/guidance/bookings-wire.ts";
import {
  addSlots,
  countGuidanceOffers,
  decideGuidanceDispute,
  getGuidanceOffer,
  getOwnOffer,
  listFreeSlots,
  listGuidanceDisputes,
  listGuidanceOffers,
  listOwnSlots,
  removeSlots,
  saveOwnOffer,
} from "../../contract/guidance/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import { bookSession as book } from "./bookings/book-session.ts";
import * as bookingChanges from "./bookings/booking-changes.ts";
import * as readBookings from "./bookings/read-bookings.ts";
import { decideDispute, listDisputes } from "./disputes/disputes.ts";
import * as offers from "./offers/offers.ts";
import * as slots from "./slots/slots.ts";

/** `publicUrl` is the site's address, for calendar entries. */
export function mountGuidance(mount: Mount, deps: Deps, { signedIn, admin }: Callers, publicUrl: string): void {
  mount(listGuidanceOffers, anyone, (input) => offers.listOffers(input, deps));
  mount(countGuidanceOffers, anyone, (input) => offers.countOffers(input, deps));
  mount(getGuidanceOffer, anyone, (input) => offers.getOffer(input, deps));
  mount(listFreeSlots, anyone, (input) => slots.listFreeSlots(input, deps));

  mount(getOwnOffer, signedIn, (_, call) => offers.getOwnOffer(call, deps));
  mount(saveOwnOffer, signedIn, (input, call) => offers.saveOwnOffer(input, call, deps));
  mount(listOwnSlots, signedIn, (input, call) => slots.listOwnSlots(input, call, deps));
  mount(addSlots, signedIn, (input, call) => slots.addSlots(input, call, deps));
  mount(removeSlots, signedIn, (input, call) => slots.removeSlots(input, call, deps));

  mount(bookSession, signedIn, (input, call) => book(input, call, deps), { perMinute: 60 });
  mount(listBookings, signedIn, (input, call) => readBookings.listBookings(input, call, deps));
  mount(getBooking, signedIn, (input, call) => readBookings.getBooking(input, call, deps));
  mount(getSessionCalendar, signedIn, (input, call) => readBookings.getCalendar(input, call, deps, publicUrl));
  mount(acceptSession, signedIn, (input, call) => bookingChanges.acceptSession(input, call, deps));
  mount(declineSession, signedIn, (input, call) => bookingChanges.declineSession(input, call, deps));
  mount(moveSession, signedIn, (input, call) => bookingChanges.moveSession(input, call, deps), { perMinute: 60 });
  mount(cancelSession, signedIn, (input, call) => bookingChanges.cancelSession(input, call, deps));
  mount(disputeSession, signedIn, (input, call) => bookingChanges.disputeSession(input, call, deps));
  mount(rateSession, signedIn, (input, call) => bookingChanges.rateSession(input, call, deps));

  mount(listGuidanceDisputes, admin, (input) => listDisputes(input, deps));
  mount(decideGuidanceDispute, admin, (input, call) => decideDispute(input, call, deps));
}
