// The product's name, kept in one place: the spec's {brand} and {product}.
export const BRAND_NAME = "Vouchboard";

/** The version of the product, as CHANGELOG.md counts them. */
export const VERSION = "0.1.0";
