import type { Registrar } from '@/backoffice/http/registrar';
import type { ProductFinderService } from './product-finder.service';

const cacheMaxAgeMs = 60_000;

export function registerProductFinderRoutes(
  { cachedRead, uncachedRead }: Registrar,
  finder: ProductFinderService,
): void {
  cachedRead('rules', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ questions: await finder.questions() }),
  });
  uncachedRead('applyRule', async ({ body }) => ({
    success: true,
    data: await finder.applyRule(body.answers),
  }));
}
