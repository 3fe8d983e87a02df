// The fourteen departments a demo job can belong to.

export const DEPARTMENTS = [
  "Engineering",
  "Data & AI",
  "Product",
  "Design",
  "Marketing",
  "Sales",
  "Customer Support",
  "Human Resources",
  "Finance",
  "Operations",
  "Legal",
  "IT & Security",
  "Healthcare",
  "Education",
] as const;

export type Department = (typeof DEPARTMENTS)[number];
