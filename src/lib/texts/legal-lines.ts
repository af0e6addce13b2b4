import { brand, brandValue } from '@/config/brand';
import type { LegalSettings } from '@/config/legal-settings';
import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { localise } from '../localise';
import { lenderTexts } from './lender-texts';

/** What a money lender says on every page, document and mail (Money Lenders Ordinance s.26, licence conditions). */
export interface LegalLines {
  warning: string;
  /** Under `cn` the Traditional Chinese warning as well: no official Simplified text has been published. */
  officialWarning: string | null;
  licence: string;
  hotline: string;
}

/** Risk warning, licence number and complaint hotline in a language. */
export function legalLines(
  locale: Locale,
  { licenceNumber, complaintHotline }: LegalSettings,
): LegalLines {
  const t = lenderTexts.in(locale);
  return {
    warning: localise(brand, 'riskWarning', { locale }),
    officialWarning: locale === 'cn' ? brand.riskWarningHk : null,
    licence: t('licence', { number: brandValue(licenceNumber, locale) }),
    hotline: t('hotline', { number: brandValue(complaintHotline, locale) }),
  };
}

/** Licence, hotline and warnings as lines of plain text, for mails and documents. */
export function legalText(locale: Locale, settings: LegalSettings): string[] {
  const { warning, officialWarning, licence, hotline } = legalLines(locale, settings);
  return [licence, hotline, warning, ...(officialWarning ? [officialWarning] : [])];
}

/** How the lender's mails end. */
export type MailSignatures = Readonly<Record<Locale, string>>;

/** The lender's name and the lines of the law, below every mail to a customer, visitor or applicant. */
export function mailSignatures(settings: LegalSettings): MailSignatures {
  return recordOf(locales, (locale) =>
    ['', '--', localise(brand, 'name', { locale }), ...legalText(locale, settings)].join('\n'),
  );
}
