// The door of families of work: their names, kinds and neighbours.
export { familyGroup, familyName, familyNamed, relatedFamilies } from "../families.ts";
