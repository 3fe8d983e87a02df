// The words for what a listing does not tell (spec §9).
export const NOT_DISCLOSED = "Not Disclosed";
