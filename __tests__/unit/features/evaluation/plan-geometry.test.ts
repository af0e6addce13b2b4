import { drawPlan } from '@/features/evaluation/answer/plan-geometry';
import { quoteData } from '@test/support/evaluation/quote-factory';

const { property, neighbours } = quoteData();
const [first] = neighbours;
const plan = drawPlan({ property, neighbours });

describe('the plan of a property and its comparables', () => {
  it('is to scale, with north up', () => {
    const [own, other] = plan?.points ?? [];
    expect(own).toMatchObject({ number: 1, isOwn: true });
    // 0.0025° of latitude are 278 m, 0.0025° of longitude 257 m at 22.28° north.
    expect((own?.south ?? 0) - (other?.south ?? 0)).toBeCloseTo(278, 0);
    expect((own?.east ?? 0) - (other?.east ?? 0)).toBeCloseTo(257, 0);
  });

  it('holds all points, and a scale of at most a third of its width', () => {
    for (const { east, south } of plan?.points ?? []) {
      expect(east).toBeGreaterThan(0);
      expect(east).toBeLessThan(plan?.width ?? 0);
      expect(south).toBeGreaterThan(0);
      expect(south).toBeLessThan(plan?.height ?? 0);
    }
    expect(plan?.scaleMetres).toBeLessThanOrEqual((plan?.width ?? 0) / 3);
  });

  it('names the streets where their addresses are, but none over a point, another name or the edge', () => {
    const [latitude, longitude] = property.position ?? [0, 0];
    const street = (name: string, north: number, east: number) => ({
      name,
      position: [latitude + north, longitude + east] as [number, number],
    });
    const drawn = drawPlan({
      property,
      neighbours,
      streets: [
        street('King’s Road', 0.003, 0),
        street('Over the first', 0.00301, 0),
        street('Over the home', 0, 0),
        street('Far outside', 0.1, 0),
      ],
    });
    expect(drawn?.streets.map(({ name }) => name)).toEqual(['King’s Road']);
    // 0.003° of latitude are 334 m, towards the north.
    const [own] = drawn?.points ?? [];
    expect((own?.south ?? 0) - (drawn?.streets[0]?.south ?? 0)).toBeCloseTo(334, 0);
  });

  it('is left out where too few positions are known', () => {
    expect(drawPlan({ property: { ...property, position: null }, neighbours })).toBeNull();
    expect(
      drawPlan({
        property,
        neighbours: first ? [{ ...first, position: null }] : [],
      }),
    ).toBeNull();
  });
});
