// Every way to sign in elsewhere by its name: the social providers, and the issuers of companies.
import type { CompanyIssuer, CompanyIssuers } from "../../company-issuer.ts";
import type { Deps } from "../../deps.ts";
import type { IdentitySettings, InsideFetch } from "../identity.ts";
import { type CompanyUpstreams, companyOfProvider, makeCompanyUpstreams } from "./company-issuers.ts";
import { makeUpstreams, type Upstream } from "./upstream.ts";

type Companies = CompanyUpstreams & { issuers: CompanyIssuers };

export type Upstreams = {
  /** Whether there is any social provider. */
  hasSocial: boolean;
  /** Null where companies cannot set up issuers: another issuer keeps the accounts. */
  companies: Companies | null;
  /** Null for an unknown name, and for a company without an issuer. */
  find(this: void, name: string | null | undefined): Promise<Upstream | null>;
  /** The settings behind an upstream that is a company's issuer, as they are now; null for a social provider. */
  companyOf(upstream: Upstream): Promise<{ issuers: CompanyIssuers; issuer: CompanyIssuer } | null>;
  /** The company that lets this account's owner sign in by its own issuer only. */
  whoRequires: CompanyIssuers["whoRequires"];
};

export const NO_UPSTREAMS: Upstreams = {
  hasSocial: false,
  companies: null,
  find: async () => null,
  companyOf: async () => null,
  whoRequires: async () => null,
};

export function allUpstreams({ db, vault }: Deps, settings: IdentitySettings, inside: InsideFetch): Upstreams {
  const social = makeUpstreams(settings, vault, inside);
  const issuers = settings.companyIssuers;
  const companies = issuers && { ...makeCompanyUpstreams(settings.publicUrl, settings.openLoopback ?? false), issuers };
  const settingsOf = async (name: string) => {
    const companyId = companyOfProvider(name);
    return companyId === null || !issuers ? null : issuers.read(db, companyId);
  };
  return {
    hasSocial: social.length > 0,
    companies: companies ?? null,
    async find(name) {
      if (!name) return null;
      const issuer = await settingsOf(name);
      if (issuer && companies) return companies.upstreamFor(issuer);
      return social.find((one) => one.name === name) ?? null;
    },
    async companyOf({ name }) {
      const issuer = await settingsOf(name);
      return issuer && issuers ? { issuers, issuer } : null;
    },
    whoRequires: async (reader, accountId) => (await issuers?.whoRequires(reader, accountId)) ?? null,
  };
}
