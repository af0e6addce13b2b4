import { useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { maxFigureLength } from '@/components/form/figure-length';
import { purposesOf } from '@/lib/application/section-checks';
import { formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { AppliedCalculationNote } from '../components/applied-calculation-note';
import {
  ApplicationChoiceField,
  ApplicationTextField,
  MoneyField,
} from '../components/application-field';
import type { FieldContext } from '../components/step-form';
import { fieldTextKey } from '../form/field-messages';
import { parseTenorField } from '../form/parse-fields';
import styles from '../components/step.module.css';

/** The loan that is wished for. */
export function LoanFields({ frame }: { frame: FieldContext }) {
  const {
    t,
    form: { control, register, setValue, setFocus },
    application: { context },
  } = frame;
  const { limits, locale, product } = context;
  const months = parseTenorField(useWatch({ control, name: 'loan.tenorMonths' }));
  const interest = useWatch({ control, name: 'loan.interest' });
  const interestName =
    interest === '' ? null : t(fieldTextKey('loan.interest', `choice.${interest}`));
  const removeInterest = (): void => {
    setValue('loan.interest', '');
    setFocus('loan.amount');
  };
  return (
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
      {interestName === null ? null : (
        <div className={formStyles.notice}>
          <p>
            {t(context.interests[interest] ? 'loan.ownTerms' : 'loan.interest', {
              product: interestName,
            })}
          </p>
          <p>
            <button type="button" className={formStyles.plain} onClick={removeInterest}>
              {t('loan.removeInterest', { product: interestName })}
            </button>
          </p>
        </div>
      )}
      <MoneyField frame={frame} path="loan.amount" {...register('loan.amount')} />
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
