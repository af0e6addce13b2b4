import { featureCount } from '@/valuation/levels/level-features';
import { fitLevelMean, type MeanRow } from '@/valuation/levels/level-mean';

const none = { columns: [], values: [] };
const column = featureCount - 40;
const marked = { columns: [column], values: [1] };
const row = (changes: Partial<MeanRow>): MeanRow => ({
  features: none,
  years: 0,
  month: 0,
  logPrice: 9,
  weight: 100,
  ...changes,
});
/** Places of two kinds in the history and six years later, where all have fallen and the marked ones more. */
const rows = [
  { years: 0, month: 0 },
  { years: 6.1, month: 1 },
].flatMap(({ years, month }) =>
  Array.from({ length: 80 }, (_, at) => {
    const isMarked = at % 2 === 0;
    const noise = at % 4 < 2 ? 0.01 : -0.01;
    const fall = month === 1 ? 0.2 + (isMarked ? 0.1 : 0) : 0;
    return row({
      features: isMarked ? marked : none,
      years,
      month,
      logPrice: 9 + (isMarked ? 0.3 : 0) - fall + noise,
    });
  }),
);

describe('the mean of levels', () => {
  const mean = fitLevelMean(rows, 2);
  const at = (changes: Partial<MeanRow>) => mean.predict(row(changes));

  it('finds the levels of the months', () => {
    expect(at({ month: 0 })).toBeCloseTo(9, 2);
    expect(at({ month: 1, years: 6.1 })).toBeCloseTo(8.8, 2);
    expect(mean.monthCount).toBe(2);
  });

  it('finds an effect, and how it has changed over the years', () => {
    const effect = (years: number, month: number) =>
      at({ features: marked, years, month }) - at({ years, month });
    expect(effect(0, 0)).toBeCloseTo(0.3, 2);
    expect(effect(6.1, 1)).toBeCloseTo(0.2, 2);
    // Between two years with figures the drift is drawn as a line; where none were seen, as none.
    expect(effect(5.25, 1)).toBeCloseTo((effect(6.1, 1) + effect(4.4, 1)) / 2, 10);
    expect(effect(0.75, 0)).toBeCloseTo(effect(0, 0), 10);
  });

  it('takes half of an entry for half of its effect', () => {
    const half = at({ features: { columns: [column], values: [0.5] } });
    expect(half - at({})).toBeCloseTo((at({ features: marked }) - at({})) / 2, 10);
  });

  it.each([
    { what: 'an effect', at: column, ridge: 1 },
    { what: 'what names tell', at: featureCount - 1, ridge: 4 },
  ])('draws $what towards none like $ridge figures that show none', ({ at, ridge }) => {
    const features = { columns: [at], values: [1] };
    const single = row({ features, logPrice: 9.4, weight: 1 });
    const others = Array.from({ length: 40 }, (_other, other) =>
      row({ logPrice: other % 2 ? 8.5 : 9.5, weight: 1_000 }),
    );
    const drawn = fitLevelMean([...others, single], 1);
    const effect = drawn.predict(row({ features })) - drawn.predict(row({}));
    // A figure's last weight by its residual (Student's t of 4 degrees of freedom), where the others spread by 0.5.
    const weight = 5 / (4 + ((0.4 - effect) / (1.4826 * 0.5)) ** 2);
    expect(effect).toBeCloseTo((0.4 * weight) / (ridge + weight), 2);
  });

  it('is hardly moved by figures far from all others', () => {
    const wild = [0, 1, 2, 3].map(() => row({ logPrice: 12 }));
    const moved = fitLevelMean([...rows, ...wild], 2).predict(row({}));
    expect(Math.abs(moved - 9)).toBeLessThan(0.01);
  });

  it('listens to figures by their weight', () => {
    const heavy = Array.from({ length: 10 }, () => row({ logPrice: 9.2, weight: 300 }));
    const light = Array.from({ length: 10 }, () => row({ logPrice: 9, weight: 100 }));
    const middle = fitLevelMean([...heavy, ...light], 1).predict(row({}));
    expect(middle).toBeGreaterThan(9.13);
    expect(middle).toBeLessThan(9.2);
  });
});
