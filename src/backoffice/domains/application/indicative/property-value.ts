import type { PropertySection } from '@/contracts/application/application-form';
import type { DeskValuation } from '@/contracts/application/application-desk';
import type { Indicative } from '@/contracts/application/indicative-result';
import { quoteRequestSchema } from '@/contracts/evaluation/evaluation';
import type { Logger } from '@/backoffice/common/logger';
import type { QuoteService } from '@/backoffice/domains/evaluation/quote/quote.service';

export type ValueProperty = (property: PropertySection) => Promise<Indicative['valuation']>;
export type QuoteProperty = (property: PropertySection) => Promise<DeskValuation | null>;

/** The online valuation of a property, as the answer to its applicant says it. */
export function createValueProperty(quoteProperty: QuoteProperty): ValueProperty {
  return async (property) => {
    const quote = await quoteProperty(property);
    return quote && { value: quote.value, isRough: quote.needsPerson };
  };
}

/** The online valuation of a property that was chosen from its lists, with its range; null where only a person can value it, such as one whose address was written out. */
export function createQuoteProperty({
  quotes,
  log,
}: {
  quotes: Pick<QuoteService, 'quote'>;
  log: Logger;
}): QuoteProperty {
  return async ({ places = {}, carpark, floor = '', room, saleableAreaSqft }) => {
    const request = quoteRequestSchema.safeParse(
      carpark === undefined
        ? { ...places, floor: floorOf(floor), room, areaSqft: saleableAreaSqft }
        : { carpark },
    );
    if (!request.success) return null;
    try {
      const answer = await quotes.quote(request.data, 'en');
      if (answer.success !== 1) return null;
      const { value, low, high, needsPerson } = answer.data;
      return { value, low, high, needsPerson };
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
