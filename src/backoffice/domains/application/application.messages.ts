import type { BrandNames } from '@/config/brand';
import type { ApplicationState } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { timeZone } from '@/config/site';
import type { Ineligibility } from '@/lib/application/form-rules';
import { formatDay } from '@/lib/dates';
import { messageTexts } from '@/lib/texts/message-texts';

export interface StateTextOptions {
  locale: Locale;
  brandNames: BrandNames;
  number: string;
  /** Null while documents are missing. */
  promisedBy: Date | null;
  /** Addresses of the customer's applications and of the upload page. */
  links: { applications: string; upload: string };
  /** What staff wrote for the applicant; it follows the sentence. */
  message?: string;
}

/** The text message about an application's state, or that its documents are complete; with `message` also while we assess. */
export function stateText(
  state: ApplicationState,
  { locale, brandNames, number, promisedBy, links, message }: StateTextOptions,
): string {
  const t = messageTexts.in(locale);
  const brand = brandNames[locale];
  const sentence =
    state === 'in-assessment'
      ? `${brand} ${number}:`
      : promisedBy !== null && (state === 'received' || state === 'needs-documents')
        ? t('application.documentsComplete', {
            ...links,
            brand,
            number,
            by: formatDayAndTime(promisedBy, locale),
          })
        : t(`application.state.${state}`, { ...links, brand, number });
  return message === undefined ? sentence : `${sentence}\n${message}`;
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

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function formatDayAndTime(instant: Date, locale: Locale): string {
  return `${formatDay(instant.toISOString(), locale)} ${clock.format(instant)}`;
}
