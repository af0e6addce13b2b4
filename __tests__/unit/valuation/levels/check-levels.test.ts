import { checkLevels } from '@/valuation/levels/check-levels';
import { type LevelObservation, monthNumber } from '@/valuation/levels/level-place';
import { LevelValuer } from '@/valuation/levels/level-valuer';
import { parseDay } from '@/valuation/model/transaction-row';
import { testLevelBook } from '@test/support/evaluation/level-book';
import { townPlaces } from '@test/support/evaluation/synthetic-town';

const ids = ['e:garden', 'e:unheard-of', ''];
const places = townPlaces(3).map((place, at) => ({ ...place, id: ids[at] ?? '' }));
const day = parseDay('2026-07-15') ?? Number.NaN;
/** A figure of a flat of 500 square feet that lies so much above the level of 12,000 HK$. */
const figure = (above: number, changes: Partial<LevelObservation> = {}): LevelObservation => ({
  place: 0,
  kind: 'sold',
  month: monthNumber(2026, 7),
  logPrice: Math.log(12_000) + above,
  logArea: Math.log(500),
  count: 1,
  ...changes,
});
const check = (observations: LevelObservation[]) =>
  checkLevels(new LevelValuer(testLevelBook, []), { places, observations, day });

describe('levels against what was sold later', () => {
  it('miss by the median of their errors, within a tenth, above or below, inside their range or not', () => {
    const checked = check([-0.3, -0.08, 0, 0.05, 0.15].map((above) => figure(above)));
    expect(checked).toMatchObject({ levels: 5, within10: 0.6, coverage: 0.8 });
    expect(checked.medianError).toBeCloseTo(Math.exp(0.08) - 1, 2);
    expect(checked.bias).toBeCloseTo(0, 2);
    expect(check([figure(-0.05)]).bias).toBeCloseTo(Math.exp(0.05) - 1, 2);
  });

  it('are not measured by what is asked, nor at places without a level', () => {
    expect(
      check([figure(0, { kind: 'asking' }), figure(0, { place: 1 }), figure(0, { place: 2 })]),
    ).toEqual({
      levels: 0,
      medianError: 0,
      within10: 0,
      bias: 0,
      coverage: 0,
    });
  });
});
