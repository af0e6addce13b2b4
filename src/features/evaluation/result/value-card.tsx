'use client';

import Link from 'next/link';
import card from '@/components/tool/result-card.module.css';
import { brand } from '@/config/brand';
import { advertised } from '@/config/site';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import { usePromised } from '@/i18n/promises';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { formatWhole, formatMoney, formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';
import { sqftPerSqm } from '@/lib/area';
import {
  applicationLink,
  basisSentence,
  calculatorLink,
  flatLabel,
  quoteCertainty,
} from '../quote-view';
import { StaffReviewNotice } from './staff-review-notice';
import { RangeBar } from './range-bar';
import styles from './value-card.module.css';

interface ValueCardProps extends TranslationProps<'evaluation'> {
  quote: QuoteData;
  isExample: boolean;
  /** Takes everything entered along to the contact form. */
  onLeave: () => void;
}

/** Area in square feet and square metres. */
function formatArea(areaSqft: number, t: TranslationProps<'evaluation'>['t']): string {
  return t('result.areaValue', {
    sqft: formatWhole(areaSqft),
    sqm: (areaSqft / sqftPerSqm).toFixed(1),
  });
}

/** The value, its certainty and its basis; every loan amount is shown with its condition. */
export function ValueCard({ quote, isExample, onLeave, t, locale }: ValueCardProps) {
  const { property } = quote;
  const isCarPark = quote.pricePerSqft === null;
  const certainty = quoteCertainty(quote);
  const homeLtv = usePromised('homeLtv');
  const facts = [
    ...(quote.pricePerSqft === null
      ? []
      : [
          {
            label: t('result.pricePerSqft'),
            note: t('result.saleable'),
            value: formatMoney(quote.pricePerSqft),
          },
        ]),
    ...(property.areaSqft === null
      ? []
      : [{ label: t('result.area'), value: formatArea(property.areaSqft, t) }]),
    ...(property.ageYears === null
      ? []
      : [{ label: t('result.age'), value: t('result.ageValue', { years: property.ageYears }) }]),
    {
      label: t('result.level'),
      value: t(isCarPark ? 'result.carParkLevel' : `quoteLevel.${quote.level}`),
    },
    { label: t('result.asOf'), value: formatDay(quote.asOf, locale) },
    { label: t('result.validUntil'), value: formatDay(quote.validUntil, locale) },
  ];
  const loans = [
    {
      key: 'percent75',
      percent: advertised.calculatorLtvMax,
      amount: quote.maxLoan.percent75,
      condition: t('borrow.condition75'),
    },
    {
      key: 'percent85',
      percent: homeLtv,
      amount:
        homeLtv === advertised.homeLtvMax
          ? quote.maxLoan.percent85
          : Math.round((quote.value * homeLtv) / 100),
      condition: t('borrow.condition85'),
    },
  ];
  return (
    <section className={`${card.card} ${styles.raised}`} aria-labelledby="value-heading">
      {isExample ? <p className={styles.badge}>{t('result.example')}</p> : null}
      <h2 id="value-heading" className={styles.property}>
        {flatLabel(quote, t)}
      </h2>
      <p className={card.caption}>{t('result.value')}</p>
      <p className={card.amount} data-testid="value">
        {formatMoney(quote.value)}
      </p>
      <RangeBar low={quote.low} value={quote.value} high={quote.high} t={t} locale={locale} />
      <p className={styles.certainty}>
        <b className={styles[certainty]}>{t(`certainty.${certainty}`)}</b>{' '}
        {t('result.range', {
          low: formatMoney(quote.low),
          high: formatMoney(quote.high),
          tenths: Math.round(quote.rangeProbability * 10),
        })}
      </p>
      {quote.basis ? (
        <p className={styles.basis}>{basisSentence(quote.basis, { t, locale })}</p>
      ) : null}
      <dl className={`${card.facts} ${styles.figures}`}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note ? <small>{note}</small> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.borrow}>{t('borrow.heading')}</h3>
      <dl className={styles.loans}>
        {loans.map(({ key, percent, amount, condition }) => (
          <div key={key}>
            <dt>{t('borrow.upTo', { percent: formatPercent(percent) })}</dt>
            <dd>{formatMoney(amount)}</dd>
            <dd className={styles.condition}>{condition}</dd>
          </div>
        ))}
      </dl>
      <p className={card.fine}>{t('borrow.limits')}</p>
      {isExample ? (
        <p className={styles.invite}>{t('result.exampleNote')}</p>
      ) : (
        <StaffReviewNotice
          reasons={quote.needsPerson ? quote.reasons : []}
          onLeave={onLeave}
          t={t}
          locale={locale}
        />
      )}
      <p className={card.risk}>{localise(brand, 'riskWarning', { locale })}</p>
      <p className={card.actions}>
        <Link
          href={calculatorLink(isExample ? { value: quote.value } : quote, locale)}
          prefetch={false}
          className={isExample ? card.ghost : card.solid}
        >
          {t('action.calculator')}
        </Link>
        {isExample ? null : (
          <Link href={applicationLink(quote, locale)} prefetch={false} className={card.ghost}>
            {t('action.apply')}
          </Link>
        )}
      </p>
      <p className={card.fine}>{t('result.disclaimer')}</p>
    </section>
  );
}
