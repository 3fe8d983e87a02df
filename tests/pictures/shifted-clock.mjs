// Loaded before the product: its clock begins at the moment in PICTURES_NOW, so that both products tell the same ages and dates.
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
