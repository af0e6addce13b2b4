import { PlaceRegistry } from '@/valuation/model/encoded-sale';
import { PlaceTree } from '@/valuation/model/place-tree';
import { makeProperty } from '@test/support/evaluation/synthetic-market';

const day = 20_000;
const years = (count: number): number => count * 365.25;
const unknown = { completedOnDay: null, latitude: null, longitude: null };
const makeRegistry = () => new PlaceRegistry(new PlaceTree());
const flat = makeProperty({ ...unknown, floor: 7, areaSqft: 400 });

describe('a property in the encoding of the model', () => {
  it('has its own facts, in years and logarithms', () => {
    const sale = makeProperty({
      completedOnDay: day - years(10),
      latitude: 22.3,
      longitude: 114.2,
      floor: 7,
      areaSqft: 400,
    });
    expect(makeRegistry().encodeSale(sale, day)).toEqual({
      path: { district: 0, subDistrict: 1, estate: 2, building: 3, stack: 4, flatLine: 5 },
      day,
      floor: 7,
      logArea: Math.log(400),
      ageYears: 10,
      isLaunch: false,
      latitude: 22.3,
      longitude: 114.2,
      isSubsidised: false,
    });
  });

  it('lacks what nobody said', () => {
    expect(makeRegistry().encode(flat, day)).toMatchObject({
      path: { district: -1, stack: -1 },
      ageYears: null,
      latitude: null,
      longitude: null,
      isLaunch: false,
    });
  });

  it('takes completion and position from earlier sales of its building, else of its estate', () => {
    const registry = makeRegistry();
    const older = { completedOnDay: day - years(30), latitude: 22.1, longitude: 114.1 };
    const newer = { completedOnDay: day - years(10), latitude: 22.3, longitude: 114.3 };
    registry.encodeSale({ ...flat, ...older, building: 'Tower 1' }, day - 9);
    registry.encodeSale({ ...flat, ...newer, building: 'Tower 2' }, day - 8);
    expect(registry.encode({ ...flat, building: 'Tower 1' }, day)).toMatchObject({
      ageYears: 30,
      latitude: 22.1,
      longitude: 114.1,
    });
    expect(registry.encode({ ...flat, building: 'Tower 2' }, day)).toMatchObject({
      ageYears: 10,
      latitude: 22.3,
      longitude: 114.3,
    });
    // The estate keeps the latest completion and the first position.
    expect(registry.encode({ ...flat, building: 'Tower 3' }, day)).toMatchObject({
      ageYears: 10,
      latitude: 22.1,
      longitude: 114.1,
    });
    const halfKnown = { ...flat, building: 'Tower 2', latitude: 22.9 };
    expect(registry.encode(halfKnown, day)).toMatchObject({ latitude: 22.3, longitude: 114.3 });
  });

  it('keeps a known completion when a later sale does not say it, and learns a missing position', () => {
    const registry = makeRegistry();
    registry.encodeSale({ ...flat, completedOnDay: day - years(10) }, day - 9);
    registry.encodeSale({ ...flat, latitude: 22.3, longitude: 114.3 }, day - 8);
    expect(registry.encode(flat, day)).toMatchObject({
      ageYears: 10,
      latitude: 22.3,
      longitude: 114.3,
    });
  });

  it('is restored with its facts', () => {
    const registry = makeRegistry();
    registry.encodeSale({ ...flat, completedOnDay: 100, latitude: 22.3, longitude: 114.3 }, day);
    registry.encodeSale({ ...flat, building: 'Tower 9' }, day - 5);
    const facts = registry.exportFacts();
    expect(facts).toEqual([
      [2, 100, day - 5, 22.3, 114.3],
      [3, 100, day, 22.3, 114.3],
      [6, null, day - 5, null, null],
    ]);
    const restored = makeRegistry();
    restored.restoreFacts(facts);
    expect(restored.exportFacts()).toEqual(facts);
  });
});

describe('a launch of a developer', () => {
  const firstHand = { ...flat, isFirstHand: true };
  const blank = { ...flat, isCompletionBlank: true };

  it.each([
    ['a first-hand flat without completion', firstHand, true],
    [
      'a first-hand flat under five years old',
      { ...firstHand, completedOnDay: day - years(4.9) },
      true,
    ],
    ['no first-hand flat of five years', { ...firstHand, completedOnDay: day - years(5) }, false],
    ['a resale of an unknown estate with blank completion', blank, true],
    ['no resale with completion', { ...blank, completedOnDay: day }, false],
    ['no resale whose source knows no building', flat, false],
  ])('is %s', (_case, property, isLaunch) => {
    expect(makeRegistry().encode(property, day).isLaunch).toBe(isLaunch);
  });

  it('counts as half a year before its completion', () => {
    expect(makeRegistry().encode(firstHand, day).ageYears).toBe(-0.5);
  });

  it('does not take its completion from an older phase of its estate', () => {
    const registry = makeRegistry();
    registry.encodeSale({ ...flat, completedOnDay: day - years(20) }, day - 9);
    const phase = { ...flat, building: 'Tower New', isFirstHand: true, isCompletionBlank: true };
    expect(registry.encode(phase, day)).toMatchObject({ isLaunch: true, ageYears: -0.5 });
    expect(registry.encode({ ...phase, isFirstHand: false }, day).ageYears).toBe(20);
    expect(registry.encode({ ...phase, isCompletionBlank: false }, day).ageYears).toBe(20);
  });

  it.each([
    ['appeared 301 days after the first sale and under three years ago', 301, 1095, true],
    ['appeared 300 days after the first sale', 300, 10, false],
    ['appeared three years ago', 301, 1096, false],
  ])('is a resale of an estate that %s', (...[, after, ago, isLaunch]) => {
    const registry = makeRegistry();
    registry.encodeSale({ ...flat, estate: 'Old Garden' }, day);
    registry.encodeSale({ ...blank, completedOnDay: null }, day + after);
    expect(registry.encode(blank, day + after + ago).isLaunch).toBe(isLaunch);
  });
});
