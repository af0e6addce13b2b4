import type { Driver } from '@/contracts/evaluation/quote-support';
import type { Property } from '@/valuation/model/sale.types';

const daysPerYear = 365.25;
const hkdStep = 1_000;
const floorStep = 5;
const areaStepSqft = 50;
const ageStepYears = 10;
const minAreaSqft = 150;
/** The largest change of the area, as a share of it, that is compared: larger ones reflect the model rather than the flat. */
const maxAreaShare = 0.25;

export interface DriverOptions {
  /** The whole value of a property in HK$. */
  valueOf: (property: Property) => number;
  /** Of the building, where it is known. */
  topFloor: number | undefined;
}

/** What other floors, sizes and ages of the same property are worth: exact differences of the model's own values, in steps of HK$1,000. */
export function listDrivers(
  property: Property,
  { valueOf, topFloor = Number.POSITIVE_INFINITY }: DriverOptions,
): Driver[] {
  const value = valueOf(property);
  const { floor, areaSqft, completedOnDay } = property;
  const changes: { kind: Driver['kind']; change: number; changed: Property }[] = [];
  if (floor !== null)
    for (const change of [floorStep, -floorStep])
      if (floor + change >= 1 && floor + change <= topFloor)
        changes.push({ kind: 'floor', change, changed: { ...property, floor: floor + change } });
  for (const change of [areaStepSqft, -areaStepSqft])
    if (areaSqft + change >= minAreaSqft && areaStepSqft <= maxAreaShare * areaSqft)
      changes.push({
        kind: 'area',
        change,
        changed: { ...property, areaSqft: areaSqft + change },
      });
  if (completedOnDay !== null)
    changes.push({
      kind: 'age',
      change: ageStepYears,
      changed: {
        ...property,
        completedOnDay: completedOnDay - Math.round(ageStepYears * daysPerYear),
      },
    });
  return changes.flatMap(({ kind, change, changed }) => {
    const differenceHkd = Math.round((valueOf(changed) - value) / hkdStep) * hkdStep;
    return differenceHkd === 0 ? [] : [{ kind, change, differenceHkd }];
  });
}
