'use client';

import Link from 'next/link';
import { useId, type ReactNode } from 'react';
import { createTabState } from '@/components/create-tab-state';
import { RangeInput } from '@/components/form/range-input';
import { useEarlyInput } from '@/components/use-early-input';
import { contentPaths, flowPaths, localisedPath } from '@/config/paths';
import { fillWord, wordGap } from '@/content/fill-word';
import type { Locale } from '@/contracts/locale';
import { estimateQuery, estimateTexts, type EstimatePart } from '@/lib/document/estimate-texts';
import { formatPercent } from '@/lib/format';
import { estimateLoan, estimateLoanStep } from '@/lib/loan/planning/estimate';
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
  const terms = { annualRate, maxLtv };
  const choice = { propertyValue, requestedLoan, years };
  const estimate = estimateLoan(choice, terms);
  const texts = estimateTexts(choice, estimate, locale);
  const query = estimateQuery(choice, estimate, terms);
  // Before this is hydrated, `src/lib/document/watch-estimate.ts` draws it: sliders with their values before them, the payment, named parts.
  return (
    <div
      ref={earlyInputRef}
      className={styles.card}
      data-estimate={locale}
      data-rate={annualRate}
      data-ltv={maxLtv}
    >
      <h2>{words.heading}</h2>
      <Slider
        label={words.propertyValue}
        value={propertyValue}
        text={texts.propertyValue}
        {...propertyRange}
        onChange={setPropertyValue}
      />
      <Slider
        label={words.loan}
        aside={<Filled word={words.ofValue} part="share" text={texts.share} />}
        value={estimate.loanAmount}
        text={texts.loan}
        min={minLoan}
        max={estimate.maxLoan}
        step={estimateLoanStep}
        onChange={setRequestedLoan}
      />
      <Slider
        label={words.over}
        value={years}
        text={texts.tenor}
        min={1}
        max={maxYears}
        step={1}
        onChange={setYears}
      />
      <div className={styles.result}>
        <p>
          <span>{words.monthly}</span>
          <output className={styles.amount} suppressHydrationWarning>
            {texts.payment}
          </output>
        </p>
        <p className={styles.rates}>
          <span>{fillWord(words.rate, formatPercent(annualRate, { fixed: true }))}</span>
          <span>
            <Filled word={words.apr} part="apr" text={texts.apr} />
          </span>
        </p>
      </div>
      <p className={styles.actions}>
        <Link
          href={localisedPath(locale, contentPaths.loanCalculator) + query}
          prefetch={false}
          className={styles.solid}
        >
          {words.schedule}
        </Link>
        <Link
          href={localisedPath(locale, flowPaths.applyFirst) + query}
          prefetch={false}
          className={styles.ghost}
        >
          {words.apply}
        </Link>
      </p>
      <p className={styles.fine}>
        <Filled word={words.fine} part="interest" text={texts.interest} />
      </p>
    </div>
  );
}

interface FilledProps {
  word: string;
  part: EstimatePart;
  text: string;
}

/** A word with a part of the estimate in its gap. */
function Filled({ word, part, text }: FilledProps) {
  const [before, after] = word.split(wordGap);
  return (
    <>
      {before}
      <span data-part={part} suppressHydrationWarning>
        {text}
      </span>
      {after}
    </>
  );
}

interface SliderProps {
  label: string | undefined;
  aside?: ReactNode;
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, aside, text, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {aside ? <b>{aside}</b> : null}
      </label>
      <span className={styles.value} aria-hidden="true" suppressHydrationWarning>
        {text}
      </span>
      <RangeInput id={id} {...range} valueText={text} />
    </div>
  );
}
