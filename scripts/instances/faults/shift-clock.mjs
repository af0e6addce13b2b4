// Loaded into a process before all else (NODE_OPTIONS=--import): its clock is CLOCK_AHEAD_MS ahead, as that of a machine whose clock nobody sets.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  // Next replaces Date by a copy of what this class itself has.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + aheadMs] : parts));
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
