import { useWatch } from 'react-hook-form';
import { maxFigureLength } from '@/components/form/figure-length';
import { employmentKinds } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { formatTenor } from '@/lib/texts/format-tenor';
import { purposesOf } from '@/lib/application/section-checks';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
} from '@/features/application/components/application-field';
import { parseTenorField } from '@/features/application/form/parse-fields';
import type { CorrectionFieldsProps } from './correction-fields-props';

const employedKinds = ['own-payroll', 'salaried', 'irregular'];

/** The loan that is wished for. */
export function LoanCorrection({ frame }: CorrectionFieldsProps) {
  const { register, control } = frame.form;
  const { product, locale } = frame.application.context;
  const months = parseTenorField(useWatch({ control, name: 'loan.tenorMonths' }));
  return (
    <>
      <MoneyField frame={frame} path="loan.amount" {...register('loan.amount')} />
      <ApplicationTextField
        frame={frame}
        path="loan.tenorMonths"
        hasHint
        width="medium"
        maxLength={maxFigureLength}
        suffix={
          typeof months === 'number'
            ? frame.t('loan.tenorRead', { tenor: formatTenor(months, locale), payments: months })
            : undefined
        }
        {...register('loan.tenorMonths')}
      />
      {product === 'fast-pass' ? null : (
        <ApplicationChoiceField
          frame={frame}
          path="loan.purpose"
          choices={purposesOf(product)}
          input={register('loan.purpose')}
        />
      )}
    </>
  );
}

/** What repays the loan. */
export function IncomeCorrection({ frame }: CorrectionFieldsProps) {
  const { register, control } = frame.form;
  const isFastPass = frame.application.context.product === 'fast-pass';
  const [employment, kind] = useWatch({ control, name: ['income.employment', 'applicants.kind'] });
  const isCompany = kind === 'company';
  return (
    <>
      {isCompany ? null : (
        <ApplicationChoiceField
          frame={frame}
          path="income.employment"
          choices={employmentKinds}
          input={register('income.employment')}
        />
      )}
      {!isCompany && !isFastPass && employedKinds.includes(employment) ? (
        <ApplicationTextField
          frame={frame}
          path="income.employer"
          maxLength={textLimits.companyName}
          {...register('income.employer')}
        />
      ) : null}
      <MoneyField frame={frame} path="income.monthlyIncome" {...register('income.monthlyIncome')} />
      <MoneyField
        frame={frame}
        path="income.otherIncome"
        isOptional
        hasHint
        {...register('income.otherIncome')}
      />
      <MoneyField
        frame={frame}
        path="income.monthlyDebt"
        hasHint
        {...register('income.monthlyDebt')}
      />
    </>
  );
}
