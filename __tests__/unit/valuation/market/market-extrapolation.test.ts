import { AdditiveModel } from '@/valuation/model/additive-model';
import type { EncodedProperty } from '@/valuation/model/encoded-sale';
import { MarketExtrapolation } from '@/valuation/market/market-extrapolation';
import { OfficialIndex } from '@/valuation/market/official-index';

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const unknownPath = {
  district: -1,
  subDistrict: -1,
  estate: -1,
  building: -1,
  stack: -1,
  flatLine: -1,
};
const property = (date: string): EncodedProperty => ({
  path: unknownPath,
  day: dayOf(date),
  floor: 10,
  logArea: Math.log(500),
  ageYears: 20,
  isLaunch: false,
  latitude: null,
  longitude: null,
  isSubsidised: false,
});
const quarter = (yearMonth: number, level: number) => ({
  yearMonth,
  values: [level, level, level, level, level],
});

/** A market that stood still until the last sale of 2019; the index rises by a tenth in each quarter of 2020. */
function clock(): MarketExtrapolation {
  const made = new MarketExtrapolation(
    new AdditiveModel(),
    new OfficialIndex([quarter(201912, 100), quarter(202003, 110), quarter(202006, 121)]),
  );
  made.recordSaleDay(dayOf('2019-12-31'));
  return made;
}

describe('The market after the last sale', () => {
  it('stands while no later quarter is published, and grows less certain', () => {
    expect(clock().extrapolate(property('2020-01-05'))).toEqual({ shift: 0, variance: 0 });
    const carried = ['2020-02-15', '2020-04-15'].map((date) => clock().extrapolate(property(date)));
    expect(carried.map(({ shift }) => shift)).toEqual([0, 0]);
    expect((carried[1]?.variance ?? 0) > (carried[0]?.variance ?? 0)).toBe(true);
  });

  it('follows a published change the further, the longer it was away', () => {
    // Middles of the quarters: 45.5 and 136.5 days after the last sale, 15 days a step of 0.012 squared, against 0.01 squared.
    expect(clock().extrapolate(property('2020-05-15')).shift).toBeCloseTo(0.814 * Math.log(1.1), 3);
    expect(clock().extrapolate(property('2020-08-15')).shift).toBeCloseTo(
      0.929 * Math.log(1.21),
      3,
    );
  });

  it('counts as fresh for ten days, and then drifts by 0.004 squared for every 15', () => {
    expect(clock().extrapolate(property('2020-01-10'))).toEqual({ shift: 0, variance: 0 });
    expect(clock().extrapolate(property('2020-01-11')).variance).toBeCloseTo(
      (11 / 15) * 0.004 ** 2,
      15,
    );
  });

  it('is half explained by an index that was published meanwhile', () => {
    const { variance } = clock().extrapolate(property('2020-05-15'));
    expect(variance).toBeCloseTo((136 / 15) * 0.004 ** 2 * 0.5, 15);
  });

  it.each([
    ['no index', null],
    ['an index that begins after the last sale', new OfficialIndex([quarter(202003, 110)])],
    ['an index without anything newer', new OfficialIndex([quarter(201912, 100)])],
    ['an index without quarters', new OfficialIndex([])],
  ])('stands still with %s', (_case, officialIndex) => {
    const made = new MarketExtrapolation(new AdditiveModel(), officialIndex);
    made.recordSaleDay(dayOf('2019-12-31'));
    made.recordSaleDay(dayOf('2019-12-01'));
    const { shift, variance } = made.extrapolate(property('2020-05-15'));
    expect(shift).toBe(0);
    expect(variance).toBeCloseTo((136 / 15) * 0.004 ** 2, 15);
  });

  it('is measured from the mean of the quarter that the model saw to its end', () => {
    // A model in which each day adds a hundredth: the mean of the quarter lies 45.5 days before its last day.
    const rising = new AdditiveModel();
    jest.spyOn(rising, 'timeEffect').mockImplementation(({ day }) => day / 100);
    const made = new MarketExtrapolation(
      rising,
      new OfficialIndex([quarter(201912, 100), quarter(202003, 110)]),
    );
    made.recordSaleDay(dayOf('2019-12-31'));
    expect(made.extrapolate(property('2020-05-15')).shift).toBeCloseTo(
      0.814 * (Math.log(1.1) - 0.455),
      3,
    );
  });
});
