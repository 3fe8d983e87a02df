// The operator's accounts elsewhere, shown in the footer and named in structured data. None is invented: add yours as `{ name: "LinkedIn", href: "https://…" }`.

export const SOCIAL_LINKS: readonly { name: string; href: string }[] = [];
