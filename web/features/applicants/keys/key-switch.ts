// Whether single letters are shortcuts; remembered in this browser.
import { rememberedSwitch } from "../../../ui/remembered-switch.ts";

export const letterSwitch = rememberedSwitch("applicantKeys");
