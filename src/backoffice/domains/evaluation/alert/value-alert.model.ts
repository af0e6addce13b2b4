import { z } from 'zod';
import type { BrandNames } from '@/config/brand';
import { valuationLink, valueAlertLink } from '@/config/message-links';
import { promised } from '@/config/promises';
import { valueAlertRequestSchema } from '@/contracts/evaluation/value-alert';
import { localeSchema } from '@/contracts/localised';
import { formatMoney, formatPercent } from '@/lib/format';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import { messageTexts } from '@/lib/texts/message-texts';

/** What an encrypted request is bound to. */
export const valueAlertContext = (id: string): string => `valuation/alert/${id}`;

/** What a request says, as it is encrypted. */
export const valueAlertSchema = z.object({
  email: z.string(),
  locale: localeSchema,
  property: valueAlertRequestSchema.shape.property,
  /** The token in the links of the alert's mails. */
  token: z.string(),
  /** The value last mailed to the person, in HK$. */
  toldHkd: z.number(),
});
export type ValueAlert = z.output<typeof valueAlertSchema>;

/** Whether a value differs enough from the last value mailed to mail again. */
export function isWorthTelling(valueHkd: number, toldHkd: number): boolean {
  // In whole numbers: 5 % of most values is no exact binary fraction.
  return Math.abs(valueHkd - toldHkd) * 100 >= promised('alertChange') * toldHkd;
}

export interface AlertMailOptions {
  alert: Pick<ValueAlert, 'locale' | 'token'>;
  /** The place without floor and flat, whose texts a stranger could have typed. */
  place: string;
  siteUrl: string;
  brandNames: BrandNames;
  signatures: MailSignatures;
}

export interface MailContent {
  subject: string;
  text: string;
}

/** The one mail before a confirmation: the place, and where to confirm. */
export function confirmationMail({
  alert: { locale, token },
  place,
  siteUrl,
  brandNames,
  signatures,
}: AlertMailOptions): MailContent {
  const t = messageTexts.in(locale);
  const values = {
    place,
    brand: brandNames[locale],
    url: valueAlertLink('confirm', { token, siteUrl, locale }),
  };
  return {
    subject: t('valueAlert.confirm.subject', values),
    text: `${t('valueAlert.confirm.text', values)}\n${signatures[locale]}`,
  };
}

/** Tells of a change: the figure told before, the one now, and where the mails stop. */
export function changeMail(
  { alert: { locale, token }, place, siteUrl, brandNames, signatures }: AlertMailOptions,
  {
    before,
    now,
    ids,
  }: {
    before: number;
    now: { value: number; low: number; high: number };
    ids: Readonly<Record<string, string>>;
  },
): MailContent {
  const t = messageTexts.in(locale);
  const direction = now.value > before ? 'up' : 'down';
  const values = {
    place,
    brand: brandNames[locale],
    percent: formatPercent(Math.round((Math.abs(now.value - before) / before) * 1_000) / 10),
    before: formatMoney(before),
    value: formatMoney(now.value),
    low: formatMoney(now.low),
    high: formatMoney(now.high),
    url: valuationLink(ids, { siteUrl, locale }),
    stop: valueAlertLink('stop', { token, siteUrl, locale }),
  };
  return {
    subject: t(`valueAlert.${direction}.subject`, values),
    text: `${t(`valueAlert.${direction}.text`, values)}\n\n${t('valueAlert.figures', values)}\n${signatures[locale]}`,
  };
}
