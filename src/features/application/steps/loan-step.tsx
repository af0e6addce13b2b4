'use client';

import { useForm, useWatch } from 'react-hook-form';
import { loanPurposes } from '@/contracts/application/application-choices';
import formStyles from '@/components/form/form.module.css';
import { formatMoney, formatTenor } from '@/lib/format';
import { emptyEntries, type LoanEntry } from '../entry/application-entry';
import { readTenor } from '../entry/read-figures';
import type { Application } from '../use-application';
import { EntryChoice, EntryField, MoneyField } from '../components/entry-field';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toEntries = (loan: LoanEntry) => ({ loan });

export function LoanStep({ application }: { application: Application }) {
  const { facts, state, t } = application;
  const { limits, locale } = facts;
  const form = useForm<LoanEntry>({ defaultValues: state.entries.loan ?? emptyEntries.loan });
  const months = readTenor(useWatch({ control: form.control, name: 'tenorMonths' }));
  const interest = useWatch({ control: form.control, name: 'interest' });
  const product = interest === '' ? null : t(`field.loan.interest.choice.${interest}`);
  const leaveOut = (): void => {
    form.setValue('interest', '');
    form.setFocus('amount');
  };
  return (
    <SectionForm application={application} section="loan" step="loan" form={form} toEntries={toEntries}>
      {(frame) => (
        <>
          {limits ? <p className={styles.facts}>{t('loan.limits', { from: formatMoney(limits.minAmount), to: formatMoney(limits.maxAmount), shortest: formatTenor(limits.minTenorMonths, locale), longest: formatTenor(limits.maxTenorMonths, locale) })}</p> : null}
          {product === null ? null : (
            <div className={formStyles.notice}>
              <p>{t('loan.interest', { product })}</p>
              <p><button type="button" className={formStyles.plain} onClick={leaveOut}>{t('loan.removeInterest', { product })}</button></p>
            </div>
          )}
          <MoneyField frame={frame} path="loan.amount" {...form.register('amount')} />
          <EntryField frame={frame} path="loan.tenorMonths" hasHint width="medium" maxLength={20} suffix={typeof months === 'number' ? t('loan.tenorRead', { tenor: formatTenor(months, locale), payments: months }) : undefined} {...form.register('tenorMonths')} />
          {facts.product === 'fast-pass' ? null : <EntryChoice frame={frame} path="loan.purpose" choices={loanPurposes} input={form.register('purpose')} />}
        </>
      )}
    </SectionForm>
  );
}
