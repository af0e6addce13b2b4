import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { Indicative } from '@/contracts/application/indicative-result';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import { readIndicativeRules, type IndicativeOffer } from './indicative-rules';
import { assess } from './indicative.model';
import type { ValueProperty } from './property-value';

interface Sent {
  product: ApplicationProduct;
  form: ApplicationForm;
}

export interface SentIndicativeOptions extends IndicativeOffer {
  valueProperty: ValueProperty;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: () => string;
}

export type SentIndicative = ReturnType<typeof createSentIndicative>;

/** The indicative result that is stored with an application; null for products that have none. */
export function createSentIndicative({
  valueProperty,
  fastPass,
  promises,
  today,
}: SentIndicativeOptions) {
  return {
    /** Our own valuation for a result, where the applicant named no value. */
    value: async ({
      product,
      form: { property },
    }: Pick<Sent, 'product' | 'form'>): Promise<Indicative['valuation']> =>
      product === 'fast-pass' && property && property.estimatedValue === undefined
        ? valueProperty(property)
        : null,

    /** How a form stands against the rules of today. */
    assess: async (
      site: Pick<SiteRepository, 'listEntries'>,
      { product, form }: Sent,
      valuation: Indicative['valuation'],
    ): Promise<Indicative | null> =>
      product === 'fast-pass'
        ? assess(form, await readIndicativeRules(site, { fastPass, promises }), {
            valuation,
            terms: fastPass(),
            promises: promises(),
            today: today(),
          })
        : null,
  };
}
