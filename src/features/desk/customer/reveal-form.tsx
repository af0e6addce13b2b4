'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import type { RevealedField } from '@/contracts/customer/customer-choices';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { minuteMs } from '@/lib/hong-kong-day';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { customerReveal } from './customer-queries';

interface RevealFormProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
}

interface Fields {
  field: RevealedField | '';
  note: string;
}

/** Shows what is masked for a reason, and forgets it after a minute. */
export function RevealForm({
  customer: { customerId, identity, bankAccount },
  t,
  locale,
}: RevealFormProps) {
  const { register, handleSubmit, formState, reset } = useForm<Fields>({
    defaultValues: { field: '', note: '' },
  });
  const { errors } = formState;
  const { isSending, failure, answer, submit, dismiss } = useSubmission(customerReveal, {
    locale,
    onDone: () => reset(),
  });
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(dismiss, minuteMs);
    return () => clearTimeout(timer);
  }, [answer, dismiss]);
  const fields: RevealedField[] = [
    ...(identity ? (['identity'] as const) : []),
    ...(bankAccount ? (['bankAccount'] as const) : []),
  ];
  if (fields.length === 0) return null;
  const send = ({ field, note }: Fields): void => {
    if (field === '' || isSending) return;
    submit({ params: { id: customerId }, body: { field, note } });
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="reveal"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="reveal">{t('reveal.title')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {answer ? (
        <p role="status">
          {t(`customer.${answer.data.field}`)} <b>{answer.data.value}</b>{' '}
          <button type="button" className={styles.small} onClick={dismiss}>
            {t('reveal.hide')}
          </button>
        </p>
      ) : null}
      <SelectField
        id="reveal-field"
        label={t('reveal.field')}
        hint={t('reveal.hint')}
        problem={errors.field?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...fields.map((field) => ({ value: field, label: t(`customer.${field}`) })),
        ]}
        {...register('field', {
          validate: (field) => field !== '' || t('reveal.fieldMissing'),
        })}
      />
      <ReasonField
        id="reveal-note"
        hint={t('protect.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
          {t(isSending ? 'reveal.loading' : 'reveal.now')}
        </button>
      </p>
    </form>
  );
}
