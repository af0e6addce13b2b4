'use client';

import { useForm, useWatch } from 'react-hook-form';
import { employmentKinds } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { emptyFormValues, type IncomeFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
} from '../components/application-field';
import { SectionForm } from '../components/section-form';

const toFormValues = (income: IncomeFormValues) => ({ income });
const employedKinds = ['own-payroll', 'salaried', 'irregular'];

export function IncomeStep({ application }: { application: Application }) {
  const { state } = application;
  const form = useForm<IncomeFormValues>({
    defaultValues: state.formValues.income ?? emptyFormValues.income,
  });
  const employment = useWatch({ control: form.control, name: 'employment' });
  const isCompany = state.formValues.applicants?.kind === 'company';
  return (
    <SectionForm
      application={application}
      section="income"
      step="income"
      form={form}
      toFormValues={toFormValues}
    >
      {(frame) => (
        <>
          {isCompany ? null : (
            <ApplicationChoiceField
              frame={frame}
              path="income.employment"
              choices={employmentKinds}
              input={form.register('employment')}
            />
          )}
          {!isCompany && employedKinds.includes(employment) ? (
            <ApplicationTextField
              frame={frame}
              path="income.employer"
              maxLength={textLimits.companyName}
              autoComplete="organization"
              {...form.register('employer')}
            />
          ) : null}
          <MoneyField
            frame={frame}
            path="income.monthlyIncome"
            hasHint
            {...form.register('monthlyIncome')}
          />
          <MoneyField
            frame={frame}
            path="income.otherIncome"
            isOptional
            hasHint
            {...form.register('otherIncome')}
          />
          <MoneyField
            frame={frame}
            path="income.monthlyDebt"
            hasHint
            {...form.register('monthlyDebt')}
          />
        </>
      )}
    </SectionForm>
  );
}
