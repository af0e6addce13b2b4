import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { employmentKinds } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { useAppDispatch } from '@/store/hooks';
import { formValuesTyped } from '../application.slice';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
} from '../components/application-field';
import type { FieldContext } from '../components/step-form';
import { emptyFormValues } from '../form/application-form-values';

const employedKinds = ['own-payroll', 'salaried', 'irregular'];
/** Whoever has a fixed salary knows what it is. */
const fixedKinds = ['own-payroll', 'salaried'];

/** What repays the loan: of all applicants together, or of a company. */
export function IncomeFields({ frame }: { frame: FieldContext }) {
  const {
    t,
    form: { control, register, getValues },
    application: { state, context },
  } = frame;
  const dispatch = useAppDispatch();
  const employment = useWatch({ control, name: 'income.employment' });
  const [hasOtherIncome, setHasOtherIncome] = useState(getValues('income.otherIncome') !== '');
  const applicants = state.formValues.applicants ?? emptyFormValues.applicants;
  const isCompany = applicants.kind === 'company';
  const isFastPass = context.product === 'fast-pass';
  const changeBorrower = (): void =>
    void dispatch(
      formValuesTyped({ applicants: { ...applicants, kind: isCompany ? 'persons' : 'company' } }),
    );
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
      {isFastPass ? null : (
        <p className={isCompany ? undefined : formStyles.after}>
          <button type="button" className={formStyles.plain} onClick={changeBorrower}>
            {t(isCompany ? 'applicants.arePersons' : 'applicants.isCompany')}
          </button>
        </p>
      )}
      {!isCompany && !isFastPass && employedKinds.includes(employment) ? (
        <ApplicationTextField
          frame={frame}
          path="income.employer"
          maxLength={textLimits.companyName}
          autoComplete="organization"
          {...register('income.employer')}
        />
      ) : null}
      <MoneyField
        frame={frame}
        path="income.monthlyIncome"
        hasHint={isCompany || !['', ...fixedKinds].includes(employment)}
        {...register('income.monthlyIncome')}
      />
      {hasOtherIncome ? (
        <MoneyField
          frame={frame}
          path="income.otherIncome"
          isOptional
          hasHint
          {...register('income.otherIncome')}
        />
      ) : (
        <p className={formStyles.after}>
          <button
            type="button"
            className={formStyles.plain}
            onClick={() => setHasOtherIncome(true)}
          >
            {t('income.addOther')}
          </button>
        </p>
      )}
      <MoneyField
        frame={frame}
        path="income.monthlyDebt"
        label={isFastPass ? t('income.otherDebts') : undefined}
        hasHint={!isFastPass}
        hint={context.product === 'second' ? t('income.secondDebts') : undefined}
        {...register('income.monthlyDebt')}
      />
    </>
  );
}
