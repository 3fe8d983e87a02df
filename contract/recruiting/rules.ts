// The limits of what a company's admins write on its page; without schemas, for screens.

/** The most characters of the description, of one benefit or office, and the most of these. */
export const MAX_ABOUT = 4_000;
export const MAX_COMPANY_LINE = 120;
export const MAX_COMPANY_LINES = 20;
export const MAX_COMPANY_LINKS = 6;
/** How many published versions of its page are kept. */
export const MAX_COMPANY_VERSIONS = 30;
export const MAX_COMPANY_PHOTOS = 12;
