import type { Registrar } from '@/backoffice/http/registrar';
import type { EvaluationService } from './evaluation.service';
import type { QuoteFile } from './quote/quote-file';
import type { QuoteService } from './quote/quote.service';

export function registerEvaluationRoutes(
  { uncachedRead, publicFile }: Registrar,
  {
    evaluation,
    quotes,
    quoteFile,
  }: { evaluation: EvaluationService; quotes: QuoteService; quoteFile: QuoteFile },
): void {
  uncachedRead('addressSearch', async ({ query }, { locale }) => ({
    data: await evaluation.search(query.q, locale),
  }));
  uncachedRead('areas', async (_request, { locale }) => evaluation.areas(locale));
  uncachedRead('districts', async ({ query }, { locale }) => evaluation.districts(query, locale));
  uncachedRead('estates', ({ query }, { locale }) => evaluation.estates(query, locale));
  uncachedRead('streets', ({ query }, { locale }) => evaluation.streets(query, locale));
  uncachedRead('streetno', ({ query }, { locale }) => evaluation.streetNumbers(query, locale));
  uncachedRead('buildings', ({ query }, { locale }) => evaluation.buildings(query, locale));
  uncachedRead('blocks', ({ query }, { locale }) => evaluation.blocks(query, locale));
  uncachedRead('floors', ({ query }, { locale }) => evaluation.floorOptions(query, locale));
  uncachedRead('rooms', ({ query }, { locale }) => evaluation.roomOptions(query, locale));
  uncachedRead('carparks', ({ query }, { locale }) => evaluation.carParks(query, locale));
  uncachedRead('floorInfo', async ({ query }, { locale }) => ({
    data: await evaluation.floors(query, locale),
  }));
  uncachedRead('roomInfo', async ({ query }, { locale }) => ({
    data: await evaluation.rooms(query, locale),
  }));
  publicFile('quoteDocument', ({ body }, { locale }) => quoteFile(body, locale));
  uncachedRead('quote', ({ body }, { locale }) => quotes.quote(body, locale));
}
