/** Values and ranges are shown in whole steps, HK$. */
export const valueStepHkd = 10_000;

/** To the nearest step. */
export const roundValue = (value: number): number =>
  Math.round(value / valueStepHkd) * valueStepHkd;

/** To whole steps outwards, so that the range shown holds at least what was estimated. */
export const roundRange = ({
  low,
  high,
}: {
  low: number;
  high: number;
}): { low: number; high: number } => ({
  low: Math.floor(low / valueStepHkd) * valueStepHkd,
  high: Math.ceil(high / valueStepHkd) * valueStepHkd,
});
