'use client';

import { useSubmission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { RequestPanel } from '@/features/account/components/request-panel';
import { myDataSubmission } from './details-submissions';

/** Requests a copy of the customer's personal data (Personal Data (Privacy) Ordinance, section 18). */
export function MyDataPanel({
  onChanged,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { onChanged: () => void }) {
  const { submit, ...submission } = useSubmission(myDataSubmission, { locale, onDone: onChanged });
  return (
    <RequestPanel
      words="myData"
      submission={{ ...submission, submit: () => submit({ body: {} }) }}
      t={t}
      locale={locale}
    />
  );
}
