'use client';

import { FormProvider, useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { localeMetadata } from '@/config/locales';
import { currencySymbol } from '@/config/site';
import {
  loanProducts,
  repaymentKinds,
  type LoanProduct,
  type RepaymentKind,
} from '@/contracts/account/account-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { EndpointResponse } from '@/contracts/endpoints';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { parseMoney } from '@/lib/parse-money';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { offerMaking } from './application-queries';
import { OfferFees, type FeeFields } from './offer-fees';

interface OfferFormProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onMade: (answer: EndpointResponse<'deskMakeOffer'>) => void;
  onClose: () => void;
}

interface Fields extends FeeFields {
  kind: RepaymentKind;
  product: LoanProduct;
  amount: string;
  annualRate: string;
  tenorMonths: string;
  conditions: string;
  expiresOn: string;
  note: string;
}

const numberOf = (text: string): number | null => parseMoney(text);

/** Makes an offer; payments and yearly rates are worked out by the server, which refuses what the law does. */
export function OfferForm({ application, onMade, onClose, t, locale }: OfferFormProps) {
  const { applicationNumber, form, language } = application;
  const tAccount = useTranslate('account-screen');
  const fields = useForm<Fields>({
    defaultValues: {
      kind: 'principalAndInterest',
      product: application.product === 'second' ? 'second-mortgage' : 'first-mortgage',
      amount: String(application.amount),
      annualRate: '',
      tenorMonths: String(form.loan?.tenorMonths ?? ''),
      fees: [],
      conditions: '',
      expiresOn: '',
      note: '',
    },
  });
  const { register, handleSubmit, formState } = fields;
  const { errors } = formState;
  const { isSending, failure, submit } = useSubmission(offerMaking, { locale, onDone: onMade });
  const figure = (name: 'amount' | 'annualRate' | 'tenorMonths') =>
    register(name, { validate: (text) => numberOf(text) !== null || t('offer.figureMissing') });
  const send = (values: Fields): void => {
    if (isSending) return;
    submit({
      params: { applicationNumber },
      body: {
        kind: values.kind,
        product: values.product,
        amount: numberOf(values.amount) ?? 0,
        annualRate: numberOf(values.annualRate) ?? 0,
        tenorMonths: numberOf(values.tenorMonths) ?? 0,
        fees: values.fees.flatMap(({ label, amount }) => {
          const charged = numberOf(amount);
          return charged === null ? [] : [{ label, amount: charged }];
        }),
        conditions: values.conditions
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
        expiresOn: values.expiresOn,
        note: values.note,
      },
    });
  };
  return (
    <form
      noValidate
      aria-labelledby="offer-form"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h3 id="offer-form">{t('offer.make')}</h3>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <div className={styles.columns}>
        <SelectField
          id="offer-kind"
          label={t('offer.kind')}
          choices={repaymentKinds.map((kind) => ({
            value: kind,
            label: tAccount(`loan.kind.${kind}`),
          }))}
          {...register('kind')}
        />
        <SelectField
          id="offer-product"
          label={t('application.product')}
          choices={loanProducts.map((product) => ({
            value: product,
            label: tAccount(`loan.product.${product}`),
          }))}
          {...register('product')}
        />
        <TextField
          id="offer-amount"
          inputMode="decimal"
          prefix={currencySymbol}
          label={t('application.amount')}
          problem={errors.amount?.message}
          {...figure('amount')}
        />
        <TextField
          id="offer-rate"
          inputMode="decimal"
          suffix="%"
          label={t('offer.rate')}
          problem={errors.annualRate?.message}
          {...figure('annualRate')}
        />
        <TextField
          id="offer-tenor"
          inputMode="numeric"
          label={t('offer.tenorMonths')}
          problem={errors.tenorMonths?.message}
          {...figure('tenorMonths')}
        />
        <TextField
          id="offer-until"
          type="date"
          label={t('offer.until')}
          problem={errors.expiresOn?.message}
          {...register('expiresOn', { validate: (day) => day !== '' || t('offer.dayMissing') })}
        />
      </div>
      <FormProvider {...fields}>
        <OfferFees t={t} />
      </FormProvider>
      <TextAreaField
        id="offer-conditions"
        rows={3}
        label={t('offer.conditions')}
        hint={t('offer.conditionsHint', { language: localeMetadata[language].label })}
        optional={t('state.optional')}
        {...register('conditions')}
      />
      <ReasonField
        id="offer-note"
        hint={t('application.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'offer.send')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
