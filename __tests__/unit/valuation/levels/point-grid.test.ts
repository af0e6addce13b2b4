import { PointGrid } from '@/valuation/levels/point-grid';

/** Points spread over 12 by 12 kilometres by two numbers that share no factor with 12,000. */
const points = Array.from({ length: 400 }, (_, row) => ({
  row,
  north: ((row * 7_919) % 12_000) / 1_000 - 6,
  east: ((row * 104_729) % 12_000) / 1_000 - 6,
}));
const byDistance = ({ north, east }: { north: number; east: number }) =>
  points
    .map(({ row, ...point }) => ({
      row,
      distance: Math.hypot(north - point.north, east - point.east),
    }))
    .sort((one, other) => one.distance - other.distance || one.row - other.row)
    .map(({ row }) => row);

describe('the nearest of many points', () => {
  const grid = new PointGrid(points);

  it.each([
    { north: 0, east: 0 },
    { north: 0.95, east: -0.05 },
    { north: -5.99, east: 5.99 },
    { north: 3.5, east: -2.01 },
    { north: 7.2, east: 9.4 },
  ])('are those that a comparison with every point finds: from %j', (from) => {
    for (const count of [1, 5, 40])
      expect(grid.nearest(from, count)).toEqual(byDistance(from).slice(0, count));
  });

  it('are all there are where more are asked for', () => {
    expect(grid.nearest({ north: 0, east: 0 }, 1_000)).toEqual(byDistance({ north: 0, east: 0 }));
    expect(new PointGrid([]).nearest({ north: 0, east: 0 }, 3)).toEqual([]);
  });

  it('come in the order of their rows where they are equally far', () => {
    const same = [3, 1, 2].map((row) => ({ row, north: 0.5, east: 0.5 }));
    expect(new PointGrid(same).nearest({ north: 0.2, east: 0.2 }, 2)).toEqual([1, 2]);
  });

  it('do not lie more than 26 kilometres away', () => {
    const far = new PointGrid([
      { row: 0, north: 25.4, east: 0.5 },
      { row: 1, north: 0.5, east: -26.5 },
    ]);
    expect(far.nearest({ north: 0.5, east: 0.5 }, 2)).toEqual([0]);
  });
});
