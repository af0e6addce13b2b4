import type { InterestYear } from '@/contracts/account/account-statement';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { statementTexts } from '@/lib/texts/document/statement-texts';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { letterOf, type Letterhead } from '@/backoffice/adapters/pdf/letterhead';
import type { IssuedCertificate } from '@/backoffice/domains/letter/letter.model';

/** How a year of assessment is written, such as `2025/26`. */
export const assessmentYearName = ({ year }: Pick<InterestYear, 'year'>): string =>
  `${year}/${String(Number(year) + 1).slice(-2)}`;

/** A certificate of interest, as it was issued, as a document to be drawn. */
export function certificateDocument(
  { customer, loan, facts: interestYear, issuedOn }: IssuedCertificate,
  letterhead: Letterhead,
): PdfDocumentContent {
  const { locale } = letterhead;
  const t = statementTexts.in(locale);
  const money = (amount: number) => formatMoney(amount, { withCents: true });
  const day = (date: string) => formatDay(date, locale);
  const name = assessmentYearName(interestYear);
  return {
    ...letterOf(letterhead, {
      title: t('certificate.title'),
      subject: name,
      customer,
      notes: [t('certificate.note'), t('certificate.tax')],
      pageLine: `${loan.loanNo} · ${t('page', { page: '{page}', count: '{count}' })}`,
    }),
    hasLead: true,
    summary: [
      [t('certificate.interest'), money(interestYear.interestPaid)],
      [t('certificate.year'), name],
      [t('certificate.period'), `${day(interestYear.from)} ${t('until')} ${day(interestYear.to)}`],
      [t('loanNo'), loan.loanNo],
      ...(loan.property === null ? [] : [[t('certificate.property'), loan.property] as const]),
      [t('certificate.principal'), money(interestYear.principalPaid)],
      [t('certificate.balance', { date: day(interestYear.to) }), money(interestYear.balance)],
      [t('certificate.issued'), day(issuedOn)],
    ],
    table: null,
  };
}
