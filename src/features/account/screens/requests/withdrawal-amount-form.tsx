'use client';

import formStyles from '@/components/form/form.module.css';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage } from '@/components/form/validated-form';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { BankAccount } from '@/contracts/account/account';
import type { WithdrawalLimits } from '@/contracts/account/account-request';
import { formatInstant } from '@/lib/dates';
import { maxFigureLength } from '@/components/form/figure-length';
import { AccountForm } from '@/features/account/components/account-form';
import { DescriptionList } from '@/features/account/components/description-list';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatAmount } from '../payments/loan-format';
import { validateAmount } from './amount-form';

interface WithdrawalAmountFormProps extends TranslationProps<'account' | 'account-screen'> {
  limits: WithdrawalLimits;
  hotline: string;
  bank: BankAccount | null;
  amount: string;
  /** Whether the customer returned from the confirmation step to change the amount. */
  hasReturned: boolean;
  onAmount: (text: string) => void;
  onNext: () => void;
}

/** The amount of a withdrawal, or the reason why none is possible. */
export function WithdrawalAmountForm({
  limits,
  hotline,
  bank,
  amount,
  hasReturned,
  onAmount,
  onNext,
  t,
  locale,
}: WithdrawalAmountFormProps) {
  const form = useValidatedForm({
    values: { amount },
    onChange: (typed) => onAmount(typed.amount),
    validate: (typed) => {
      const problem = validateAmount(typed.amount, limits.maximum);
      return problem
        ? { amount: t(`amount.${problem}`, { maximum: formatAmount(limits.maximum) }) }
        : {};
    },
    validationContext: limits.maximum,
  });
  const blockedReason = limits.blocked ?? (bank ? null : 'no-bank-account');
  if (blockedReason) {
    return (
      <div className={panel.warning}>
        <h3>{t('withdraw.blockedTitle')}</h3>
        <p>
          {t(`withdraw.blocked.${blockedReason}`, {
            until: limits.heldUntil === null ? '' : formatInstant(limits.heldUntil, locale),
            phone: hotline,
          })}
        </p>
        {blockedReason === 'no-bank-account' ? (
          <p>
            <SmartLink href={flowPaths.details} locale={locale}>
              {t('details.nav')}
            </SmartLink>
          </p>
        ) : null}
        {blockedReason === 'arrears' ? (
          <p>
            <SmartLink href={flowPaths.payments} locale={locale}>
              {t('arrears.link')}
            </SmartLink>
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <Panel heading={t('withdraw.howMuch')}>
      <AccountForm form={form} onSubmit={onNext} t={t}>
        <TextField
          id="amount"
          inputMode="decimal"
          width="medium"
          maxLength={maxFigureLength}
          label={t('withdraw.amount')}
          hint={t('withdraw.amountHint', { maximum: formatAmount(limits.maximum) })}
          prefix="HK$"
          problem={fieldMessage(form, 'amount')}
          {...form.register('amount')}
          autoFocus={hasReturned}
        />
        {bank ? (
          <DescriptionList
            items={[
              [t('withdraw.to'), bank.masked],
              [t('withdraw.holder'), bank.holder],
            ]}
          />
        ) : null}
        <p className={panel.note}>{t('withdraw.note')}</p>
        <p className={formStyles.actions}>
          <button type="submit" className={formStyles.primary}>
            {t('withdraw.next')}
          </button>
        </p>
      </AccountForm>
    </Panel>
  );
}
