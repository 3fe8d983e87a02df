// Stops zod from compiling schemas by eval, which the content security policy blocks and reports.
import { config } from "zod";

/** Call before any schema is made: zod tries eval with the first one. */
export const refuseEval = () => config({ jitless: true });
