'use client';

import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { sessionSlice } from '@/features/account/session/session.slice';
import { useAppSelector } from '@/store/hooks';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import { usePersistedSubmission } from '@/features/account/use-persisted-submission';
import { FormActions } from '@/features/account/components/form-actions';
import { AccountForm } from '@/features/account/components/account-form';
import {
  BankAccountFields,
  bankAccountProblems,
} from '@/features/account/components/bank-account-fields';
import { Receipt } from '@/features/account/components/receipt';
import { StepUp } from '@/features/account/components/step-up';
import { infoSubmission } from './details-submissions';
import type { DetailFormProps } from './detail-form';

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
    validate: (typed) => bankAccountProblems(typed, t),
  });
  const bankCode = values.bankCode.trim();
  const accountNumber = values.accountNumber.trim();
  const holder = values.holder.trim();
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
  if (isConfirming) {
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
      <BankAccountFields
        propsOf={(field) => ({ problem: fieldMessage(form, field), ...form.register(field) })}
        t={t}
      />
      <FormActions
        submitLabel={t('withdraw.next')}
        cancelLabel={t('detail.cancel')}
        onCancel={onClose}
      />
    </AccountForm>
  );
}
