import { z } from 'zod';
import { packInts } from '../numeric/packed-array';
import type { LevelBookData } from './level-book';

const regions = <T extends z.ZodType>(value: T) =>
  z.object({ 'Hong Kong': value, Kowloon: value, 'New Territories': value });
const band = z.object({ lower: z.number(), middle: z.number(), upper: z.number() });
const bands = z.object({ old: band, middle: band, new: band });
const accuracy = z.object({
  levels: z.number(),
  medianError: z.number(),
  within10: z.number(),
  bias: z.number(),
  coverage: z.number(),
});
const numbers = z.array(z.number());
const noInts = packInts([]);

const levelBookSchema: z.ZodType<LevelBookData> = z.object({
  method: z.string(),
  month: z.string(),
  dataUntil: z.string(),
  fittedOn: z.string(),
  ids: z.string(),
  logPrices: z.string(),
  deviations: z.string(),
  logAreas: z.string(),
  logFloors: z.string(),
  bands: z.string(),
  // Books stored before these were kept have none.
  supports: z.string().default(noInts),
  shares: z.string().default(noInts),
  areaKnots: numbers,
  areaCurves: regions(numbers),
  ageKnots: numbers,
  ageCurves: regions(numbers),
  errors: z.object({ known: bands, neighbours: bands }),
  saleDeviation: z.number(),
  accuracy: z.object({ withHistory: accuracy, withoutHistory: accuracy }),
});

/** Levels as they were stored; null where a release of another form stored them. Throws SyntaxError for what is not JSON. */
export function parseLevelBook(text: string): LevelBookData | null {
  return levelBookSchema.safeParse(JSON.parse(text)).data ?? null;
}
