import { useFieldArray, useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { maxExistingMortgages } from '@/contracts/application/application-choices';
import { textLimits } from '@/contracts/limits/limits';
import { emptyMortgage } from '../form/application-form-values';
import { ApplicationTextField, MoneyField, YesNoField } from '../components/application-field';
import type { SectionFrame } from '../components/section-frame';
import styles from '../components/step.module.css';

/** The mortgages on the property today. */
export function ExistingFields({ frame }: { frame: SectionFrame }) {
  const {
    t,
    form: { control, register, setValue },
    application: { context },
  } = frame;
  const isSecond = context.product === 'second';
  const { fields, append, remove } = useFieldArray({ control, name: 'existing.mortgages' });
  const answer = useWatch({ control, name: 'existing.hasMortgages' });
  const hasMortgages = isSecond ? answer !== 'no' : answer === 'yes';
  return (
    <>
      {isSecond ? (
        <p className={formStyles.after}>
          <button
            type="button"
            id="existing.hasMortgages"
            className={formStyles.plain}
            onClick={() => setValue('existing.hasMortgages', hasMortgages ? 'no' : 'yes')}
          >
            {t(hasMortgages ? 'existing.isFree' : 'existing.isMortgaged')}
          </button>
        </p>
      ) : (
        <YesNoField
          frame={frame}
          path="existing.hasMortgages"
          hasHint
          input={register('existing.hasMortgages')}
        />
      )}
      {hasMortgages
        ? fields.map((field, index) => (
            <fieldset key={field.id} className={styles.entry}>
              <legend className={fields.length > 1 ? undefined : 'visually-hidden'}>
                {t('existing.number', { number: index + 1 })}
              </legend>
              <ApplicationTextField
                frame={frame}
                path={`existing.mortgages.${index}.lender`}
                maxLength={textLimits.lender}
                {...register(`existing.mortgages.${index}.lender`)}
              />
              <MoneyField
                frame={frame}
                path={`existing.mortgages.${index}.outstanding`}
                {...register(`existing.mortgages.${index}.outstanding`)}
              />
              {isSecond ? null : (
                <MoneyField
                  frame={frame}
                  path={`existing.mortgages.${index}.monthlyPayment`}
                  {...register(`existing.mortgages.${index}.monthlyPayment`)}
                />
              )}
              {fields.length > 1 ? (
                <button type="button" className={formStyles.plain} onClick={() => remove(index)}>
                  {t('existing.remove', { number: index + 1 })}
                </button>
              ) : null}
            </fieldset>
          ))
        : null}
      {hasMortgages && fields.length < maxExistingMortgages ? (
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => append({ ...emptyMortgage })}
        >
          {t('existing.add')}
        </button>
      ) : null}
    </>
  );
}
