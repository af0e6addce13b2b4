import type { Locale } from '@/contracts/locale';

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

const languageTags: Readonly<Record<Locale, string>> = { en: 'en-GB', hk: 'zh-HK', cn: 'zh-CN' };

/** The agencies as one list in the reader's language, as consents and the privacy page name them. */
export const creditReferenceAgencies = (locale: Locale): string =>
  new Intl.ListFormat(languageTags[locale]).format(agencies[locale]);
