'use client';

import { maxFigureLength } from '@/components/form/figure-length';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { stepUpOperation } from '@/contracts/account/account-choices';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { maxMoney } from '@/contracts/limits/limits';
import { AccountForm } from '@/features/account/components/account-form';
import {
  BankAccountFields,
  bankAccountProblems,
} from '@/features/account/components/bank-account-fields';
import { FormActions } from '@/features/account/components/form-actions';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { StepUp } from '@/features/account/components/step-up';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import type { Submission } from '@/store/use-submission';
import { parseAmount, validateAmount } from '@/features/account/screens/requests/amount-form';
import { formatAmount } from '../loan-format';
import { emptyAutopay } from './autopay-values';

interface AutopayFormProps extends ScreenProps {
  detail: LoanDetail;
  submission: Submission<'requestAutopay'>;
  onClose: () => void;
}

/** Sets the bank account and the maximum collected at once; confirmed by a passkey or a one-time code that is bound to both values. */
export function AutopayForm({ detail, submission, onClose, lender, t, locale }: AutopayFormProps) {
  const [{ bankCode, accountNumber, holder, maxAmount: limit, isConfirming }, change] =
    usePersistedForm('autopay', emptyAutopay(detail));
  const values = { bankCode, accountNumber, holder, maxAmount: limit };
  const least = detail.nextPayment?.amount ?? 0;
  const form = useValidatedForm({
    values,
    onChange: change,
    validate: (typed) => ({ ...bankAccountProblems(typed, t), ...limitProblem(typed.maxAmount) }),
  });

  function limitProblem(typed: string): { maxAmount?: string } {
    const problem = validateAmount(typed, maxMoney);
    if (problem) return { maxAmount: t(`amount.${problem}`, { maximum: formatAmount(maxMoney) }) };
    return (parseAmount(typed) ?? 0) < least
      ? { maxAmount: t('autopay.tooLittle', { amount: formatAmount(least) }) }
      : {};
  }

  const maxAmount = parseAmount(limit);
  if (isConfirming && maxAmount !== null) {
    const body = {
      loanNo: detail.loanNo,
      bankCode: bankCode.trim(),
      accountNumber: accountNumber.trim(),
      holder: holder.trim(),
      maxAmount,
    };
    return (
      <StepUp
        purpose={t('autopay.purpose', {
          account: `${body.bankCode} ${body.accountNumber}`,
          amount: formatAmount(maxAmount),
        })}
        operationId={stepUpOperation.autopay(body)}
        isLive={lender.isSmsLive}
        isSending={submission.isSending}
        failure={submission.failure}
        onVerified={() => submission.submit({ body })}
        onBack={() => {
          submission.dismiss();
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
      <TextField
        id="maxAmount"
        inputMode="decimal"
        width="medium"
        maxLength={maxFigureLength}
        prefix="HK$"
        label={t('autopay.limit')}
        hint={t('autopay.limitHint', { amount: formatAmount(least) })}
        problem={fieldMessage(form, 'maxAmount')}
        {...form.register('maxAmount')}
      />
      <FormActions
        submitLabel={t('withdraw.next')}
        cancelLabel={t('detail.cancel')}
        onCancel={onClose}
      />
    </AccountForm>
  );
}
