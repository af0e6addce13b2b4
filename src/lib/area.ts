const metresPerFoot = 0.3048;

/** Square feet in a square metre, exact because a foot is 0.3048 m by definition. */
export const sqftPerSqm = 1 / metresPerFoot ** 2;
