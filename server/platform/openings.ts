// Decides which trial features are open to all visitors, and why: one rule for server, start and doctor.
import ipaddr from "ipaddr.js";

/** Each feature with the setting that asks for it. `words` name it in a sentence. */
export const OPENINGS = {
  demoData: { setting: "DEMO_DATA", words: "invented jobs and companies" },
  demoAccounts: { setting: "DEMO_ACCOUNTS", words: "demo accounts" },
  mailbox: { setting: "DEV_MAILBOX", words: "the page of kept mails (/dev/mailbox)" },
  linkedInStandIn: { setting: "LINKEDIN_STAND_IN", words: "the stand-in for LinkedIn" },
  testPayments: { setting: "TEST_PAYMENTS", words: "test payments" },
  loopbackSources: { setting: "LOOPBACK_SOURCES", words: "sources of listings on this machine" },
} as const;

export type OpeningName = keyof typeof OPENINGS;
export const OPENING_NAMES = Object.keys(OPENINGS) as OpeningName[];

/**
 * `LOOPBACK`: only this machine can reach the site. `ASKED`: others can, and the setting asks for the feature by name.
 * `PRODUCTION`, `EXPOSED`: closed unless asked for. `SWITCHED_OFF`: by a setting. `REPLACED`: a real service is
 * configured.
 */
export type Reason = "LOOPBACK" | "ASKED" | "PRODUCTION" | "EXPOSED" | "SWITCHED_OFF" | "REPLACED";

/** `why` is the reason as part of a sentence: "HOST (0.0.0.0) is not a loopback address". */
export type Opening = { open: boolean; reason: Reason; why: string };
export type Openings = Record<OpeningName, Opening>;

export type Posture = {
  host: string;
  /** The effective public address, as an origin. */
  publicUrl: string;
  production: boolean;
  /** The settings; undefined if not set. */
  asked: { [Name in OpeningName]: boolean | undefined };
  /** Why a feature is not needed, if a real service replaces it. */
  replaced: { [Name in OpeningName]?: string | undefined };
};

/** A feature is closed unless both addresses are loopback or its setting asks for it. */
export function openingsOf(posture: Posture): Openings {
  const exposed = whyExposed(posture);
  const decide = (name: OpeningName) => openingOf(posture, name, exposed);
  const demoData = decide("demoData");
  // Demo accounts belong to the demo data; without it they exist only if a setting asks for them.
  const isWithoutDemo = !demoData.open && posture.asked.demoAccounts === undefined;
  return {
    demoData,
    demoAccounts: isWithoutDemo ? demoData : decide("demoAccounts"),
    mailbox: decide("mailbox"),
    linkedInStandIn: decide("linkedInStandIn"),
    testPayments: decide("testPayments"),
    loopbackSources: decide("loopbackSources"),
  };
}

function openingOf({ production, asked, replaced }: Posture, name: OpeningName, exposed: string | null): Opening {
  const { setting } = OPENINGS[name];
  const closed = (reason: Reason, why: string): Opening => ({ open: false, reason, why });
  if (asked[name] === false) return closed("SWITCHED_OFF", `${setting} is off`);
  const instead = replaced[name];
  if (instead) return closed("REPLACED", instead);
  if (asked[name] && (production || exposed)) return { open: true, reason: "ASKED", why: `${setting} is on` };
  if (production) return closed("PRODUCTION", "ENVIRONMENT is production");
  if (exposed) return closed("EXPOSED", exposed);
  return { open: true, reason: "LOOPBACK", why: "HOST and PUBLIC_URL are loopback addresses" };
}

/**
 * Whether the demo's roles can be switched without a password: never where a setting opens the demo to others, nor behind
 * a proxy, which brings others to this machine.
 */
export const hasDemoBar = ({ openings, trustProxy }: { openings: Openings; trustProxy: unknown }): boolean =>
  trustProxy === false && openings.demoData.reason === "LOOPBACK" && openings.demoAccounts.reason === "LOOPBACK";

/** Why other machines may reach the site; null if they cannot. */
export function whyExposed({ host, publicUrl }: Pick<Posture, "host" | "publicUrl">): string | null {
  if (!isLoopback(host)) return `HOST (${host}) is not a loopback address`;
  if (!isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL (${publicUrl}) is not a loopback address`;
  return null;
}

/** `host` is a name or an address (IPv6 with or without brackets). Names are not resolved. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === "loopback";
  return name === "localhost" || name.endsWith(".localhost");
}
