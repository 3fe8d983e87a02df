// The door of families of work: their names, kinds and neighbours.
export { familyGroup, familyInHindi, familyName, familyNamed, relatedFamilies } from "../families.ts";
