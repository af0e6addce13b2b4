'use client';

import { useState, type FormEvent } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import { bankCsvColumns } from '@/contracts/bank-file/bank-file-choices';
import { bankFileMaxLength } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import { FailureNotice } from '../frame/failure-notice';
import { bankFileImport } from './bank-entry-queries';

type Problem = 'bankEntry.chooseMissing' | 'bankEntry.tooLarge';

/** Imports a file of the bank, whose format its name says, and lists what it brought. */
export function ImportFileForm({ t, locale }: TranslationProps<'desk'>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isSending, failure, answer, submit } = useSubmission(bankFileImport, {
    locale,
    onDone: ({ data }) =>
      openAddress(`${deskHref(locale, 'bank-entries')}?${new URLSearchParams({ file: data.id })}`),
  });
  const done = answer?.data;

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.name === '') {
      setProblem('bankEntry.chooseMissing');
      return;
    }
    if (file.size > bankFileMaxLength) {
      setProblem('bankEntry.tooLarge');
      return;
    }
    setProblem(null);
    const content = await file.text();
    const format = /\.xml$/i.test(file.name) ? 'camt.053.001.08' : 'csv';
    submit({ body: { name: file.name.slice(0, 200), format, content } });
  }

  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="bank-file-import"
      onSubmit={(event) => void send(event)}
    >
      <h2 id="bank-file-import">{t('bankEntry.importTitle')}</h2>
      <p className={styles.help}>
        {t('bankEntry.importHint', {
          columns: bankCsvColumns.join(localeMetadata[locale].listSeparator),
        })}
      </p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {done ? <p role="status">{t('bankEntry.done', { ...done })}</p> : null}
      <p>
        <label htmlFor="bank-file">{t('bankEntry.choose')}</label>{' '}
        <input
          id="bank-file"
          name="file"
          type="file"
          accept=".csv,.xml,text/csv,application/xml"
          aria-describedby={problem ? 'bank-file-problem' : undefined}
          aria-invalid={problem ? true : undefined}
        />
      </p>
      {problem ? (
        <p id="bank-file-problem" role="alert" className={styles.failure}>
          {t(problem)}
        </p>
      ) : null}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'bankEntry.run')}
        </button>
      </p>
    </form>
  );
}
