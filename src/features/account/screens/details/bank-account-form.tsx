'use client';

import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { bankAccountFields, textLimits } from '@/contracts/limits/limits';
import { sessionSlice } from '@/features/account/session/session.slice';
import { useAppSelector } from '@/store/hooks';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { FormActions } from '@/features/account/components/form-actions';
import { AccountForm } from '@/features/account/components/account-form';
import { Receipt } from '@/features/account/components/receipt';
import { StepUp } from '@/features/account/components/step-up';
import { infoSubmission } from './details-submissions';
import type { DetailFormProps } from './detail-form';

const fields = ['bankCode', 'accountNumber', 'holder'] as const;
type Field = (typeof fields)[number];
const rules: Record<Field, { maxLength: number; pattern: RegExp }> = {
  ...bankAccountFields,
  holder: { maxLength: textLimits.personName, pattern: /\S/ },
};

/** Changes the bank account for withdrawals; confirmed by a passkey, or a one-time code, bound to this account. */
export function BankAccountForm({ lender, onDone, onClose, t, locale }: DetailFormProps) {
  const [{ isConfirming, ...values }, change] = usePersistedForm('bank', {
    bankCode: '',
    accountNumber: '',
    holder: '',
    isConfirming: false,
  });
  const { isSending, failure, answer, submit, dismiss } = usePersistedSubmission(
    'bank',
    infoSubmission,
    { locale, onDone },
  );
  const isHeld = useAppSelector(sessionSlice.selectors.selectCustomer)?.payouts != null;
  const form = useValidatedForm({
    values,
    onChange: change,
    validate: (typed) =>
      Object.fromEntries(
        fields
          .filter((field) => !rules[field].pattern.test(typed[field].trim()))
          .map((field) => [field, t(`detail.problem.${field}`)]),
      ),
  });
  const [bankCode, accountNumber, holder] = fields.map((field) => values[field].trim());
  if (answer)
    return (
      <Receipt
        heading={t(answer.data.state === 'completed' ? 'detail.changed' : 'detail.toBeChecked')}
        receipt={answer.data}
        followUp={{ label: t('close'), onClick: onClose }}
        t={t}
        locale={locale}
      >
        <p>
          {t(
            answer.data.state !== 'completed'
              ? 'detail.bankChecked'
              : isHeld
                ? 'detail.bankHeld'
                : 'detail.bankTold',
          )}
        </p>
      </Receipt>
    );
  if (isConfirming && bankCode && accountNumber && holder) {
    return (
      <StepUp
        purpose={t('detail.bankCodePurpose', { account: `${bankCode} ${accountNumber}`, holder })}
        operationId={stepUpOperation.bankAccount({ bankCode, accountNumber })}
        isLive={lender.isSmsLive}
        isSending={isSending}
        failure={failure}
        onVerified={() =>
          submit({ body: { kind: 'bank-account', bankCode, accountNumber, holder } })
        }
        onBack={() => {
          dismiss();
          change({ isConfirming: false });
        }}
        t={t}
        locale={locale}
      />
    );
  }
  return (
    <AccountForm form={form} onSubmit={() => change({ isConfirming: true })} t={t}>
      {fields.map((field, index) => (
        <TextField
          key={field}
          id={field}
          width={field === 'bankCode' ? 'short' : 'medium'}
          inputMode={field === 'holder' ? 'text' : 'numeric'}
          maxLength={rules[field].maxLength}
          label={t(`detail.new.${field}`)}
          hint={t(`detail.hint.${field}`)}
          problem={fieldMessage(form, field)}
          {...form.register(field)}
          autoFocus={index === 0}
        />
      ))}
      <FormActions
        submitLabel={t('withdraw.next')}
        cancelLabel={t('detail.cancel')}
        onCancel={onClose}
      />
    </AccountForm>
  );
}
