'use client';

import Link from 'next/link';
import { useId } from 'react';
import { createTabState } from '@/components/create-tab-state';
import { RangeInput } from '@/components/form/range-input';
import { useEarlyInput } from '@/components/use-early-input';
import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import { fillWord } from '@/content/fill-word';
import type { Locale } from '@/contracts/locale';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { summariseLoan } from '@/lib/loan/calculate';
import styles from './estimate-card.module.css';
import type { EstimateWord } from './estimate-words';

interface EstimateCardProps {
  locale: Locale;
  start: { propertyValue: number; loanAmount: number; years: number };
  annualRate: number;
  maxLtv: number;
  maxYears: number;
  words: Readonly<Record<EstimateWord, string>>;
}

const propertyRange = { min: 1_000_000, max: 30_000_000, step: 100_000 };
const loanStep = 50_000;
const minLoan = 500_000;

const usePropertyValueState = createTabState<number>();
const useRequestedLoanState = createTabState<number>();
const useYearsState = createTabState<number>();

export function EstimateCard({
  locale,
  start,
  annualRate,
  maxLtv,
  maxYears,
  words,
}: EstimateCardProps) {
  const earlyInputRef = useEarlyInput<HTMLDivElement>();
  const [propertyValue, setPropertyValue] = usePropertyValueState(start.propertyValue);
  const [requestedLoan, setRequestedLoan] = useRequestedLoanState(start.loanAmount);
  const [years, setYears] = useYearsState(start.years);
  const maxLoan = Math.floor((propertyValue * maxLtv) / 100 / loanStep) * loanStep;
  const loanAmount = Math.min(requestedLoan, maxLoan);
  const result = summariseLoan({
    paymentType: 'principalAndInterest',
    loanAmount,
    annualRate,
    tenorMonths: years * 12,
  });
  const estimateQuery = `?${new URLSearchParams({ propertyValue: String(propertyValue), loanAmount: String(loanAmount), tenorMonths: String(years * 12), annualRate: String(annualRate) })}`;
  return (
    <div ref={earlyInputRef} className={styles.card}>
      <h2>{words.heading}</h2>
      <Slider
        label={words.propertyValue}
        displayValue={formatMoney(propertyValue)}
        value={propertyValue}
        {...propertyRange}
        onChange={setPropertyValue}
      />
      <Slider
        label={words.loan}
        aside={fillWord(
          words.ofValue,
          formatPercent(Math.round((loanAmount / propertyValue) * 100)),
        )}
        displayValue={formatMoney(loanAmount)}
        value={loanAmount}
        min={minLoan}
        max={maxLoan}
        step={loanStep}
        onChange={setRequestedLoan}
      />
      <Slider
        label={words.over}
        displayValue={formatTenor(years * 12, locale)}
        value={years}
        min={1}
        max={maxYears}
        step={1}
        onChange={setYears}
      />
      <div className={styles.result}>
        <p>
          <span>{words.monthly}</span>
          <output className={styles.amount}>{formatMoney(Math.round(result.amount))}</output>
        </p>
        <p className={styles.rates}>
          <span>{fillWord(words.rate, formatPercent(annualRate, { fixed: true }))}</span>
          <span>{fillWord(words.apr, formatPercent(result.apr, { fixed: true }))}</span>
        </p>
      </div>
      <p className={styles.actions}>
        <Link
          href={localisedPath(locale, contentPaths.loanCalculator) + estimateQuery}
          prefetch={false}
          className={styles.solid}
        >
          {words.schedule}
        </Link>
        <Link
          href={localisedPath(locale, flowPaths.applyFirst) + estimateQuery}
          prefetch={false}
          className={styles.ghost}
        >
          {words.apply}
        </Link>
      </p>
      <p className={styles.fine}>{fillWord(words.fine, formatMoney(result.totalInterest))}</p>
    </div>
  );
}

interface SliderProps {
  label: string | undefined;
  aside?: string;
  displayValue: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, aside, displayValue, value, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {aside ? <b>{aside}</b> : null}
      </label>
      <span className={styles.value} aria-hidden="true">
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
