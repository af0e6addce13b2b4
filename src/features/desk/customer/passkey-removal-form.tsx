'use client';

import { useForm } from 'react-hook-form';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import { ReasonField } from '../edit/reason-field';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { passkeyRemoval } from './customer-queries';

interface PasskeyRemovalFormProps extends TranslationProps<'desk'> {
  customerId: string;
  onClose: () => void;
}

/** Asks a second person to remove the passkeys of a customer who lost them. */
export function PasskeyRemovalForm({ customerId, onClose, t, locale }: PasskeyRemovalFormProps) {
  const { isSending, failure, answer, submit } = useSubmission(passkeyRemoval, { locale });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  if (answer) return <ApprovalNotice approval={answer.data} t={t} locale={locale} />;
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="passkey-removal"
      onSubmit={(event) =>
        void handleSubmit(({ note }) => {
          if (!isSending) submit({ params: { id: customerId }, body: { note: note.trim() } });
        })(event)
      }
    >
      <h2 id="passkey-removal">{t('passkeyRemoval.title')}</h2>
      <p>{t('passkeyRemoval.lead')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <ReasonField
        id="passkey-removal-note"
        label={t('passkeyRemoval.reason')}
        hint={t('passkeyRemoval.reasonHint')}
        problem={formState.errors.note?.message}
        autoFocus
        register={(rules) => register('note', rules)}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'passkeyRemoval.ask')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
