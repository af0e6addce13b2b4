import {
  adviceOf,
  differenceOf,
  resultsOf,
  stateOf,
} from '@/backoffice/domains/campaign/page-test/page-test.model';
import { seededRandom } from '@test/support/random/seeded-random';

/** How many of 200 people reach a goal with this share: a binomial draw, nearly normal (Box and Muller). */
function successes(share: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(Math.round(200 * share + normal * Math.sqrt(200 * share * (1 - share))), 0);
}

/** Tests of two variants with these true shares, looked at after each 200 people of each; how many ever left nothing out of their range. */
function decided(shares: readonly [number, number], { tests }: { tests: number }): number {
  let found = 0;
  for (let test = 1; test <= tests; test += 1) {
    const random = seededRandom(test);
    const people = shares.map(() => ({ seen: 0, reached: 0 }));
    for (let look = 0; look < 20; look += 1) {
      for (const [index, one] of people.entries()) {
        one.seen += 200;
        one.reached += successes(shares[index] ?? 0, random);
      }
      const [base = { seen: 0, reached: 0 }, other = base] = people;
      const range = differenceOf(base, other, { effect: 0.02, alpha: 0.05 });
      if (range !== null && base.seen >= 200 && (range.from > 0 || range.to < 0)) {
        found += 1;
        break;
      }
    }
  }
  return found;
}

describe('The range of a difference', () => {
  it('is that of the published formula', () => {
    // Shares of 0.1 and 0.15 once one more of each is added.
    const base = { seen: 998, reached: 99 };
    const other = { seen: 998, reached: 149 };
    const v = (0.1 * 0.9) / 998 + (0.15 * 0.85) / 998;
    const half = Math.sqrt(((v * (v + 0.0004)) / 0.0004) * Math.log((400 * (v + 0.0004)) / v));
    const range = differenceOf(base, other, { effect: 0.02, alpha: 0.05 });
    expect(range?.share).toBeCloseTo(50 / 998, 10);
    expect(range?.from).toBeCloseTo(50 / 998 - half, 10);
    expect(range?.to).toBeCloseTo(50 / 998 + half, 10);
  });

  it('is unknown before anybody was there', () => {
    const one = { seen: 3, reached: 1 };
    const none = { seen: 0, reached: 0 };
    expect(differenceOf(none, one, { effect: 0.02, alpha: 0.05 })).toBeNull();
    expect(differenceOf(one, none, { effect: 0.02, alpha: 0.05 })).toBeNull();
  });

  it('finds a difference where there is none in at most five tests of a hundred, though looked at twenty times', () => {
    expect(decided([0.1, 0.1], { tests: 200 })).toBeLessThanOrEqual(10);
    expect(decided([0.02, 0.02], { tests: 200 })).toBeLessThanOrEqual(10);
  });

  it('finds one of five points in nearly every test', () => {
    expect(decided([0.1, 0.15], { tests: 50 })).toBeGreaterThan(47);
  });
});

describe('The advice of a test', () => {
  const ended = { effectPoints: 2, days: 14 };
  const judge = (b: number, { seen = 5_000, days = 14 } = {}) =>
    adviceOf(resultsOf([0, 1], { a: { seen, reached: seen / 10 }, b: { seen, reached: b } }, 2), {
      ...ended,
      days,
    });

  it.each([
    ['nothing within the first week', judge(1_000, { days: 6 }), ['early', null]],
    ['nothing before 200 people', judge(60, { seen: 199 }), ['early', null]],
    ['the better variant', judge(650), ['choose', 'b']],
    ['what is published where the other is worse', judge(350), ['keep', 'a']],
    ['to wait where both may be better', judge(540), ['goOn', null]],
    [
      'what is published where none is better by as much as matters',
      judge(5_000, { seen: 50_000 }),
      ['keep', 'a'],
    ],
  ])('is %s', (_what, { kind, variant }, advised) => {
    expect([kind, variant]).toEqual(advised);
  });

  it('asks more of three variants than of one', () => {
    const count = { seen: 2_000, reached: 200 };
    const width = (versions: number[]): number => {
      const found = resultsOf(versions, { a: count, b: count }, 2)[1]?.difference;
      return (found?.to ?? 0) - (found?.from ?? 0);
    };
    expect(width([0, 1, 2, 3])).toBeGreaterThan(width([0, 1]));
  });
});

describe('The state of a test', () => {
  const endsAt = new Date('2026-12-01T00:00:00Z');
  const test = { endedAt: null, endsAt, versions: [4, 5] };
  const before = new Date('2026-11-20T00:00:00Z');

  it.each([
    ['running', test, { published: 4, now: before }],
    ['over', test, { published: 4, now: endsAt }],
    ['changed', test, { published: 5, now: before }],
    ['changed', test, { published: null, now: before }],
    ['ended', { ...test, endedAt: before }, { published: 5, now: before }],
  ])('is %s', (state, given, seen) => {
    expect(stateOf(given, seen)).toBe(state);
  });
});
