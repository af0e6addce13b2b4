/** Draws from a repeatable series, so that the invented business is the same wherever it is made. */
export interface Draw {
  /** From 0 up to 1, without 1. */
  share: () => number;
  /** A whole number between two, both included. */
  between: (from: number, to: number) => number;
  /** One of several, which may not be none. */
  oneOf: <const T>(choices: readonly T[]) => T;
}

/** The series of a seed: the generator Mulberry32, which is in the public domain. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number =>
    from + Math.floor(share() * (to - from + 1));
  return {
    share,
    between,
    oneOf(choices) {
      const chosen = choices[between(0, choices.length - 1)];
      if (chosen === undefined) throw new RangeError('Nothing to choose from');
      return chosen;
    },
  };
}
