import type { Locale } from '@/contracts/locale';
import { messageTexts } from '@/lib/texts/message-texts';

export function phoneChangedMessage({
  locale,
  ...values
}: {
  locale: Locale;
  brand: string;
  before: string;
  after: string;
}): string {
  const t = messageTexts.in(locale);
  return t('request.phoneChanged', values);
}
