'use client';

import { Suspense } from 'react';
import { useEarlyInput } from '@/components/use-early-input';
import type { Locale } from '@/contracts/locale';
import type { CalculatorConfig } from '@/contracts/site/site';
import { useTranslate } from '@/i18n/use-translate';
import type { AppStore } from '@/store/make-store';
import { formatMoney } from '@/lib/format';
import { RefreshNote } from '@/features/site/refresh-note';
import { calculatorQuery } from '../calculator-query';
import { useCalculator } from '../use-calculator';
import { AffordabilitySection } from '../result/affordability-section';
import styles from './calculator.module.css';
import { ComparisonSection } from '../result/comparison-section';
import { LoanInputs } from '../inputs/loan-inputs';
import { ModeTabs } from '../inputs/mode-tabs';
import { DeferredTables } from '../result/deferred-tables';
import { ResultPanel } from '../result/result-panel';
import { SettlementSection } from '../result/settlement-section';
import { StampDutySection } from '../result/stamp-duty-section';

interface CalculatorProps {
  config: CalculatorConfig;
  locale: Locale;
  loadStore?: () => Promise<AppStore>;
}

const linkParams = calculatorQuery.params.join(' ');
const panelId = 'loan-figures';

/** The loan calculator: server-rendered with a result, calculated in the browser by the same engine as the API. */
export function Calculator({ config, locale, loadStore }: CalculatorProps) {
  const t = useTranslate('calculation');
  const earlyInputRef = useEarlyInput<HTMLDivElement>();
  const calculator = useCalculator({ knownConfig: config, locale, loadStore });
  const { figures, result, isStale, formVersion } = calculator;
  const { paymentType } = calculator.form.loan;
  const isRevolving = figures.paymentType === 'revolving';
  const shared = { calculator, t, locale };
  return (
    <div
      className={styles.calculator}
      data-link-params={linkParams}
      data-stale={isStale || undefined}
      onInput={calculator.delayRest}
      onBlur={calculator.flush}
    >
      <div className={styles.tool}>
        <p className={styles.brief} aria-hidden="true">
          <span>
            {t(
              figures.frequency === 'fortnightly'
                ? 'result.fortnightly'
                : `result.${figures.paymentType}`,
            )}
            {isStale ? ` (${t('result.staleBrief')})` : ''}
          </span>{' '}
          <b>{formatMoney(result.figures.amount, { withCents: true })}</b>
        </p>
        <div ref={earlyInputRef} className={styles.inputs}>
          <ModeTabs
            value={paymentType}
            panelId={panelId}
            t={t}
            locale={locale}
            onChange={(next) => calculator.changeLoan({ paymentType: next })}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={`${panelId}-${paymentType}`}
            className={styles.panel}
          >
            <LoanInputs key={formVersion} {...shared} />
          </div>
        </div>
        <div className={styles.result}>
          <ResultPanel {...shared} />
        </div>
      </div>
      {/* Suspense boundaries let React hydrate the page in parts, the inputs first. */}
      <div className={styles.tables}>
        <DeferredTables calculated={calculator.calculated} t={t} locale={locale} />
      </div>
      <Suspense>
        <ComparisonSection {...shared} config={calculator.config} />
      </Suspense>
      <div className={styles.pair}>
        <Suspense>
          {isRevolving ? null : <AffordabilitySection key={formVersion} {...shared} />}
        </Suspense>
        <div>
          <Suspense>
            <SettlementSection {...shared} />
          </Suspense>
          <Suspense>
            <StampDutySection {...shared} />
          </Suspense>
        </div>
      </div>
      <RefreshNote record={calculator.configRecord} onRetry={calculator.reloadConfig} />
    </div>
  );
}
