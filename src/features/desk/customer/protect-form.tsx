'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { customerFreeze, customerSessionsEnd } from './customer-queries';

interface ProtectFormProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
  onChanged: () => void;
}

type Action = 'freeze' | 'unfreeze' | 'endSessions';

interface Fields {
  action: Action | '';
  note: string;
}

/** Freezes an account, opens it again, or ends its sessions; each for a reason. */
export function ProtectForm({ customer, onChanged, t, locale }: ProtectFormProps) {
  const { register, handleSubmit, formState, reset } = useForm<Fields>({
    defaultValues: { action: '', note: '' },
  });
  const { errors } = formState;
  const onDone = (): void => {
    reset();
    onChanged();
  };
  const freeze = useSubmission(customerFreeze, { locale, onDone });
  const end = useSubmission(customerSessionsEnd, { locale, onDone });
  const isSending = freeze.isSending || end.isSending;
  const failure = freeze.failure ?? end.failure;
  const actions: readonly Action[] =
    customer.frozenAt === null ? ['freeze', 'endSessions'] : ['unfreeze'];
  const send = ({ action, note }: Fields): void => {
    if (action === '' || isSending) return;
    const params = { id: customer.customerId };
    if (action === 'endSessions') end.submit({ params, body: { note } });
    else freeze.submit({ params, body: { state: action === 'freeze' ? 'frozen' : 'open', note } });
  };
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="protect"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h2 id="protect">{t('protect.title')}</h2>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <SelectField
        id="protect-action"
        label={t('protect.action')}
        hint={t(customer.frozenAt === null ? 'protect.freezeHint' : 'protect.unfreezeHint')}
        problem={errors.action?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...actions.map((action) => ({ value: action, label: t(`protect.${action}`) })),
        ]}
        {...register('action', {
          validate: (action) => action !== '' || t('protect.actionMissing'),
        })}
      />
      <ReasonField
        id="protect-note"
        hint={t('protect.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'protect.now')}
        </button>
      </p>
    </form>
  );
}
