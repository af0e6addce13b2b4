import { hatWeights } from '@/valuation/numeric/basis';
import { featureCount, firmColumns, levelFeatures } from '@/valuation/levels/level-features';
import { levelSchemes, nameKinds, type LevelPlace } from '@/valuation/levels/level-place';

const place = (changes: Partial<LevelPlace> = {}): LevelPlace => ({
  id: 'e:garden',
  district: 'd:eastern',
  subDistrict: 's:taikoo-shing',
  region: 'Hong Kong',
  north: 0,
  east: 0,
  isPositionKnown: true,
  completedYear: 1998,
  scheme: 'private',
  nameKind: 'garden',
  topFloor: 25,
  ...changes,
});
const flat = { logArea: Math.log(400), resales: 10 };
const entriesOf = (changes: Partial<LevelPlace>, changedFlat: Partial<typeof flat> = {}) => {
  const { columns, values } = levelFeatures(place(changes), { ...flat, ...changedFlat });
  expect(new Set(columns).size).toBe(columns.length);
  return new Map(columns.map((column, at) => [column, values[at] ?? 0]));
};
/** What a change adds to the entries of the usual place, and what it takes away. */
const differenceOf = (changes: Partial<LevelPlace>, changedFlat: Partial<typeof flat> = {}) => {
  const [usual, changed] = [entriesOf({}), entriesOf(changes, changedFlat)];
  return {
    added: [...changed]
      .filter(([column, value]) => usual.get(column) !== value)
      .map(([, value]) => value),
    removed: [...usual].filter(([column]) => !changed.has(column)).map(([, value]) => value),
  };
};

describe('the features of a place', () => {
  it('are entries of one row, none of them outside it or nothing', () => {
    const usual = entriesOf({});
    for (const [column, value] of usual) {
      expect(column).toBeGreaterThanOrEqual(0);
      expect(column).toBeLessThan(featureCount);
      expect(value).not.toBe(0);
    }
    // 22 years and 400 square feet are knots of their own; ten resales, too; 25 floors are the middle.
    expect([...usual.values()]).toEqual([1, 1, 1, 1, 1]);
  });

  it('share an age between the knots beside it', () => {
    const { added, removed } = differenceOf({ completedYear: 1996 });
    expect(added).toEqual([0.75, 0.25]);
    expect(removed).toEqual([]);
  });

  it('say of an unknown year only that it is unknown, and what its name tells more of then', () => {
    const { added, removed } = differenceOf({ completedYear: null });
    expect(added).toEqual([1, 1]);
    expect(removed).toEqual([1]);
  });

  it('tell by region what size and age are worth there', () => {
    const { added } = differenceOf({ region: 'Kowloon' });
    expect(added).toEqual([1, Math.log(400) - 6.2, 22 / 30]);
    const newTerritories = entriesOf({ region: 'New Territories' });
    const kowloon = entriesOf({ region: 'Kowloon' });
    expect([...newTerritories.values()]).toEqual([...kowloon.values()]);
    expect([...newTerritories.keys()].filter((column) => kowloon.has(column))).toHaveLength(5);
  });

  it('let age count to fifty years, and an unknown one as thirty-five, in a region', () => {
    const ageIn = (completedYear: number | null) =>
      levelFeatures(place({ region: 'Kowloon', completedYear }), flat).values;
    expect(ageIn(1930)).toContain(50 / 30);
    expect(ageIn(null)).toContain(35 / 30);
  });

  it.each([
    [{ scheme: 'homeOwnership' }, [1], []],
    [{ district: 'd:wan-chai' }, [1], [1]],
    [{ district: undefined }, [], [1]],
    [{ isPositionKnown: false }, [1], []],
    [{ topFloor: null }, [1], []],
    [{ topFloor: 50 }, [Math.log(2)], []],
    [{ nameKind: 'house' }, [1], [1]],
  ] satisfies [Partial<LevelPlace>, number[], number[]][])(
    'change with %j alone',
    (changes, added, removed) => {
      expect(differenceOf(changes)).toEqual({ added, removed });
    },
  );

  it('tell schemes and kinds of names apart, each by a column of its own', () => {
    const columnsOf = (changes: Partial<LevelPlace>) => [...entriesOf(changes).keys()].join();
    expect(new Set(levelSchemes.map((scheme) => columnsOf({ scheme }))).size).toBe(
      levelSchemes.length,
    );
    expect(new Set(nameKinds.map((nameKind) => columnsOf({ nameKind }))).size).toBe(
      nameKinds.length,
    );
    for (const completedYear of [1998, null]) {
      const names = nameKinds.flatMap((nameKind) => [
        ...entriesOf({ nameKind, completedYear }).keys(),
      ]);
      const firm = new Set(names.filter((column) => column >= firmColumns.from));
      expect(firm.size).toBe(completedYear === null ? 2 * nameKinds.length : nameKinds.length);
    }
    expect(firmColumns.to).toBe(featureCount);
  });

  it('share resales between their knots, and mark old places that none were sold of', () => {
    expect(differenceOf({}, { resales: 0 })).toEqual({ added: [1], removed: [1] });
    const { upperWeight } = hatWeights(Math.log1p(20), [10, 40].map(Math.log1p));
    expect(differenceOf({}, { resales: 20 }).added).toEqual([1 - upperWeight, upperWeight]);
    const marked = (completedYear: number, resales: number) =>
      levelFeatures(place({ completedYear }), { ...flat, resales }).columns.length;
    expect(marked(1965, 0) - marked(1965, 10)).toBe(1);
    // 45 years are no more than usual.
    expect(marked(1975, 0) - marked(1975, 10)).toBe(0);
  });
});
