import { brand, brandValue, ifSet } from '@/config/brand';
import { creditReferenceAgencies } from '@/config/credit-reference-agencies';
import type { ChangedPromises } from '@/config/promises';
import type { LegalSettings } from '@/config/legal-settings';
import type { Locale } from '@/contracts/locale';
import type { OfficeHours } from '@/contracts/site/office-hours';
import type { Product } from '@/contracts/site/site';
import type { Tokens } from '../fill-tokens';
import { formatMoney, formatPercent } from '../format';
import { aprOfLowestRate } from '../loan/product-example';
import { formatTenor } from './format-tenor';
import { localise } from '../localise';
import { officeHoursText } from './office/office-hours-text';
import { promiseValues } from './promise-texts';
import { unitTexts } from './unit-texts';

const exampleTenor = ({ paymentType, example }: Product, locale: Locale): string =>
  paymentType === 'revolving'
    ? unitTexts.in(locale)('days', { count: example.days ?? 30 })
    : formatTenor(example.tenorMonths, locale);

function productTokens(product: Product, locale: Locale): [string, string][] {
  const values: Record<string, string> = {
    name: localise(product, 'name', { locale }),
    annualRateFrom: formatPercent(product.annualRateFrom),
    annualRateMax: formatPercent(product.annualRateMax),
    aprFrom: aprOfLowestRate(product),
    exampleAmount: formatMoney(product.example.loanAmount),
    exampleTenor: exampleTenor(product, locale),
    ltvMax: product.ltvMax === null ? '' : formatPercent(product.ltvMax),
    minTenor: formatTenor(product.minTenorMonths, locale),
    maxTenor: formatTenor(product.maxTenorMonths, locale),
    minAmount: formatMoney(product.minAmount),
    maxAmount: formatMoney(product.maxAmount),
  };
  return Object.entries(values).map(([field, value]) => [`${product.key}.${field}`, value]);
}

/** Values of the `{…}` tokens that copy may contain, formatted for the language; a way of contact that is not set is empty. */
export function contentTokens({
  locale,
  products,
  officeHours,
  promises,
  settings,
}: {
  locale: Locale;
  products: readonly Product[];
  /** Those of the release where left out. */
  officeHours?: OfficeHours | undefined;
  /** Those that are other than in the release. */
  promises?: ChangedPromises | undefined;
  settings: LegalSettings;
}): Tokens {
  return {
    brand: localise(brand, 'name', { locale }),
    shortBrand: localise(brand, 'shortName', { locale }),
    address: ifSet(localise(brand, 'address', { locale })),
    officeHours: officeHoursText(officeHours, locale),
    riskWarning: localise(brand, 'riskWarning', { locale }),
    servicePhone: ifSet(brand.servicePhone),
    email: ifSet(brand.email),
    whatsapp: ifSet(brand.whatsapp),
    licenceNumber: brandValue(settings.licenceNumber, locale),
    hotline: brandValue(settings.complaintHotline, locale),
    creditAgencies: creditReferenceAgencies(locale),
    ...promiseValues(locale, promises),
    ...Object.fromEntries(products.flatMap((product) => productTokens(product, locale))),
  };
}
