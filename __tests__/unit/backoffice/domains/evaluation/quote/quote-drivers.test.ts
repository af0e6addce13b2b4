import { listDrivers } from '@/backoffice/domains/evaluation/quote/quote-drivers';
import type { Property } from '@/valuation/model/sale.types';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

const daysPerYear = 365.25;
const flat = makeProperty({ areaSqft: 500, floor: 10, completedOnDay: 0 });
/** HK$10,000 a square foot, 2,000 more for each floor, 1,000 less for each year. */
const valueOf = ({ areaSqft, floor, completedOnDay }: Property) =>
  10_000 * areaSqft + 2_000 * (floor ?? 0) + (1_000 * (completedOnDay ?? 0)) / daysPerYear;

describe('what raises or lowers a value', () => {
  it('is the difference between the model’s own values', () => {
    expect(listDrivers(flat, { valueOf, topFloor: 40 })).toEqual([
      { kind: 'floor', change: 5, differenceHkd: 10_000 },
      { kind: 'floor', change: -5, differenceHkd: -10_000 },
      { kind: 'area', change: 50, differenceHkd: 500_000 },
      { kind: 'area', change: -50, differenceHkd: -500_000 },
      { kind: 'age', change: 10, differenceHkd: -10_000 },
    ]);
  });

  it('keeps to floors that the building has, and to what is known', () => {
    const changes = (property: Property, topFloor?: number) =>
      listDrivers(property, { valueOf, topFloor }).map(({ kind, change }) => `${kind} ${change}`);
    expect(changes(flat, 12)).not.toContain('floor 5');
    expect(changes({ ...flat, floor: 4 })).not.toContain('floor -5');
    expect(changes({ ...flat, floor: null, completedOnDay: null })).toEqual([
      'area 50',
      'area -50',
    ]);
    expect(changes({ ...flat, areaSqft: 180, floor: null, completedOnDay: null })).toEqual([]);
  });

  it('leaves out what the model knows no difference for', () => {
    expect(listDrivers(flat, { valueOf: () => 5_000_000, topFloor: 40 })).toEqual([]);
  });
});
