// Loaded before the product: starts its clock at PICTURES_NOW, so that both products show the same ages and dates.
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
