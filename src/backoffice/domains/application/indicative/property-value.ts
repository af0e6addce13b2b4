import type { PropertySection } from '@/contracts/application/application-form';
import type { Indicative } from '@/contracts/application/indicative-result';
import { quoteRequestSchema } from '@/contracts/evaluation/evaluation';
import type { Logger } from '@/backoffice/common/logger';
import type { QuoteService } from '@/backoffice/domains/evaluation/quote/quote.service';

export type ValueProperty = (property: PropertySection) => Promise<Indicative['valuation']>;

/** The online valuation of a property that was chosen from its lists; null where only a person can value it, such as one whose address was written out. */
export function createValueProperty({
  quotes,
  log,
}: {
  quotes: Pick<QuoteService, 'quote'>;
  log: Logger;
}): ValueProperty {
  return async ({ places = {}, carpark, floor = '', room, saleableAreaSqft }) => {
    const request = quoteRequestSchema.safeParse(
      carpark === undefined
        ? { ...places, floor: floorOf(floor), room, areaSqft: saleableAreaSqft }
        : { carpark },
    );
    if (!request.success) return null;
    try {
      const answer = await quotes.quote(request.data, 'en');
      return answer.success === 1
        ? { value: answer.data.value, isRough: answer.data.needsPerson }
        : null;
    } catch (error) {
      // A failed valuation must not block the application.
      log.error({ err: error }, 'A property could not be valued');
      return null;
    }
  };
}

/** An option (`f:12`) or a typed number; other words leave the floor open. */
function floorOf(text: string): string | number | undefined {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  return text.startsWith('f:') ? text : undefined;
}
