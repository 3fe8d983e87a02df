// The products of software, data and design people in companies whose main business is not software.
import type { Industry } from "../industries.ts";
import type { Business } from "./businesses.ts";

const BY_INDUSTRY: Partial<Record<Industry, readonly string[]>> = {
  "Banking & Financial Services": ["mobile banking app", "internet banking", "loan origination system"],
  Insurance: ["policy administration system", "customer app", "claims platform"],
  "E-commerce & Retail": ["shopping app", "order management system", "online store"],
  Healthcare: ["patient app", "hospital information system", "appointment platform"],
  Education: ["learning app", "student portal", "assessment platform"],
  Manufacturing: ["plant monitoring system", "dealer portal", "production planning system"],
  Automotive: ["connected vehicle platform", "dealer management system", "owner app"],
  "Energy & Utilities": ["asset monitoring platform", "consumer app", "field operations system"],
  "Logistics & Supply Chain": ["tracking platform", "transport management system", "driver app"],
  Telecom: ["self-care app", "billing platform", "network monitoring platform"],
  "Media & Entertainment": ["content platform", "publishing system", "audience app"],
  "Travel & Hospitality": ["booking platform", "guest app", "reservation system"],
  "Real Estate & Construction": ["buyer portal", "project management system", "property app"],
  Consulting: ["analytics platform", "client portal", "delivery toolkit"],
  "Recruitment & Staffing": ["hiring platform", "candidate portal", "staffing system"],
  "BPO & Customer Experience": ["agent desktop", "workforce platform", "customer service platform"],
  "Agriculture & Food": ["procurement app", "traceability system", "partner portal"],
  "Government & Non-profit": ["programme data platform", "public portal", "volunteer app"],
};

const SERVICES = ["client platforms", "client applications", "customer projects"];

/** A noun phrase that follows "our"; `choice` selects one of the few of a business. */
export function digitalProduct(business: Business, industry: Industry, choice: number): string {
  const own = BY_INDUSTRY[industry];
  if (own) return own[choice % own.length] as string;
  return /practice|services|products$/.test(business.product)
    ? (SERVICES[choice % SERVICES.length] as string)
    : business.product;
}
