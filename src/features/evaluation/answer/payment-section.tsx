'use client';

import Link from 'next/link';
import { useId, useState } from 'react';
import { maxFigureLength } from '@/components/form/figure-length';
import { RangeInput } from '@/components/form/range-input';
import { currencySymbol } from '@/config/site';
import card from '@/components/tool/result-card.module.css';
import { Section } from '@/components/tool/section';
import sectionStyles from '@/components/tool/section.module.css';
import fields from '@/components/form/form.module.css';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatMoney, formatPercent, formatWhole } from '@/lib/format';
import { parseMoney } from '@/lib/parse-money';
import { loanForPayment, type ExampleLoan } from '../example-loan';
import { applicationLink, calculatorLink } from '../quote-view';
import styles from './answer.module.css';

interface PaymentSectionProps extends TranslationProps<'evaluation-answer'> {
  quote: QuoteData;
  loan: ExampleLoan;
}

const step = 500;
const minPayment = 1_000;

/** How much a month's payment could borrow against this property, carried on to the calculator and the application. */
export function PaymentSection({ quote, loan, t, locale }: PaymentSectionProps) {
  const id = useId();
  const most = loanForPayment(Number.MAX_SAFE_INTEGER, { quote, loan });
  const maxPayment = Math.max(minPayment + step, Math.ceil(most.fullPayment / step) * step);
  const [text, setText] = useState(
    formatWhole(Math.max(minPayment, Math.round(most.fullPayment / 2 / step) * step)),
  );
  const parsed = parseMoney(text);
  const payment = parsed === null || parsed <= 0 ? null : parsed;
  const result = payment === null ? null : loanForPayment(payment, { quote, loan });
  const amount = result?.amount ?? 0;
  return (
    <Section isFolded heading={t('payment.heading')} lead={t('payment.lead')}>
      <div className={styles.payment}>
        <div className={fields.field}>
          <label htmlFor={id}>{t('payment.label')}</label>
          <div className={styles.money}>
            <span aria-hidden="true">{currencySymbol}</span>
            <input
              id={id}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={maxFigureLength}
              value={text}
              aria-invalid={payment === null || undefined}
              aria-describedby={`${id}-result`}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <RangeInput
            label={t('payment.slider')}
            min={minPayment}
            max={maxPayment}
            step={step}
            value={Math.min(maxPayment, Math.max(minPayment, payment ?? minPayment))}
            valueText={formatMoney(payment ?? minPayment)}
            onChange={(value) => setText(formatWhole(value))}
          />
        </div>
        <div id={`${id}-result`} aria-live="polite">
          {result === null ? (
            <p>{t('payment.wrong')}</p>
          ) : (
            <>
              <p className={card.caption}>{t('payment.result')}</p>
              <p className={styles.loan}>{formatMoney(amount)}</p>
              <p>
                {t(result.isLimited ? 'payment.limited' : 'payment.share', {
                  percent: formatPercent(result.percentOfValue),
                  payment: formatMoney(result.fullPayment),
                })}
              </p>
            </>
          )}
        </div>
      </div>
      <p className={sectionStyles.note}>
        {t('payment.terms', {
          rate: formatPercent(loan.annualRate, { fixed: true }),
          apr: loan.apr,
          years: loan.tenorMonths / 12,
        })}
      </p>
      {amount > 0 ? (
        <p className={card.actions}>
          <Link
            href={calculatorLink(quote, locale, { loanAmount: amount, ...loan })}
            prefetch={false}
            className={card.ghost}
          >
            {t('payment.calculator')}
          </Link>
          <Link
            href={applicationLink(quote, locale, { loanAmount: amount, ...loan })}
            prefetch={false}
            className={card.ghost}
          >
            {t('payment.apply')}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}
