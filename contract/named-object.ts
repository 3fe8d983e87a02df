// Objects on the wire that the documentation of the API knows by a name.
import { z } from "zod";

/** An object of this shape; `id` is its name in the documentation. */
export const namedObject = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.object(shape).meta({ id });
