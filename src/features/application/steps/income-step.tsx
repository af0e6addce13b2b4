'use client';

import { useForm, useWatch } from 'react-hook-form';
import { employmentKinds } from '@/contracts/application/application-choices';
import { emptyEntries, type IncomeEntry } from '../entry/application-entry';
import type { Application } from '../use-application';
import { EntryChoice, EntryField, MoneyField } from '../components/entry-field';
import { SectionForm } from '../components/section-form';

const toEntries = (income: IncomeEntry) => ({ income });
const employed = ['own-payroll', 'salaried', 'irregular'];

export function IncomeStep({ application }: { application: Application }) {
  const { state } = application;
  const form = useForm<IncomeEntry>({ defaultValues: state.entries.income ?? emptyEntries.income });
  const employment = useWatch({ control: form.control, name: 'employment' });
  const isCompany = state.entries.applicants?.kind === 'company';
  return (
    <SectionForm application={application} section="income" step="income" form={form} toEntries={toEntries}>
      {(frame) => (
        <>
          {isCompany ? null : <EntryChoice frame={frame} path="income.employment" choices={employmentKinds} input={form.register('employment')} />}
          {!isCompany && employed.includes(employment) ? <EntryField frame={frame} path="income.employer" maxLength={150} autoComplete="organization" {...form.register('employer')} /> : null}
          <MoneyField frame={frame} path="income.monthlyIncome" hasHint {...form.register('monthlyIncome')} />
          <MoneyField frame={frame} path="income.otherIncome" isOptional hasHint {...form.register('otherIncome')} />
          <MoneyField frame={frame} path="income.monthlyDebt" hasHint {...form.register('monthlyDebt')} />
        </>
      )}
    </SectionForm>
  );
}
