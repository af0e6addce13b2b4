import type { Offer } from '@/contracts/offer/offer';
import { formatDay, formatInstant } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { offerTexts } from '@/lib/texts/document/offer-texts';
import { letterOf, type Letterhead } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';

const money = (amount: number): string => formatMoney(amount, { withCents: true });
const percent = (rate: number): string => formatPercent(rate, { fixed: true });

/** An offer as a letter to its applicant, to be drawn in the language of the letterhead. */
export function offerDocument(
  offer: Offer,
  { letterhead, name }: { letterhead: Letterhead; name: string | null },
): PdfDocumentContent {
  const { state, fees, conditions, acceptedAt } = offer;
  const { locale: language } = letterhead;
  const t = offerTexts.in(language);
  const isRevolving = offer.kind === 'revolving';
  const optional = (key: 'instalment' | 'totalInterest' | 'totalRepayable', value: number | null) =>
    value === null ? [] : [[t(key), money(value)] as const];
  return {
    ...letterOf(letterhead, {
      title: t('title'),
      subject: offer.offerNumber,
      pageLine: `${offer.offerNumber} · ${t('page', { page: '{page}', count: '{count}' })}`,
      notes: [t('note')],
      customer: { name, address: offer.property },
    }),
    summary: [
      [t(isRevolving ? 'limit' : 'amount'), money(offer.amount)],
      [t('offerNumber'), offer.offerNumber],
      [t('applicationNumber'), offer.applicationNumber],
      [t('product'), t(`products.${offer.product}`)],
      [t('repayment'), t(`kind.${offer.kind}`)],
      [t('tenor'), formatTenor(offer.tenorMonths, language)],
      [t('annualRate'), percent(offer.annualRate)],
      [t('apr'), percent(offer.apr)],
      [t('mloRate'), percent(offer.mloRate)],
      ...optional('instalment', offer.instalment),
      ...optional('totalInterest', offer.totalInterest),
      ...fees.map(({ label, amount }) => [label, money(amount)] as const),
      ...optional('totalRepayable', offer.totalRepayable),
      [t('issued'), formatDay(offer.issuedAt, language)],
      [t('validUntil'), formatDay(offer.expiresOn, language)],
      ...(acceptedAt === null
        ? [[t('stateLabel'), t(`state.${state}`)] as const]
        : [[t('accepted'), formatInstant(acceptedAt, language)] as const]),
    ],
    hasLead: true,
    table: null,
    passages: [
      {
        heading: t('conditions'),
        paragraphs:
          conditions.length === 0
            ? [t('noConditions')]
            : conditions.map((condition, index) => `${index + 1}. ${condition}`),
      },
      { heading: t('howToAccept'), paragraphs: [t('acceptance')] },
    ],
  };
}
