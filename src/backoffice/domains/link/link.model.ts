import type { BrandNames } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { errorTexts } from '@/lib/texts/error-texts';
import { messageTexts } from '@/lib/texts/message-texts';

export type LinkKind = 'upload-link' | 'resume-link' | 'co-apply-link';

/** Why no link was texted. */
export type LinkFailureCode =
  | 'tooSoon'
  | 'noPhone'
  | 'noEmail'
  | 'networkLimit'
  | 'unavailable'
  | 'noMail';

/** The text message that carries a link. */
export function linkText(
  kind: Exclude<LinkKind, 'co-apply-link'>,
  { locale, brandNames, url }: { locale: Locale; brandNames: BrandNames; url: string },
): string {
  const t = messageTexts.in(locale);
  return t(`link.${kind}`, { brand: brandNames[locale], url });
}

/** The mail that carries a link to resume. */
export function resumeMail({
  locale,
  brandNames,
  url,
}: {
  locale: Locale;
  brandNames: BrandNames;
  url: string;
}): { subject: string; text: string } {
  const t = messageTexts.in(locale);
  const brand = brandNames[locale];
  return {
    subject: t('link.resumeMail.subject'),
    text: t('link.resumeMail.text', { brand, url }),
  };
}

/** The localised reason why no link was sent; minutes are rounded up. */
export function linkFailureMessage(
  code: LinkFailureCode,
  { locale, waitMs = 0 }: { locale: Locale; waitMs?: number },
): string {
  const t = errorTexts.in(locale);
  return t(`link.${code}`, { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) });
}
