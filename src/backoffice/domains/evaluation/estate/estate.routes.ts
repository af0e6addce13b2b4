import type { Registrar } from '@/backoffice/http/registrar';
import type { AccuracyService } from '../accuracy/accuracy.service';
import type { EstateService } from './estate.service';

/** Values change at midnight, which this maximum age covers, and with the data set, whose change empties the cache. */
const maxAgeMs = 600_000;

export function registerEstateRoutes(
  { cachedRead }: Registrar,
  { estates, accuracy }: { estates: EstateService; accuracy: AccuracyService },
): void {
  cachedRead('valuationAccuracy', { maxAgeMs, handle: () => accuracy.current() });
  cachedRead('estateAreas', { maxAgeMs, handle: () => estates.areas() });
  cachedRead('estatePages', { maxAgeMs, handle: () => estates.pages() });
  cachedRead('estateDistrict', {
    maxAgeMs,
    handle: ({ params }) => estates.district(params.district),
  });
  cachedRead('estate', {
    maxAgeMs,
    handle: ({ params }) => estates.estate(params.district, params.estate),
  });
}
