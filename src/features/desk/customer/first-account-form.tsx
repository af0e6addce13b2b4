'use client';

import { useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import { bankAccountFields } from '@/contracts/limits/bank-account-limits';
import { textLimits } from '@/contracts/limits/limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { firstBankAccount } from './customer-queries';

interface FirstAccountFormProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
  onClose: () => void;
}

const fields = ['bankCode', 'accountNumber', 'holder'] as const;
const rules = {
  ...bankAccountFields,
  holder: { maxLength: textLimits.personName, pattern: /\S/ },
};

/** Asks a second person to enter the first bank account of a customer. */
export function FirstAccountForm({
  customer: { phone, language, name },
  onClose,
  t,
  locale,
}: FirstAccountFormProps) {
  const tAccount = useTranslate('account-screen');
  const { isSending, failure, answer, submit } = useSubmission(firstBankAccount, { locale });
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { bankCode: '', accountNumber: '', holder: name ?? '' },
  });
  if (answer?.approval) return <ApprovalNotice approval={answer.approval} t={t} locale={locale} />;
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="first-account"
      onSubmit={(event) =>
        void handleSubmit((bankAccount) => {
          if (!isSending) submit({ body: { phone, language, bankAccount } });
        })(event)
      }
    >
      <h2 id="first-account">{t('firstAccount.title')}</h2>
      <p>{t('firstAccount.lead')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {fields.map((field, index) => (
        <TextField
          key={field}
          id={`first-account-${field}`}
          width={field === 'bankCode' ? 'short' : 'medium'}
          inputMode={field === 'holder' ? 'text' : 'numeric'}
          maxLength={rules[field].maxLength}
          label={tAccount(`detail.new.${field}`)}
          hint={
            field === 'holder' ? t('firstAccount.holderHint') : tAccount(`detail.hint.${field}`)
          }
          problem={formState.errors[field]?.message}
          autoFocus={index === 0}
          {...register(field, {
            setValueAs: (typed: string) => typed.trim(),
            validate: (typed) =>
              rules[field].pattern.test(typed) || tAccount(`detail.problem.${field}`),
          })}
        />
      ))}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'firstAccount.ask')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
