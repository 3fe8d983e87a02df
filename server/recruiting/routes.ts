// Routes of a company's people: each call, its callers and its operation.
import { getCorporateUser } from "../../contract/identity/accounts-wire.ts";
import * as claimCalls from "../../contract/recruiting/claims-wire.ts";
import * as pageCalls from "../../contract/recruiting/company-wire.ts";
import * as domainCalls from "../../contract/recruiting/domain-wire.ts";
import * as pictureCalls from "../../contract/recruiting/pictures-wire.ts";
import * as signInCalls from "../../contract/recruiting/sign-in-wire.ts";
import * as calls from "../../contract/recruiting/wire.ts";
import type { Deps } from "../deps.ts";
import { type Callers, type Mount, sameSite } from "../platform/mount.ts";
import { confirmClaimByRecord } from "./claim-record.ts";
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
  mount: Mount,
  deps: Deps,
  { signedIn, corporateAdmin }: Callers,
  { rateLimitScale, takeEnquiry, signOut, signInBy }: RecruitingWishes,
): void {
  mount(getCorporateUser, signedIn, (input, call) => members.getCorporateUser(input, call, deps));
  mountMembers(mount, deps, corporateAdmin, signOut, signInBy);
  mountInvites(mount, deps, { signedIn, corporateAdmin }, rateLimitScale);
  mountSignIn(mount, deps, corporateAdmin, { by: signInBy, signOut });
  mountPage(mount, deps, corporateAdmin);
  mountPictures(mount, deps, corporateAdmin);
  mountClaims(mount, deps, { signedIn, corporateAdmin }, takeEnquiry);
}

type Admin = Callers["corporateAdmin"];
type Joining = Pick<Callers, "signedIn" | "corporateAdmin">;

function mountMembers(
  mount: Mount,
  deps: Deps,
  corporateAdmin: Admin,
  signOut: members.SignOut,
  signInBy: companySignIn.SignInBy | null,
): void {
  mount(calls.listMembers, corporateAdmin, (input, call) => members.listMembers(input, call, deps));
  mount(calls.changeMemberRole, corporateAdmin, (input, call) => members.changeMemberRole(input, call, deps));
  mount(calls.removeMember, corporateAdmin, (input, call) =>
    members.removeMember(input, call, deps, signInBy?.unlinkPerson ?? null),
  );
  mount(calls.handOverCompany, corporateAdmin, (input, call) => members.handOverCompany(input, call, deps));
  mount(calls.signOutMember, corporateAdmin, (input, call) => members.signOutMember(input, call, deps, signOut));
}

function mountInvites(mount: Mount, deps: Deps, { signedIn, corporateAdmin }: Joining, scale: number): void {
  mount(calls.sendInvite, corporateAdmin, (input, call) => invites.sendInvite(input, call, deps, scale), limited);
  mount(calls.revokeInvite, corporateAdmin, (input, call) => invites.revokeInvite(input, call, deps));
  mount(calls.readInvite, sameSite, (input) => invites.readInvite(input, deps), limited);
  mount(calls.acceptInvite, signedIn, (input, call) => invites.acceptInvite(input, call, deps), limited);
}

function mountPage(mount: Mount, deps: Deps, corporateAdmin: Admin): void {
  mount(pageCalls.getOwnCompany, corporateAdmin, (input, call) => page.getOwnCompany(input, call, deps));
  mount(pageCalls.updateOwnCompany, corporateAdmin, (input, call) => page.updateOwnCompany(input, call, deps), limited);
  mount(pageCalls.saveCompanyDraft, corporateAdmin, (input, call) => page.saveCompanyDraft(input, call, deps), limited);
  mount(
    pageCalls.publishCompanyDraft,
    corporateAdmin,
    (input, call) => page.publishCompanyDraft(input, call, deps),
    limited,
  );
  mount(pageCalls.discardCompanyDraft, corporateAdmin, (input, call) => page.discardCompanyDraft(input, call, deps));
  mount(pageCalls.listCompanyVersions, corporateAdmin, (input, call) => page.listCompanyVersions(input, call, deps));
  mount(
    pageCalls.restoreCompanyVersion,
    corporateAdmin,
    (input, call) => page.restoreCompanyVersion(input, call, deps),
    limited,
  );
}

function mountPictures(mount: Mount, deps: Deps, corporateAdmin: Admin): void {
  const redraws = { perMinute: 20, asksOutside: true };
  const { setCompanyPicture, removeCompanyPicture, addCompanyPhoto, removeCompanyPhoto } = pictureCalls;
  mount(setCompanyPicture, corporateAdmin, (input, call) => pictures.setCompanyPicture(input, call, deps), redraws);
  mount(
    removeCompanyPicture,
    corporateAdmin,
    (input, call) => pictures.removeCompanyPicture(input, call, deps),
    limited,
  );
  mount(addCompanyPhoto, corporateAdmin, (input, call) => pictures.addCompanyPhoto(input, call, deps), redraws);
  mount(removeCompanyPhoto, corporateAdmin, (input, call) => pictures.removeCompanyPhoto(input, call, deps), limited);
}

/** How a company comes to the site by itself: claims, and domains proven by mail or DNS. */
function mountClaims(
  mount: Mount,
  deps: Deps,
  { signedIn, corporateAdmin }: Joining,
  takeEnquiry: claims.TakeEnquiry,
): void {
  const asksDns = { perMinute: 10, asksOutside: true };
  const { getCompanyDomain, proveCompanyDomain } = domainCalls;
  mount(getCompanyDomain, corporateAdmin, (input, call) => domains.getCompanyDomain(input, call, deps), limited);
  mount(proveCompanyDomain, corporateAdmin, (input, call) => domains.proveCompanyDomain(input, call, deps), asksDns);
  mount(
    claimCalls.confirmClaimByRecord,
    signedIn,
    (input, call) => confirmClaimByRecord(input, call, deps, takeEnquiry),
    asksDns,
  );
  mount(claimCalls.claimCompany, signedIn, (input, call) => claims.claimCompany(input, call, deps), limited);
  mount(claimCalls.joinAsCompany, signedIn, (input, call) => claims.joinAsCompany(input, call, deps), limited);
  mount(claimCalls.getOwnClaim, signedIn, (input, call) => claims.getOwnClaim(input, call, deps));
  mount(claimCalls.resendClaimCode, signedIn, (input, call) => claims.resendClaimCode(input, call, deps), limited);
  mount(
    claimCalls.confirmClaim,
    signedIn,
    (input, call) => claims.confirmClaim(input, call, deps, takeEnquiry),
    limited,
  );
}

function mountSignIn(mount: Mount, deps: Deps, corporateAdmin: Admin, signIn: companySignIn.SignInWishes): void {
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
