import { parseAge, parseArea, parseFloorNumber } from '@/features/evaluation/parse-figures';

describe('A saleable area', () => {
  it.each([
    ['650', 650],
    ['６５０', 650],
    ['1,250', 1_250],
    ['650 sq ft', 650],
    ['650 sq. ft.', 650],
    ['650呎', 650],
    ['650 平方英尺', 650],
    ['712.5', 712.5],
    ['0', 0],
    ['100000', 100_000],
  ])('of %s is read in square feet', (text, area) => {
    expect(parseArea(text, 'sqft')).toBe(area);
  });

  // 1 m² = 10.7639104 sq ft.
  it.each([
    ['60', 645.8],
    ['60 m²', 645.8],
    ['60㎡', 645.8],
    ['６０平方米', 645.8],
    ['60 sq m', 645.8],
    ['100 sqm', 1_076.4],
  ])('of %s is read in square metres', (text, area) => {
    expect(parseArea(text, 'sqm')).toBe(area);
  });

  it('goes by the unit in the text, whatever the field says', () => {
    expect(parseArea('60 m2', 'sqft')).toBe(645.8);
    expect(parseArea('650呎', 'sqm')).toBe(650);
  });

  it.each(['', 'big', '-650', '650x', '6e5', '<script>'])('of %p is none', (text) => {
    expect(parseArea(text, 'sqft')).toBeNull();
  });
});

describe('A floor', () => {
  it.each([
    ['12', 12],
    ['１２樓', 12],
    ['12楼', 12],
    ['第12層', 12],
    ['12/F', 12],
    ['G/F', 0],
    ['g', 0],
    ['地下', 0],
    ['地面', 0],
  ])('of %s is read', (text, floor) => {
    expect(parseFloorNumber(text)).toBe(floor);
  });

  it.each(['', 'top', '-1', '1234', '12.5'])('of %p is none', (text) => {
    expect(parseFloorNumber(text)).toBeNull();
  });
});

describe('An age', () => {
  it.each([
    ['30', 30],
    ['３０年', 30],
    ['30 years', 30],
    ['2.5', 2.5],
    ['0', 0],
  ])('of %s is read', (text, age) => {
    expect(parseAge(text)).toBe(age);
  });

  it.each(['', 'old', '-3'])('of %p is none', (text) => {
    expect(parseAge(text)).toBeNull();
  });

  it.each([
    ['1986', 40],
    ['１９８６年', 40],
    ['2026', 0],
    ['2027', -1],
    ['1888', 138],
    ['1066', 960],
  ])('reads the year of completion %s in 2026 as %d', (text, age) => {
    expect(parseAge(text, 2_026)).toBe(age);
  });

  it('may be the year that has begun in Hong Kong and nowhere to the west of it', () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T16:00:00Z') });
    expect(parseAge('2027')).toBe(0);
    jest.useRealTimers();
  });
});

describe('Figures beyond what a quote may ask for', () => {
  it('are none, so that the field says so and not the whole form', () => {
    expect([parseArea('1,000,000', 'sqft'), parseArea('1,000,001', 'sqft')]).toEqual([
      1_000_000,
      null,
    ]);
    expect(parseArea('99,999,999', 'sqm')).toBeNull();
    expect(['9999', '3026', '1001'].map((text) => parseAge(text, 2_026))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
