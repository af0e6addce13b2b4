'use client';

import Link from 'next/link';
import { useId } from 'react';
import { createTabValue } from '@/components/create-tab-value';
import { RangeInput } from '@/components/range-input';
import { useEarlyInput } from '@/components/use-early-input';
import { contentPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { formatMoney, formatPercent, formatTenor } from '@/lib/format';
import { summariseLoan } from '@/lib/loan/calculate';
import styles from './estimate-card.module.css';

interface EstimateCardProps {
  locale: Locale;
  start: { propertyValue: number; loanAmount: number; years: number };
  annualRate: number;
  annualRateMax: number;
  maxLtv: number;
  maxYears: number;
  /** `#` stands where the figure goes; `fine` also holds `%max`. */
  words: Record<string, string>;
}

const propertyRange = { min: 1_000_000, max: 30_000_000, step: 100_000 };
const loanStep = 50_000;
const minLoan = 500_000;

const usePropertyValue = createTabValue<number>();
const useWishedLoan = createTabValue<number>();
const useYears = createTabValue<number>();

export function EstimateCard({ locale, start, annualRate, annualRateMax, maxLtv, maxYears, words }: EstimateCardProps) {
  const early = useEarlyInput<HTMLDivElement>();
  const [propertyValue, setPropertyValue] = usePropertyValue(start.propertyValue);
  const [wishedLoan, setWishedLoan] = useWishedLoan(start.loanAmount);
  const [years, setYears] = useYears(start.years);
  const maxLoan = Math.floor((propertyValue * maxLtv) / 100 / loanStep) * loanStep;
  const loanAmount = Math.min(wishedLoan, maxLoan);
  const result = summariseLoan({ paymentType: 'principalAndInterest', loanAmount, annualRate, tenorMonths: years * 12 });
  const put = (key: string, value: string): string => (words[key] ?? '').replace('#', value);
  const carried = `?${new URLSearchParams({ propertyValue: String(propertyValue), loanAmount: String(loanAmount), tenorMonths: String(years * 12), annualRate: String(annualRate) })}`;
  return (
    <div ref={early} className={styles.card}>
      <h2>{words.heading}</h2>
      <Slider label={words.propertyValue} shown={formatMoney(propertyValue)} value={propertyValue} {...propertyRange} onChange={setPropertyValue} />
      <Slider label={words.loan} aside={put('ofValue', formatPercent(Math.round((loanAmount / propertyValue) * 100)))} shown={formatMoney(loanAmount)} value={loanAmount} min={minLoan} max={maxLoan} step={loanStep} onChange={setWishedLoan} />
      <Slider label={words.over} shown={formatTenor(years * 12, locale)} value={years} min={1} max={maxYears} step={1} onChange={setYears} />
      <div className={styles.result}>
        <p>
          <span>{words.monthly}</span>
          <output className={styles.amount}>{formatMoney(Math.round(result.amount))}</output>
        </p>
        <p className={styles.rates}>
          <span>{put('rate', formatPercent(annualRate, { fixed: true }))}</span>
          <span>{put('apr', formatPercent(result.apr, { fixed: true }))}</span>
        </p>
      </div>
      <p className={styles.actions}>
        <Link href={localisedPath(locale, contentPaths.loanCalculator) + carried} prefetch={false} className={styles.solid}>{words.schedule}</Link>
        <Link href={localisedPath(locale, '/apply/first') + carried} prefetch={false} className={styles.ghost}>{words.apply}</Link>
      </p>
      <p className={styles.fine}>{put('fine', formatMoney(result.totalInterest)).replace('%max', formatPercent(annualRateMax))}</p>
    </div>
  );
}

interface SliderProps {
  label: string | undefined;
  aside?: string;
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, aside, shown, value, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label} {aside ? <b>{aside}</b> : null}</label>
      <span className={styles.value} aria-hidden="true">{shown}</span>
      <RangeInput id={id} value={value} min={min} max={max} step={step} spoken={shown} onChange={onChange} />
    </div>
  );
}
