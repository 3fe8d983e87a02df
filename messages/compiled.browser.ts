// In the browser every message is compiled by the build.
import type { CompiledMessage } from "icu-minify/format";

export const compiled = (message: CompiledMessage): CompiledMessage => message;
