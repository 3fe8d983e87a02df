// Made once before all faults: the data folder that scenes copy.
import { makeBase } from "./product.ts";

/** For node --test --test-global-setup. */
export const globalSetup = async (): Promise<void> => void (await makeBase());
