import type { Property, Sale } from '@/valuation/model/sale.types';

/** Seeded uniform numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const firstDay = 17_600;

export interface MarketSettings {
  seed: number;
  saleCount: number;
  days: number;
  noise: number;
}

export const defaultMarket: MarketSettings = { seed: 7, saleCount: 2000, days: 400, noise: 0.04 };

export function makeProperty(overrides: Partial<Property> = {}): Property {
  return {
    district: 'District 0',
    subDistrict: 'Sub 0-0',
    estate: 'Garden 0',
    building: 'Tower 0',
    flat: 'A',
    floor: 10,
    areaSqft: 500,
    completedOnDay: firstDay - 7300,
    latitude: null,
    longitude: null,
    isFirstHand: false,
    isCompletionBlank: false,
    ...overrides,
  };
}

/** The market's true log price per square foot: 9.5, estates 0.03 apart, 0.004 a floor, flats 0.02 apart, a rise of 0.0002 a day. */
export function trueLogPrice({ estate, flat, floor }: Property, day: number): number {
  const estateNumber = Number(estate.split(' ')[1]);
  const flatNumber = 'ABCD'.indexOf(flat);
  return (
    9.5 +
    0.03 * (estateNumber - 8) +
    0.004 * (floor ?? 10) +
    0.02 * flatNumber +
    0.0002 * (day - firstDay)
  );
}

export function makeSale(
  overrides: Partial<Sale> & Pick<Sale, 'id' | 'soldOnDay' | 'priceHkd'>,
): Sale {
  return { ...makeProperty(), ...overrides };
}

/** Sixteen estates of three towers and four flats a floor, sold at the true price times log-normal noise. */
export function makeMarket(overrides: Partial<MarketSettings> = {}): Sale[] {
  const { seed, saleCount, days, noise } = { ...defaultMarket, ...overrides };
  const random = seededRandom(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  return Array.from({ length: saleCount }, (_, index) => {
    const estateNumber = pick(16);
    const property = makeProperty({
      district: `District ${estateNumber % 4}`,
      subDistrict: `Sub ${estateNumber % 4}-${estateNumber % 8}`,
      estate: `Garden ${estateNumber}`,
      building: `Tower ${pick(3)}`,
      flat: 'ABCD'.charAt(pick(4)),
      floor: 1 + pick(30),
      areaSqft: 500,
    });
    const soldOnDay = firstDay + Math.floor((index / saleCount) * days);
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const priceHkd =
      property.areaSqft * Math.exp(trueLogPrice(property, soldOnDay) + noise * normal);
    return { ...property, id: `sale-${index}`, soldOnDay, priceHkd };
  });
}
