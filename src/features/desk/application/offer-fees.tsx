'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { currencySymbol } from '@/config/site';
import { offerLimits } from '@/contracts/offer/offer-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { parseMoney } from '@/lib/parse-money';
import styles from '../frame/desk-app.module.css';
import own from './offer-fees.module.css';

/** The part of the form of an offer that holds its fees, as they are typed. */
export interface FeeFields {
  fees: { label: string; amount: string }[];
}

const noFee = { label: '', amount: '' };

/** The fees of an offer, as many as the contract takes; a line that is empty counts for none. */
export function OfferFees({ t }: Pick<TranslationProps<'desk'>, 't'>) {
  const { control, register, formState } = useFormContext<FeeFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'fees' });
  const problems = formState.errors.fees;
  return (
    <div className={own.fees}>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <div key={id} className={styles.columns}>
            <TextField
              id={`offer-fee-${number}`}
              label={t('offer.fee', { number })}
              maxLength={offerLimits.feeLabel}
              problem={problems?.[index]?.label?.message}
              {...register(`fees.${index}.label`, {
                validate: (label, { fees }) =>
                  (label.trim() === '') === (fees[index]?.amount.trim() === '') ||
                  t('offer.feeMissing'),
              })}
            />
            <TextField
              id={`offer-fee-amount-${number}`}
              inputMode="decimal"
              prefix={currencySymbol}
              label={t('offer.feeAmount', { number })}
              problem={problems?.[index]?.amount?.message}
              {...register(`fees.${index}.amount`, {
                validate: (amount) =>
                  amount.trim() === '' || parseMoney(amount) !== null || t('offer.figureMissing'),
              })}
            />
            <p className={styles.actions}>
              <button type="button" className={styles.small} onClick={() => remove(index)}>
                {t('offer.removeFee', { number })}
              </button>
            </p>
          </div>
        );
      })}
      {fields.length < offerLimits.fees ? (
        <p className={styles.actions}>
          <button type="button" className={styles.small} onClick={() => append(noFee)}>
            {t('offer.addFee')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
