import { monthNumber } from '@/valuation/levels/level-place';
import { poolHistory } from '@/valuation/levels/pooled-history';

describe('pooled older sales', () => {
  const months = [0, 1, 2].map((at) => monthNumber(2020, 3 + at));
  const last = months[2] ?? 0;
  const sales = [0, 1, 2, 3].flatMap((at) =>
    months.flatMap((month, step) =>
      [400, 500, 600].map((area, floor) => ({
        place: at,
        month,
        logArea: Math.log(area),
        floor: 10 * floor,
        logPrice:
          9 + at / 10 + 0.05 * step - 0.149 * Math.log(area) + 0.0401 * Math.log1p(10 * floor),
      })),
    ),
  );

  it('give one level a place in the last month, whatever the months did', () => {
    const pooled = poolHistory(sales, last);
    expect(pooled.map(({ place: at }) => at)).toEqual([0, 1, 2, 3]);
    pooled.forEach(({ logPrice, logArea, logFloor }, at) =>
      expect(logPrice + 0.149 * logArea - 0.0401 * logFloor).toBeCloseTo(9 + at / 10 + 0.1, 3),
    );
  });

  it('are hardly moved by a sale that all others of the place contradict, and count it for less', () => {
    const [first] = sales;
    const wild = sales.map((sale) =>
      sale === first ? { ...sale, logPrice: sale.logPrice + 1 } : sale,
    );
    const noise = (at: number) => (at % 2 ? 0.02 : -0.02);
    const noisy = (known: typeof sales) =>
      poolHistory(
        known.map((sale, at) => ({ ...sale, logPrice: sale.logPrice + noise(at) })),
        last,
      );
    const [usual, moved] = [noisy(sales)[0], noisy(wild)[0]];
    expect(Math.abs((moved?.logPrice ?? 0) - (usual?.logPrice ?? 0))).toBeLessThan(0.01);
    // Of nine sales the ninth weighs next to nothing.
    expect((usual?.count ?? 0) - (moved?.count ?? 0)).toBeGreaterThan(0.7);
    expect(usual?.count).toBeGreaterThan(8);
    expect(usual?.count).toBeLessThan(12);
  });

  it('are of the mean size and floor of the sales, a floor below the ground counted as the ground', () => {
    const [place] = poolHistory(
      [
        { place: 7, month: last, logPrice: 9, logArea: 6, floor: -3 },
        { place: 7, month: last, logPrice: 9, logArea: 6.4, floor: 0 },
      ],
      last,
    );
    expect(place).toMatchObject({ place: 7, logFloor: 0 });
    expect(place?.logArea).toBeCloseTo(6.2, 9);
  });

  it('follow a month that only some places were sold in', () => {
    // Place 0 was sold in both months and tells how they differ, place 1 in the earlier one alone.
    const pooled = poolHistory(
      [0, 1, 2, 3, 4, 5].flatMap((at) => [
        { place: 0, month: last - 2, logPrice: 9 + at / 1e4, logArea: 6, floor: 0 },
        { place: 0, month: last, logPrice: 9.2 + at / 1e4, logArea: 6, floor: 0 },
        { place: 1, month: last - 2, logPrice: 8 + at / 1e4, logArea: 6, floor: 0 },
      ]),
      last,
    );
    expect(pooled[0]?.logPrice).toBeCloseTo(9.2, 2);
    expect(pooled[1]?.logPrice).toBeCloseTo(8.2, 2);
  });

  it('are none where nothing was sold', () => {
    expect(poolHistory([], last)).toEqual([]);
  });
});
