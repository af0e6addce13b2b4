'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useDeskSelector } from '@/store/desk-hooks';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { staffSessionSlice } from '../session/staff-session.slice';
import { StepUp } from '../session/step-up';
import { customerCopy } from './customer-queries';

interface CopyFormProps extends TranslationProps<'desk'> {
  customerId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Saves a copy of all that is kept about a customer, after a fresh passkey or code where the last is some time ago. */
export function CopyForm({ customerId, onDone, onClose, t, locale }: CopyFormProps) {
  const { isSending, failure, submit } = useSubmission(customerCopy, { locale, onDone });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const proven = useDeskSelector(staffSessionSlice.selectors.selectSession)?.provenUntil;
  /** What the session was proven until when the copy was last asked for. */
  const [askedWith, setAskedWith] = useState<string>();
  const isUnproven = hasCode(failure, 'step_up_required');
  const mustProve = isUnproven && proven === askedWith;
  const send = ({ note }: { note: string }): void => {
    if (isSending) return;
    setAskedWith(proven);
    submit({ params: { id: customerId }, body: { note } });
  };
  return (
    <section className={styles.panel} aria-labelledby="customer-copy">
      <h2 id="customer-copy">{t('customerCopy.title')}</h2>
      <p>{t('customerCopy.lead')}</p>
      <p>{t('customerCopy.beforehand')}</p>
      {failure && !isUnproven ? <FailureNotice failure={failure} t={t} /> : null}
      {mustProve ? <StepUp t={t} locale={locale} /> : null}
      <form
        noValidate
        hidden={mustProve}
        aria-labelledby="customer-copy"
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        <ReasonField
          id="copy-note"
          label={t('customerCopy.reason')}
          hint={t('protect.reasonHint')}
          problem={formState.errors.note?.message}
          register={(rules) => register('note', rules)}
          t={t}
        />
        <p role="status">{isUnproven ? t('customerCopy.proven') : ''}</p>
        <p className={styles.actions}>
          <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
            {t(isSending ? 'customerCopy.making' : 'customerCopy.now')}
          </button>
          <button type="button" className={styles.button} onClick={onClose}>
            {t('state.cancel')}
          </button>
        </p>
      </form>
    </section>
  );
}
