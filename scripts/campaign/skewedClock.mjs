/** Loaded before a server's own program: its clock is wrong by `CLOCK_SKEW_MS`. */
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + skew;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
