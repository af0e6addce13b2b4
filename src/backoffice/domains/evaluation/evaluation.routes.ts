import type { Registrar } from '@/backoffice/http/register';
import type { EvaluationService } from './evaluation.service';
import type { QuoteService } from './quote/quote.service';

export function registerEvaluationRoutes({ ask }: Registrar, { evaluation, quotes }: { evaluation: EvaluationService; quotes: QuoteService }): void {
  ask('addressSearch', async ({ query }, { locale }) => ({ data: await evaluation.search(query.q, locale) }));
  ask('areas', async (_request, { locale }) => evaluation.areas(locale));
  ask('districts', async ({ query }, { locale }) => evaluation.districts(query, locale));
  ask('estates', ({ query }, { locale }) => evaluation.estates(query, locale));
  ask('streets', ({ query }, { locale }) => evaluation.streets(query, locale));
  ask('streetno', ({ query }, { locale }) => evaluation.streetNumbers(query, locale));
  ask('buildings', ({ query }, { locale }) => evaluation.buildings(query, locale));
  ask('blocks', ({ query }, { locale }) => evaluation.blocks(query, locale));
  ask('floors', ({ query }, { locale }) => evaluation.floorOptions(query, locale));
  ask('rooms', ({ query }, { locale }) => evaluation.roomOptions(query, locale));
  ask('carparks', ({ query }, { locale }) => evaluation.carParks(query, locale));
  ask('floorInfo', async ({ query }, { locale }) => ({ data: await evaluation.floors(query, locale) }));
  ask('roomInfo', async ({ query }, { locale }) => ({ data: await evaluation.rooms(query, locale) }));
  ask('quote', ({ body }, { locale }) => quotes.quote(body, locale));
}
