import type { BrandNames } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import type { LegalLines } from '@/lib/texts/legal-lines';
import type { PdfDocumentContent } from './pdf-document';

/** Who a document is from, in one language. */
export interface Letterhead {
  locale: Locale;
  brandName: string;
  legal: LegalLines;
}
export type Letterheads = Readonly<Record<Locale, Letterhead>>;

/** The letterhead of each language. */
export const createLetterheads = (
  brandNames: BrandNames,
  legalOf: (locale: Locale) => LegalLines,
): Letterheads =>
  recordOf(locales, (locale) => ({
    locale,
    brandName: brandNames[locale],
    legal: legalOf(locale),
  }));

/** What every letter of the lender begins and ends with; `notes` stand above licence and warning. */
export function letterOf(
  { locale, brandName, legal }: Letterhead,
  {
    title,
    subject,
    pageLine,
    notes,
    customer: { name, address },
  }: {
    title: string;
    /** The part of the PDF's title that is particular to this letter, such as a date. */
    subject: string;
    pageLine: string;
    notes: readonly string[];
    customer: { name: string | null; address: string | null };
  },
): Pick<
  PdfDocumentContent,
  'title' | 'author' | 'language' | 'script' | 'heading' | 'subheading' | 'recipient' | 'footer'
> & { hasLogo: true } {
  return {
    title: `${brandName} ${title} ${subject}`,
    author: brandName,
    language: localeMetadata[locale].htmlLang,
    script: locale === 'cn' ? 'simplified' : 'traditional',
    heading: brandName,
    subheading: title,
    hasLogo: true,
    recipient: [name, address].filter((line) => line !== null),
    footer: {
      lines: [
        ...notes,
        `${legal.licence} · ${legal.hotline}`,
        [legal.warning, legal.officialWarning].filter((line) => line !== null).join(' · '),
      ],
      pageLine,
    },
  };
}
