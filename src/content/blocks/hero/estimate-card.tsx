'use client';

import Link from 'next/link';
import { useId } from 'react';
import { createTabState } from '@/components/create-tab-state';
import { RangeInput } from '@/components/form/range-input';
import { useEarlyInput } from '@/components/use-early-input';
import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import {
  estimateOf,
  loanStep,
  type EstimateChoice,
  type EstimateTerms,
  type EstimateText,
} from '@/lib/estimate/estimate';
import styles from './estimate-card.module.css';
import type { EstimateLabel } from './estimate-words';

interface EstimateCardProps {
  locale: Locale;
  start: EstimateChoice;
  terms: EstimateTerms;
  maxYears: number;
  labels: Readonly<Record<EstimateLabel, string>>;
  /** The yearly rates in words. */
  rates: readonly string[];
}

const propertyRange = { min: 1_000_000, max: 30_000_000, step: 100_000 };
const minLoan = 500_000;

const usePropertyValueState = createTabState<number>();
const useRequestedLoanState = createTabState<number>();
const useYearsState = createTabState<number>();

/** What `data-estimate` and `data-estimate-text` mark, `src/server/early/reckon-estimate.ts` keeps right until React takes the card over. */
export function EstimateCard({ locale, start, terms, maxYears, labels, rates }: EstimateCardProps) {
  const { annualRate, maxLtv, words } = terms;
  const earlyInputRef = useEarlyInput<HTMLDivElement>();
  const [propertyValue, setPropertyValue] = usePropertyValueState(start.propertyValue);
  const [requestedLoan, setRequestedLoan] = useRequestedLoanState(start.requestedLoan);
  const [years, setYears] = useYearsState(start.years);
  const { loanAmount, maxLoan, texts, query } = estimateOf(terms, {
    propertyValue,
    requestedLoan,
    years,
  });
  return (
    <div
      ref={earlyInputRef}
      className={styles.card}
      data-estimate=""
      data-annual-rate={annualRate}
      data-max-ltv={maxLtv}
      data-of-value={words.ofValue}
      data-fine={words.fine}
      data-years={words.years}
      data-one-year={words.oneYear}
    >
      <h2>{labels.heading}</h2>
      <Slider
        name="propertyValue"
        label={labels.propertyValue}
        displayValue={texts.propertyValue}
        value={propertyValue}
        {...propertyRange}
        onChange={setPropertyValue}
      />
      <Slider
        name="loan"
        label={labels.loan}
        aside={texts.share}
        displayValue={texts.loan}
        value={loanAmount}
        min={minLoan}
        max={maxLoan}
        step={loanStep}
        onChange={setRequestedLoan}
      />
      <Slider
        name="years"
        label={labels.over}
        displayValue={texts.years}
        value={years}
        min={1}
        max={maxYears}
        step={1}
        onChange={setYears}
      />
      <div className={styles.result}>
        <p>
          <span>{labels.monthly}</span>
          <output className={styles.amount} {...early('monthly')}>
            {texts.monthly}
          </output>
        </p>
        <p className={styles.rates}>
          {rates.map((rate) => (
            <span key={rate}>{rate}</span>
          ))}
        </p>
      </div>
      <p className={styles.actions}>
        <Link
          href={localisedPath(locale, contentPaths.loanCalculator) + query}
          prefetch={false}
          className={styles.solid}
        >
          {labels.schedule}
        </Link>
        <Link
          href={localisedPath(locale, flowPaths.applyFirst) + query}
          prefetch={false}
          className={styles.ghost}
        >
          {labels.apply}
        </Link>
      </p>
      <p className={styles.fine} {...early('fine')}>
        {texts.fine}
      </p>
    </div>
  );
}

/** Of an element whose text may be another than React expects when it takes the card over. */
const early = (text: EstimateText) =>
  ({ 'data-estimate-text': text, suppressHydrationWarning: true }) as const;

interface SliderProps {
  name: 'propertyValue' | 'loan' | 'years';
  label: string;
  aside?: string;
  displayValue: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({
  name,
  label,
  aside,
  displayValue,
  value,
  min,
  max,
  step,
  onChange,
}: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {aside ? <b {...early('share')}>{aside}</b> : null}
      </label>
      <span className={styles.value} aria-hidden="true" {...early(name)}>
        {displayValue}
      </span>
      <RangeInput
        id={id}
        value={value}
        min={min}
        max={max}
        step={step}
        valueText={displayValue}
        onChange={onChange}
      />
    </div>
  );
}
