import type { Registrar } from '@/backoffice/http/register';
import type { ProductFinderService } from './product-finder.service';

const untilChanged = 60_000;

export function registerProductFinderRoutes({ read, ask }: Registrar, finder: ProductFinderService): void {
  read('rules', { maxAgeMs: untilChanged, handle: async () => ({ questions: await finder.questions() }) });
  ask('applyRule', async ({ body }) => ({ success: true, data: await finder.applyRule(body.answers) }));
}
