// Loaded before the product: starts its clock at PICTURES_NOW, so that both products show the same ages and dates.
import { ServerResponse } from "node:http";

const lag = Date.now() - Number(process.env.PICTURES_NOW);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() - lag);
    else super(...given);
  }
  static now() {
    return RealDate.now() - lag;
  }
}
globalThis.Date = ShiftedDate;

// Node dates its answers by the machine's clock, and the browser judges by that date whether its token has ended.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader("date", new Date().toUTCString());
  return writeHead.apply(this, given);
};
