/** @type {import('next-i18next/proxy').I18nConfig} */
const config = {
  supportedLngs: ['en', 'hk', 'cn'],
  fallbackLng: 'en',
  defaultNS: 'common',
  ns: ['common'],
  localeParamName: 'locale',
  localePath: '/locales',
  // A missing key must be seen, not covered by English.
  i18nextOptions: { fallbackLng: false, returnEmptyString: false },
};

export default config;
