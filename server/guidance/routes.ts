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
import { acceptSession as accept } from "./bookings/accept-session.ts";
import { bookSession as book } from "./bookings/book-session.ts";
import { cancelSession as cancel } from "./bookings/cancel-session.ts";
import { declineSession as decline } from "./bookings/decline-session.ts";
import { disputeSession as dispute } from "./bookings/dispute-session.ts";
import { getBooking as get } from "./bookings/get-booking.ts";
import { getCalendar } from "./bookings/get-calendar.ts";
import { listBookings as list } from "./bookings/list-bookings.ts";
import { moveSession as move } from "./bookings/move-session.ts";
import { rateSession as rate } from "./bookings/rate-session.ts";
import { decideDispute } from "./disputes/decide-dispute.ts";
import { listDisputes } from "./disputes/list-disputes.ts";
import { countOffers } from "./offers/count-offers.ts";
import { getOffer } from "./offers/get-offer.ts";
import { getOwnOffer as getOwn } from "./offers/get-own-offer.ts";
import { listOffers } from "./offers/list-offers.ts";
import { saveOwnOffer as saveOwn } from "./offers/save-own-offer.ts";
import { addSlots as add } from "./slots/add-slots.ts";
import { listFreeSlots as listFree } from "./slots/list-free-slots.ts";
import { listOwnSlots as listOwn } from "./slots/list-own-slots.ts";
import { removeSlots as remove } from "./slots/remove-slots.ts";

/** `publicUrl` is the site's address, for calendar entries. */
export function mountGuidance(mount: Mount, deps: Deps, { signedIn, admin }: Callers, publicUrl: string): void {
  mount(listGuidanceOffers, anyone, (input) => listOffers(input, deps));
  mount(countGuidanceOffers, anyone, (input) => countOffers(input, deps));
  mount(getGuidanceOffer, anyone, (input) => getOffer(input, deps));
  mount(listFreeSlots, anyone, (input) => listFree(input, deps));

  mount(getOwnOffer, signedIn, (_, call) => getOwn(call, deps));
  mount(saveOwnOffer, signedIn, (input, call) => saveOwn(input, call, deps));
  mount(listOwnSlots, signedIn, (input, call) => listOwn(input, call, deps));
  mount(addSlots, signedIn, (input, call) => add(input, call, deps));
  mount(removeSlots, signedIn, (input, call) => remove(input, call, deps));

  mount(bookSession, signedIn, (input, call) => book(input, call, deps), { perMinute: 60 });
  mount(listBookings, signedIn, (input, call) => list(input, call, deps));
  mount(getBooking, signedIn, (input, call) => get(input, call, deps));
  mount(getSessionCalendar, signedIn, (input, call) => getCalendar(input, call, deps, publicUrl));
  mount(acceptSession, signedIn, (input, call) => accept(input, call, deps));
  mount(declineSession, signedIn, (input, call) => decline(input, call, deps));
  mount(moveSession, signedIn, (input, call) => move(input, call, deps), { perMinute: 60 });
  mount(cancelSession, signedIn, (input, call) => cancel(input, call, deps));
  mount(disputeSession, signedIn, (input, call) => dispute(input, call, deps));
  mount(rateSession, signedIn, (input, call) => rate(input, call, deps));

  mount(listGuidanceDisputes, admin, (input) => listDisputes(input, deps));
  mount(decideGuidanceDispute, admin, (input, call) => decideDispute(input, call, deps));
}
