'use client';

import { useSubmission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { RequestPanel } from '@/features/account/components/request-panel';
import { closureSubmission } from './details-submissions';

/** Asks the lender to close the account. */
export function ClosurePanel({
  onChanged,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { onChanged: () => void }) {
  const { submit, ...submission } = useSubmission(closureSubmission, { locale, onDone: onChanged });
  return (
    <RequestPanel
      words="closure"
      submission={{ ...submission, submit: () => submit({ body: {} }) }}
      t={t}
      locale={locale}
    />
  );
}
