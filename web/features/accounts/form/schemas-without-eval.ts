// Tells the schemas' library not to compile by eval, which the content policy refuses and reports. Imported before any schema is.
import { config } from "zod";

config({ jitless: true });
