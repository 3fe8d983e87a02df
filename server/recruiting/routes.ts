// Routes of a company's people: each call, its callers and its operation.
import { getCorporateUser } from "../../contract/identity/accounts-wire.ts";
import * as claimCalls from "../../contract/recruiting/claims-wire.ts";
import * as pageCalls from "../../contract/recruiting/company-wire.ts";
import * as domainCalls from "../../contract/recruiting/domain-wire.ts";
import * as pictureCalls from "../../contract/recruiting/pictures-wire.ts";
import * as signInCalls from "../../contract/recruiting/sign-in-wire.ts";
import * as calls from "../../contract/recruiting/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { type Callers, sameSite } from "../platform/mount.ts";
import * as claims from "./claims.ts";
import * as page from "./company-page.ts";
import * as pictures from "./company-pictures.ts";
import * as companySignIn from "./company-sign-in.ts";
import * as domains from "./domain-proofs.ts";
import * as invites from "./invites.ts";
import * as members from "./members.ts";

/** A token of 256 bits cannot be guessed; this limits the cost of attempts. */
const limited = { perMinute: 60 };

export type RecruitingWishes = {
  /** Multiplies how many invites a company may send a day. */
  rateLimitScale: number;
  /** Stores what no domain proves. */
  takeEnquiry: claims.TakeEnquiry;
  signOut: members.SignOut;
  signInBy: companySignIn.SignInBy | null;
};

export function mountRecruiting(
  mount: DepsMount,
  deps: Deps,
  { signedIn, corporateAdmin }: Callers,
  { rateLimitScale, takeEnquiry, signOut, signInBy }: RecruitingWishes,
): void {
  mount(getCorporateUser, signedIn, members.getCorporateUser);
  mountMembers(mount, deps, corporateAdmin, signOut, signInBy);
  mountInvites(mount, deps, { signedIn, corporateAdmin }, rateLimitScale);
  mountSignIn(mount, deps, corporateAdmin, { by: signInBy, signOut });
  mountPage(mount, corporateAdmin);
  mountPictures(mount, corporateAdmin);
  mountClaims(mount, deps, { signedIn, corporateAdmin }, takeEnquiry);
}

type Admin = Callers["corporateAdmin"];
type Joining = Pick<Callers, "signedIn" | "corporateAdmin">;

function mountMembers(
  mount: DepsMount,
  deps: Deps,
  corporateAdmin: Admin,
  signOut: members.SignOut,
  signInBy: companySignIn.SignInBy | null,
): void {
  mount(calls.listMembers, corporateAdmin, members.listMembers);
  mount(calls.changeMemberRole, corporateAdmin, members.changeMemberRole);
  mount(calls.removeMember, corporateAdmin, (input, call) =>
    members.removeMember(input, call, deps, signInBy?.unlinkPerson ?? null),
  );
  mount(calls.handOverCompany, corporateAdmin, members.handOverCompany);
  mount(calls.signOutMember, corporateAdmin, (input, call) => members.signOutMember(input, call, deps, signOut));
}

function mountInvites(mount: DepsMount, deps: Deps, { signedIn, corporateAdmin }: Joining, scale: number): void {
  mount(calls.sendInvite, corporateAdmin, (input, call) => invites.sendInvite(input, call, deps, scale), limited);
  mount(calls.revokeInvite, corporateAdmin, invites.revokeInvite);
  mount(calls.readInvite, sameSite, (input) => invites.readInvite(input, deps), limited);
  mount(calls.acceptInvite, signedIn, invites.acceptInvite, limited);
}

function mountPage(mount: DepsMount, corporateAdmin: Admin): void {
  mount(pageCalls.getOwnCompany, corporateAdmin, page.getOwnCompany);
  mount(pageCalls.updateOwnCompany, corporateAdmin, page.updateOwnCompany, limited);
  mount(pageCalls.saveCompanyDraft, corporateAdmin, page.saveCompanyDraft, limited);
  mount(pageCalls.publishCompanyDraft, corporateAdmin, page.publishCompanyDraft, limited);
  mount(pageCalls.discardCompanyDraft, corporateAdmin, page.discardCompanyDraft);
  mount(pageCalls.listCompanyVersions, corporateAdmin, page.listCompanyVersions);
  mount(pageCalls.restoreCompanyVersion, corporateAdmin, page.restoreCompanyVersion, limited);
}

function mountPictures(mount: DepsMount, corporateAdmin: Admin): void {
  const redraws = { perMinute: 20, asksOutside: true };
  const { setCompanyPicture, removeCompanyPicture, addCompanyPhoto, removeCompanyPhoto } = pictureCalls;
  mount(setCompanyPicture, corporateAdmin, pictures.setCompanyPicture, redraws);
  mount(removeCompanyPicture, corporateAdmin, pictures.removeCompanyPicture, limited);
  mount(addCompanyPhoto, corporateAdmin, pictures.addCompanyPhoto, redraws);
  mount(removeCompanyPhoto, corporateAdmin, pictures.removeCompanyPhoto, limited);
}

/** How a company comes to the site by itself: claims, and domains proven by mail or DNS. */
function mountClaims(
  mount: DepsMount,
  deps: Deps,
  { signedIn, corporateAdmin }: Joining,
  takeEnquiry: claims.TakeEnquiry,
): void {
  const asksDns = { perMinute: 10, asksOutside: true };
  const { getCompanyDomain, proveCompanyDomain } = domainCalls;
  mount(getCompanyDomain, corporateAdmin, domains.getCompanyDomain, limited);
  mount(proveCompanyDomain, corporateAdmin, domains.proveCompanyDomain, asksDns);
  mount(
    claimCalls.confirmClaimByRecord,
    signedIn,
    (input, call) => claims.confirmClaimByRecord(input, call, deps, takeEnquiry),
    asksDns,
  );
  mount(claimCalls.claimCompany, signedIn, claims.claimCompany, limited);
  mount(claimCalls.joinAsCompany, signedIn, claims.joinAsCompany, limited);
  mount(claimCalls.getOwnClaim, signedIn, claims.getOwnClaim);
  mount(claimCalls.resendClaimCode, signedIn, claims.resendClaimCode, limited);
  mount(
    claimCalls.confirmClaim,
    signedIn,
    (input, call) => claims.confirmClaim(input, call, deps, takeEnquiry),
    limited,
  );
}

function mountSignIn(mount: DepsMount, deps: Deps, corporateAdmin: Admin, signIn: companySignIn.SignInWishes): void {
  const { getCompanySignIn, saveCompanySignIn, testCompanySignIn, removeCompanySignIn } = signInCalls;
  const asksIssuer = { perMinute: 10, asksOutside: true };
  mount(getCompanySignIn, corporateAdmin, (input, call) => companySignIn.getCompanySignIn(input, call, deps, signIn));
  const save = companySignIn.saveCompanySignIn;
  mount(saveCompanySignIn, corporateAdmin, (input, call) => save(input, call, deps, signIn), limited);
  const test = companySignIn.testCompanySignIn;
  mount(testCompanySignIn, corporateAdmin, (input, call) => test(input, call, deps, signIn), asksIssuer);
  mount(removeCompanySignIn, corporateAdmin, (input, call) =>
    companySignIn.removeCompanySignIn(input, call, deps, signIn),
  );
}
