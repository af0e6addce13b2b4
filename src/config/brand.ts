import type { Locale, Localised } from '@/contracts/locale';

export interface Brand
  extends
    Localised<'name'>,
    Localised<'shortName'>,
    Localised<'address'>,
    Localised<'riskWarning'> {
  servicePhone: string;
  email: string;
  whatsapp: string;
  socialLinks: { key: string; label: string; href: `https://${string}` }[];
}

/** Shown wherever the lender has not set a value yet; never made to look real. */
export const placeholder = '[to be set]';
const placeholderTexts: Record<Locale, string> = {
  en: placeholder,
  hk: '[待設定]',
  cn: '[待设定]',
};

/** The value, or an empty text where the lender has not set it: what has no value is left out of pages. */
export const ifSet = (value: string): string => (value === placeholder ? '' : value);

/** A value of the brand or the settings in the page's language: a placeholder is translated. */
export function brandValue(value: string, locale: Locale): string {
  return value === placeholder ? placeholderTexts[locale] : value;
}

/**
 * Everything that identifies one lender. The licence number and the complaint hotline are settings (`LICENCE_NUMBER`,
 * `COMPLAINT_HOTLINE`). Risk warning: the 2016 texts; lenders print the Traditional Chinese one as it stands, and no official
 * Simplified text has been published, so `cn` shows the Traditional wording in Simplified characters.
 */
export const brand: Brand = {
  nameEn: 'Harbour Key Mortgage',
  nameHk: '港鑰按揭',
  nameCn: '港钥按揭',
  shortNameEn: 'Harbour Key',
  shortNameHk: '港鑰按揭',
  shortNameCn: '港钥按揭',
  servicePhone: placeholder,
  email: placeholder,
  whatsapp: placeholder,
  addressEn: placeholder,
  addressHk: placeholder,
  addressCn: placeholder,
  riskWarningEn: 'Warning: You have to repay your loans. Don’t pay any intermediaries.',
  riskWarningHk: '忠告：借錢梗要還，咪俾錢中介',
  riskWarningCn: '忠告：借钱梗要还，咪俾钱中介',
  socialLinks: [],
};

/** The lender's name by language. */
export type BrandNames = Readonly<Record<Locale, string>>;

/** For the start of messages. */
export const brandNames: BrandNames = {
  en: brand.nameEn,
  hk: brand.nameHk,
  cn: brand.nameCn,
};
