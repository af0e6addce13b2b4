'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { deskHref } from '@/config/desk/desk-paths';
import {
  paymentFileFormats,
  type PaymentFileFormat,
} from '@/contracts/payment-order/payment-order-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { hongKongDay } from '@/lib/hong-kong-day';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import { FailureNotice } from '../frame/failure-notice';
import { formatLabels } from './payment-file-list';
import { paymentFileMaking } from './payment-order-queries';

interface Fields {
  format: PaymentFileFormat;
  on: string;
}

/** Puts all approved payments into a file for the bank, and opens it. */
export function MakeFileForm({ t, locale }: TranslationProps<'desk'>) {
  const [today] = useState(() => hongKongDay(new Date()));
  const { register, handleSubmit } = useForm<Fields>({
    defaultValues: { format: paymentFileFormats[0], on: today },
  });
  const { isSending, failure, submit } = useSubmission(paymentFileMaking, {
    locale,
    onDone: ({ data }) => openAddress(deskHref(locale, 'payment-files', data.id)),
  });
  const send = ({ format, on }: Fields): void => {
    if (!isSending) submit({ body: { format, ...(on === '' ? {} : { on }) } });
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="make-file"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="make-file">{t('paymentFile.make')}</h2>
      <p className={styles.help}>{t('paymentFile.makeHint')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        <SelectField
          id="file-format"
          label={t('paymentFile.format')}
          choices={paymentFileFormats.map((format) => ({
            value: format,
            label: t(formatLabels[format]),
          }))}
          {...register('format')}
        />
        <TextField
          id="file-on"
          type="date"
          min={today}
          label={t('paymentFile.on')}
          {...register('on')}
        />
      </div>
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'paymentFile.make')}
        </button>
      </p>
    </form>
  );
}
