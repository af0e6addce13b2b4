'use client';

import { useForm, useWatch } from 'react-hook-form';
import { loanPurposes } from '@/contracts/application/application-choices';
import formStyles from '@/components/form/form.module.css';
import { maxFigureLength } from '@/components/form/figure-length';
import { formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { emptyFormValues, type LoanFormValues } from '../form/application-form-values';
import { fieldTextKey } from '../form/field-messages';
import { parseTenorField } from '../form/parse-fields';
import type { Application } from '../use-application';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
} from '../components/application-field';
import { AppliedCalculationNote } from '../components/applied-calculation-note';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toFormValues = (loan: LoanFormValues) => ({ loan });

export function LoanStep({ application }: { application: Application }) {
  const { context, state, t } = application;
  const { limits, locale } = context;
  const form = useForm<LoanFormValues>({
    defaultValues: state.formValues.loan ?? emptyFormValues.loan,
  });
  const months = parseTenorField(useWatch({ control: form.control, name: 'tenorMonths' }));
  const interest = useWatch({ control: form.control, name: 'interest' });
  const product = interest === '' ? null : t(fieldTextKey('loan.interest', `choice.${interest}`));
  const removeInterest = (): void => {
    form.setValue('interest', '');
    form.setFocus('amount');
  };
  return (
    <SectionForm
      application={application}
      section="loan"
      step="loan"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) => (
        <>
          {limits ? (
            <p className={styles.facts}>
              {t('loan.limits', {
                from: formatMoney(limits.minAmount),
                to: formatMoney(limits.maxAmount),
                shortest: formatTenor(limits.minTenorMonths, locale),
                longest: formatTenor(limits.maxTenorMonths, locale),
              })}
            </p>
          ) : null}
          <AppliedCalculationNote t={t} />
          {product === null ? null : (
            <div className={formStyles.notice}>
              <p>{t('loan.interest', { product })}</p>
              <p>
                <button type="button" className={formStyles.plain} onClick={removeInterest}>
                  {t('loan.removeInterest', { product })}
                </button>
              </p>
            </div>
          )}
          <MoneyField frame={frame} path="loan.amount" {...form.register('amount')} />
          <ApplicationTextField
            frame={frame}
            path="loan.tenorMonths"
            hasHint
            width="medium"
            maxLength={maxFigureLength}
            suffix={
              typeof months === 'number'
                ? t('loan.tenorRead', { tenor: formatTenor(months, locale), payments: months })
                : undefined
            }
            {...form.register('tenorMonths')}
          />
          {context.product === 'fast-pass' ? null : (
            <ApplicationChoiceField
              frame={frame}
              path="loan.purpose"
              choices={loanPurposes}
              input={form.register('purpose')}
            />
          )}
        </>
      )}
    </SectionForm>
  );
}
