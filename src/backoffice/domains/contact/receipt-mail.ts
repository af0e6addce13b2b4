import type { BrandNames } from '@/config/brand';
import type { ChangedPromises } from '@/config/promises';
import type { Locale } from '@/contracts/locale';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import { messageTexts } from '@/lib/texts/message-texts';
import { promiseValues } from '@/lib/texts/promise-texts';

export interface MailContent {
  subject: string;
  text: string;
}

/** The mail to whoever sent one of the site's forms; it repeats nothing of what was sent, so that no form can be used to send text to third parties. */
export function receiptMail({
  form,
  reference,
  locale,
  brandNames,
  signatures,
  promises,
}: {
  form: 'contact' | 'jobApplication';
  reference: string;
  locale: Locale;
  brandNames: BrandNames;
  signatures: MailSignatures;
  /** Those that are other than in the release. */
  promises?: ChangedPromises;
}): MailContent {
  const t = messageTexts.in(locale);
  const values = {
    reference,
    brand: brandNames[locale],
    ...(promises ? promiseValues(locale, promises) : {}),
  };
  return {
    subject: t(`${form}.receipt.subject`, values),
    text: `${t(`${form}.receipt.text`, values)}\n${signatures[locale]}`,
  };
}
