'use client';

import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatGrouped, formatMoney, formatPercent, formatRate } from '@/lib/format';
import type { RateChange } from '@/lib/loan/types';
import { parseMoney } from '@/lib/parse-money';
import { parsePercent, parseTenorMonths } from '@/lib/parse-number';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatYearsAndMonths } from '@/lib/texts/format-tenor';
import { clamp, maxRateChanges, type LoanInputValues } from '../calculator-form';
import { drawdownField, rateChangeField } from '../figure-problems';
import type { Calculator } from '../use-calculator';
import { NumberField } from './number-field';
import styles from './loan-inputs.module.css';

interface LoanChangesProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

interface MonthField {
  name: string;
  label: string;
  value: number;
  onChange: (afterMonth: number) => void;
}

const defaultDrawdown = 500_000;
const defaultRateIncrease = 1;

/** Changes during the term: up to three rate changes and a second draw-down. */
export function LoanChanges({
  calculator: { form, figures, limits, changeLoan, bind },
  t,
  locale,
}: LoanChangesProps) {
  const { rateChanges, drawdown } = form.loan;
  const part = useRef<HTMLDivElement>(null);
  if (limits.changeMonth.max === 0) return null;
  /** The pressed button disappears with the change that it adds or removes, so the focus is moved. */
  const changeAndFocus = (change: Partial<LoanInputValues>, target: string): void => {
    flushSync(() => changeLoan(change));
    part.current?.querySelector<HTMLElement>(target)?.focus();
  };
  const setRateChange = (place: number, change: Partial<RateChange>): void =>
    changeLoan({
      rateChanges: form.loan.rateChanges.map((known, index) =>
        index === place ? { ...known, ...change } : known,
      ),
    });
  const addRateChange = (): void => {
    const last = rateChanges.at(-1) ?? { afterMonth: 0, annualRate: figures.annualRate };
    const added = {
      afterMonth: clamp(last.afterMonth + 12, limits.changeMonth),
      annualRate: clamp(last.annualRate + defaultRateIncrease, limits.annualRate),
    };
    changeAndFocus(
      { rateChanges: [...rateChanges, added] },
      `[data-rate-change="${rateChanges.length}"] input`,
    );
  };
  const addDrawdown = (): void => {
    const added = {
      afterMonth: clamp(6, limits.changeMonth),
      amount: clamp(defaultDrawdown, limits.drawdown),
    };
    changeAndFocus({ drawdown: added }, '[data-drawdown] input');
  };
  const monthField = ({ name, label, value, onChange }: MonthField): ReactNode => (
    <NumberField
      t={t}
      field={bind(name)}
      label={label}
      value={value}
      range={limits.changeMonth}
      format={String}
      parse={parseTenorMonths}
      spoken={(months) => formatYearsAndMonths(months, locale)}
      aside={value >= 12 ? formatYearsAndMonths(value, locale) : undefined}
      suffix={t('unit.months')}
      unreadable={t('problem.tenor')}
      onChange={onChange}
    />
  );
  return (
    <div ref={part}>
      {rateChanges.map(({ afterMonth, annualRate }, place) => (
        <fieldset key={place} data-rate-change={place} className={styles.change}>
          <legend>{t('more.rateChange', { number: place + 1 })}</legend>
          {monthField({
            name: rateChangeField(place, 'month'),
            label: t('more.rateChangeAfter', { number: place + 1 }),
            value: afterMonth,
            onChange: (value) => setRateChange(place, { afterMonth: value }),
          })}
          <NumberField
            t={t}
            field={bind(rateChangeField(place, 'rate'))}
            label={t('more.newRate', { number: place + 1 })}
            value={annualRate}
            range={limits.annualRate}
            format={formatRate}
            parse={parsePercent}
            spoken={(value) => formatPercent(value, { fixed: true })}
            suffix={t('unit.perYear')}
            unreadable={t('problem.percent')}
            onChange={(value) => setRateChange(place, { annualRate: value })}
          />
          <button
            type="button"
            className={styles.remove}
            onClick={() =>
              changeAndFocus(
                { rateChanges: rateChanges.filter((_known, index) => index !== place) },
                '[data-add="rate-change"]',
              )
            }
          >
            {t('more.removeRateChange', { number: place + 1 })}
          </button>
        </fieldset>
      ))}
      {drawdown ? (
        <fieldset data-drawdown className={styles.change}>
          <legend>{t('more.drawdown')}</legend>
          {monthField({
            name: drawdownField('month'),
            label: t('more.drawdownAfter'),
            value: drawdown.afterMonth,
            onChange: (afterMonth) => changeLoan({ drawdown: { ...drawdown, afterMonth } }),
          })}
          <NumberField
            t={t}
            field={bind(drawdownField('amount'))}
            label={t('more.drawdownAmount')}
            aside={t('input.ltvMax', { percent: formatMoney(limits.drawdown.max) })}
            value={drawdown.amount}
            range={limits.drawdown}
            format={formatGrouped}
            parse={parseMoney}
            spoken={(value) => formatMoney(value)}
            prefix="HK$"
            unreadable={t('problem.money')}
            hasShortcuts
            onChange={(amount) => changeLoan({ drawdown: { ...drawdown, amount } })}
          />
          <button
            type="button"
            className={styles.remove}
            onClick={() => changeAndFocus({ drawdown: null }, '[data-add="drawdown"]')}
          >
            {t('more.removeDrawdown')}
          </button>
        </fieldset>
      ) : null}
      <p className={styles.adders}>
        {rateChanges.length < maxRateChanges ? (
          <button
            type="button"
            className={styles.add}
            data-add="rate-change"
            onClick={addRateChange}
          >
            {t('more.addRateChange')}
          </button>
        ) : null}
        {drawdown ? null : (
          <button
            type="button"
            className={styles.add}
            data-add="drawdown"
            disabled={limits.drawdown.max === 0}
            onClick={addDrawdown}
          >
            {t('more.addDrawdown')}
          </button>
        )}
      </p>
      {limits.drawdown.max === 0 ? <p className={styles.hint}>{t('more.noHeadroom')}</p> : null}
    </div>
  );
}
