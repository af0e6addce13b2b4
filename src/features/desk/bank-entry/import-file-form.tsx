'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import { bankCsvColumns } from '@/contracts/bank-file/bank-file-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import { BankFileForm } from '../edit/bank-file-form';
import { openAddress } from '../frame/desk-location';
import { bankFileImport } from './bank-entry-queries';

/** Imports a file of the bank, whose format its name says, and lists what it brought. */
export function ImportFileForm({ t, locale }: TranslationProps<'desk'>) {
  const { isSending, failure, answer, submit } = useSubmission(bankFileImport, {
    locale,
    onDone: ({ data }) =>
      openAddress(`${deskHref(locale, 'bank-entries')}?${new URLSearchParams({ file: data.id })}`),
  });
  const done = answer?.data;
  const columns = bankCsvColumns.join(localeMetadata[locale].listSeparator);
  return (
    <BankFileForm
      id="bank-file"
      title={t('bankEntry.importTitle')}
      hint={t('bankEntry.importHint', { columns })}
      label={t('bankEntry.choose')}
      action={t('bankEntry.run')}
      accept=".csv,.xml,text/csv,application/xml"
      isSending={isSending}
      failure={failure}
      onFile={(file) =>
        submit({
          body: { ...file, format: /\.xml$/i.test(file.name) ? 'camt.053.001.08' : 'csv' },
        })
      }
      t={t}
    >
      {done ? <p role="status">{t('bankEntry.done', { ...done })}</p> : null}
    </BankFileForm>
  );
}
