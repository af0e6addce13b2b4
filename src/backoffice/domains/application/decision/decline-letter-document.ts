import { creditReferenceAgencies } from '@/config/credit-reference-agencies';
import type {
  ApplicationProduct,
  DeclineReason,
} from '@/contracts/application/application-choices';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { declineTexts } from '@/lib/texts/document/decline-texts';
import { letterOf, type Letterhead } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';

export interface Decline {
  applicationNumber: string;
  product: ApplicationProduct;
  amountCents: number;
  declinedAt: Date;
  /** The principal one first; empty where the lender's system declined it. */
  reasons: readonly DeclineReason[];
  /** What staff or the lender's system wrote for the applicant. */
  message: string | null;
  /** Whether the applicant let the lender read a credit report. */
  mayHaveReadCredit: boolean;
  customer: { name: string | null; address: string | null };
}

/**
 * The letter about an application that was declined: why in plain words, whom to ask, how to complain, and what the Personal Data
 * (Privacy) Ordinance and the Code of Practice on Consumer Credit Data let its applicant ask for.
 */
export function declineLetterDocument(
  decline: Decline,
  letterhead: Letterhead,
): PdfDocumentContent {
  const { locale } = letterhead;
  const { applicationNumber, reasons, message } = decline;
  const t = declineTexts.in(locale);
  const agencies = creditReferenceAgencies(locale);
  return {
    ...letterOf(letterhead, {
      title: t('letter.title'),
      subject: applicationNumber,
      customer: decline.customer,
      notes: [t('letter.note')],
      pageLine: `${applicationNumber} · ${t('letter.page', { page: '{page}', count: '{count}' })}`,
    }),
    summary: [
      [t('letter.applicationNumber'), applicationNumber],
      [t('letter.product'), t(`product.${decline.product}`)],
      [t('letter.amount'), formatMoney(decline.amountCents / 100)],
      [t('letter.date'), formatDay(decline.declinedAt.toISOString(), locale)],
    ],
    table: null,
    passages: [
      { heading: t('letter.decision'), paragraphs: [t('letter.decisionText')] },
      {
        heading: t('letter.reasons'),
        paragraphs:
          reasons.length === 0 && message === null
            ? [t('letter.reasonsOnRequest')]
            : [
                ...reasons.map((reason, index) => `${index + 1}. ${t(`reason.${reason}`)}`),
                ...(message === null ? [] : [message]),
              ],
      },
      {
        heading: t('letter.ask'),
        paragraphs: [t('letter.askText'), t('letter.againText')],
      },
      {
        heading: t('letter.complain'),
        paragraphs: [t('letter.complainText'), t('letter.registrarText')],
      },
      {
        heading: t('letter.data'),
        paragraphs: [
          t('letter.dataText'),
          ...(decline.mayHaveReadCredit ? [t('letter.creditText', { agencies })] : []),
          t('letter.commissionerText'),
        ],
      },
    ],
  };
}
