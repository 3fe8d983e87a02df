// Whether single letters are shortcuts; stored in this browser.
import { rememberedSwitch } from "../../../../ui/remembered-switch.ts";

export const letterSwitch = rememberedSwitch("applicantKeys");
