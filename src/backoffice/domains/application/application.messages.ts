import type { BrandNames } from '@/config/brand';
import type { ApplicationState } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { Ineligibility } from '@/lib/application/form-rules';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { messageTexts } from '@/lib/texts/message-texts';

export interface ApplicationTextOptions {
  locale: Locale;
  brandNames: BrandNames;
  number: string;
  /** Addresses of the customer's applications and of the upload page. */
  links: { applications: string; upload: string };
}

/**
 * The text message about an application's state; `message`, which staff wrote for the applicant, follows the sentence, and stands alone
 * while we assess. Why an application was declined is in no text message: others may read along.
 */
export function stateText(
  state: ApplicationState,
  { locale, brandNames, number, links, message }: ApplicationTextOptions & { message?: string },
): string {
  const t = messageTexts.in(locale);
  const brand = brandNames[locale];
  const sentence =
    state === 'in-assessment'
      ? `${brand} ${number}:`
      : t(`application.state.${state}`, { ...links, brand, number });
  return message === undefined || state === 'declined' ? sentence : `${sentence}\n${message}`;
}

/** The text message that the required documents are here, and by when the decision comes. */
export function documentsCompleteText({
  locale,
  brandNames,
  number,
  links,
  by,
}: ApplicationTextOptions & { by: Date }): string {
  const t = messageTexts.in(locale);
  return t('application.documentsComplete', {
    ...links,
    brand: brandNames[locale],
    number,
    by: formatDayAndTime(by, locale),
  });
}

/** The text message that an offer waits, and until when. */
export function offerText({
  locale,
  brandNames,
  number,
  links,
  until,
}: ApplicationTextOptions & { until: string }): string {
  const t = messageTexts.in(locale);
  return t('application.offer', {
    ...links,
    brand: brandNames[locale],
    number,
    until: formatDay(until, locale),
  });
}

/** The text message that everybody has confirmed, or that somebody has declined. */
export function coApplicantsText(
  news: 'confirmed' | 'declined',
  { locale, brandNames, number, links }: ApplicationTextOptions,
): string {
  const t = messageTexts.in(locale);
  return t(`application.coApplicants.${news}`, { ...links, brand: brandNames[locale], number });
}

export function ineligibilityText(code: Ineligibility, locale: Locale): string {
  const t = messageTexts.in(locale);
  return t(`application.ineligible.${code}`);
}

/** Used when the loan origination system declines without a message. */
export function defaultRefusalText(locale: Locale): string {
  const t = messageTexts.in(locale);
  return t('application.refused');
}
