import type { Locale } from '@/contracts/locale';
import { formatDay } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { fromCents } from '@/lib/loan/money';
import type { LegalLines } from '@/lib/texts/legal-lines';
import { statementTexts } from '@/lib/texts/statement-texts';
import type { PdfColumn, PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { statementColumns, statementLines } from './statement-table';
import type { StatementFigures } from './statement.model';

export interface StatementData {
  locale: Locale;
  brandName: string;
  legal: LegalLines;
  customer: { name: string | null; address: string | null };
  loan: { loanNo: string; annualRate: number };
  figures: StatementFigures;
}

const languages: Record<Locale, string> = { en: 'en-HK', hk: 'zh-Hant-HK', cn: 'zh-Hans-CN' };

const columnBoxes: Record<(typeof statementColumns)[number], Omit<PdfColumn, 'heading'>> = {
  date: { x: 56, width: 130, align: 'left' },
  description: { x: 186, width: 130, align: 'left' },
  chargedColumn: { x: 316, width: 75, align: 'right' },
  paidColumn: { x: 393, width: 71, align: 'right' },
  owed: { x: 466, width: 73, align: 'right' },
};

const money = (cents: number): string => formatMoney(fromCents(cents), { withCents: true });

const formatAmountCell = (amount: string): string =>
  amount === '' ? '' : formatMoney(Number(amount), { withCents: true }).replace('HK$', '');

/** A statement as a document to be drawn. */
export function statementDocument({
  locale,
  brandName,
  legal,
  customer,
  loan,
  figures,
}: StatementData): PdfDocumentContent {
  const t = statementTexts.in(locale);
  const title = t('title');
  return {
    title: `${brandName} ${title} ${figures.stmDate}`,
    author: brandName,
    language: languages[locale],
    script: locale === 'cn' ? 'simplified' : 'traditional',
    heading: brandName,
    subheading: title,
    recipient: [customer.name, customer.address].filter((line) => line !== null),
    summary: [
      [t('loanNo'), loan.loanNo],
      [t('statementDate'), formatDay(figures.stmDate, locale)],
      [
        t('period'),
        `${formatDay(figures.from, locale)} ${t('until')} ${formatDay(figures.stmDate, locale)}`,
      ],
      [t('annualRate'), formatPercent(loan.annualRate, { fixed: true })],
      [t('opening'), money(figures.openingCents)],
      [t('charged'), money(figures.chargedCents)],
      [t('paid'), money(figures.paidCents)],
      [t('closing'), money(figures.closingCents)],
    ],
    table: {
      columns: statementColumns.map((column) => ({ heading: t(column), ...columnBoxes[column] })),
      rows: statementLines(figures, locale).map(({ date, description, charged, paid, owed }) => [
        formatDay(date, locale),
        description,
        ...[charged, paid, owed].map(formatAmountCell),
      ]),
      emptyText: t('noEntries'),
    },
    footer: {
      lines: [
        t('note'),
        `${legal.licence} · ${legal.hotline}`,
        [legal.warning, legal.officialWarning].filter((line) => line !== null).join(' · '),
      ],
      pageLine: `${loan.loanNo} · ${t('page', { page: '{page}', count: '{count}' })}`,
    },
  };
}
