// The product's name, kept in one place: the spec's {brand} and {product}.
export const BRAND_NAME = "Vouchboard";
