// Whether a person wants the job list suited to their profile; remembered in this browser.
import { rememberedSwitch } from "../../ui/remembered-switch.ts";

export const suitedSwitch = rememberedSwitch("suitedList");
