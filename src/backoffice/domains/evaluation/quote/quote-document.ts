import { localeMetadata } from '@/config/locales';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent, formatWhole } from '@/lib/format';
import type { LegalLines } from '@/lib/texts/legal-lines';
import { evaluationAnswerTexts } from '@/lib/texts/evaluation-answer-texts';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';

export interface QuoteDocumentData {
  quote: QuoteData;
  locale: Locale;
  brandName: string;
  legal: LegalLines;
}

const boxes = [
  { x: 56, width: 250, align: 'left' },
  { x: 310, width: 95, align: 'right' },
  { x: 409, width: 75, align: 'right' },
  { x: 488, width: 51, align: 'right' },
] as const;
const dash = '–';

/** A quote as a document to be drawn, with the places or sales that weigh in it. */
export function quoteDocument({
  quote,
  locale,
  brandName,
  legal,
}: QuoteDocumentData): PdfDocumentContent {
  const t = evaluationAnswerTexts.in(locale);
  const { property, comparables, neighbours } = quote;
  const title = t('document.title');
  const money = (amount: number | null): string => (amount === null ? dash : formatMoney(amount));
  const rows =
    comparables.length > 0
      ? comparables.map((sale) => [
          sale.label,
          formatDay(sale.soldOn, locale),
          money(sale.pricePerSqft),
          formatPercent(Math.round(sale.weight * 100)),
        ])
      : neighbours.map(({ label, distanceMetres, pricePerSqft, weight }) => [
          label,
          distanceMetres === null
            ? dash
            : t('distance.metres', { metres: formatWhole(distanceMetres) }),
          money(pricePerSqft),
          formatPercent(Math.round(weight * 100)),
        ]);
  const headings = [
    t('basis.place'),
    t(comparables.length > 0 ? 'document.soldOn' : 'document.distance'),
    t('document.pricePerSqft'),
    t('basis.weight'),
  ];
  return {
    title: `${brandName} ${title}`,
    author: brandName,
    language: localeMetadata[locale].htmlLang,
    script: locale === 'cn' ? 'simplified' : 'traditional',
    heading: brandName,
    subheading: title,
    recipient: [
      [property.label, property.floor, property.room && t('document.flat', { room: property.room })]
        .filter((part) => part)
        .join(' · '),
    ],
    summary: [
      [t('compare.value'), formatMoney(quote.value)],
      [
        t('document.range', { tenths: Math.round(quote.rangeProbability * 10) }),
        `${formatMoney(quote.low)} – ${formatMoney(quote.high)}`,
      ],
      [t('compare.pricePerSqft'), money(quote.pricePerSqft)],
      [
        t('compare.area'),
        property.areaSqft === null
          ? dash
          : t('compare.sqft', { area: formatWhole(property.areaSqft) }),
      ],
      [
        t('compare.age'),
        property.ageYears === null ? dash : t('compare.years', { years: property.ageYears }),
      ],
      [t('document.loan75'), formatMoney(quote.maxLoan.percent75)],
      [t('document.asOf'), formatDay(quote.asOf, locale)],
      [t('document.validUntil'), formatDay(quote.validUntil, locale)],
    ],
    hasLead: true,
    // A value that rests only on the prices of the place itself has no other places to list.
    table:
      rows.length === 0
        ? null
        : {
            columns: headings.map((heading, at) => ({ heading, ...(boxes[at] ?? boxes[0]) })),
            rows,
            emptyText: '',
          },
    footer: {
      lines: [
        t('document.estimate'),
        t('document.noOffer'),
        `${legal.licence} · ${legal.hotline}`,
        [legal.warning, legal.officialWarning].filter((line) => line !== null).join(' · '),
      ],
      pageLine: t('document.page', { page: '{page}', count: '{count}' }),
    },
  };
}
