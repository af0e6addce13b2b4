import type { Locale } from '@/contracts/locale';
import { localeMetadata } from './locales';

/** Agencies of the Multiple Credit Reference Agencies Model whose reports the lender reads and to whom it reports loans. */
const agencies: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'TransUnion Limited',
    'Nova Credit Limited',
    'Ping An OneConnect Credit Reference Services Agency (HK) Limited',
  ],
  hk: ['環聯資訊有限公司', '諾華誠信有限公司', '平安金融壹賬通徵信服務（香港）有限公司'],
  cn: ['环联资讯有限公司', '诺华诚信有限公司', '平安金融壹账通征信服务（香港）有限公司'],
};

/** The agencies as one list in the reader's language, as consents and the privacy page name them. */
export const creditReferenceAgencies = (locale: Locale): string =>
  new Intl.ListFormat(localeMetadata[locale].intl).format(agencies[locale]);
