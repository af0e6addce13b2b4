import type { BrandNames } from '@/config/brand';
import type { QuoteRequest } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { LegalLines } from '@/lib/texts/legal-lines';
import { ServiceError } from '@/backoffice/common/service-error';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { quoteDocument } from './quote-document';
import type { QuoteService } from './quote.service';

export interface QuoteFileOptions {
  quotes: Pick<QuoteService, 'quote'>;
  renderPdf: PdfWorkerPool['render'];
  brandNames: BrandNames;
  legal: Readonly<Record<Locale, LegalLines>>;
}

/** Draws quotes as PDF; nothing of them is kept, and the name of the file tells nothing of the property. Throws `not_found` where there is no figure. */
export function createQuoteFile({ quotes, renderPdf, brandNames, legal }: QuoteFileOptions) {
  return async (request: QuoteRequest, locale: Locale) => {
    const answer = await quotes.quote(request, locale);
    if (answer.success !== 1) throw new ServiceError('not_found');
    const bytes = await renderPdf(
      quoteDocument({
        quote: answer.data,
        locale,
        brandName: brandNames[locale],
        legal: legal[locale],
      }),
    );
    return {
      fileName: `valuation-${answer.data.asOf}.pdf`,
      contentType: 'application/pdf',
      bytes,
    };
  };
}

export type QuoteFile = ReturnType<typeof createQuoteFile>;
