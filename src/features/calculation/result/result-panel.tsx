'use client';

import Link from 'next/link';
import card from '@/components/tool/result-card.module.css';
import { brand } from '@/config/brand';
import { flowPaths, localisedPath } from '@/config/paths';
import { legalRates } from '@/config/site';
import { formatMoney, formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatYearsAndMonths } from '@/lib/texts/format-tenor';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import type { LoanType } from '../apply-calculation.slice';
import { clamp } from '../calculator-form';
import { changedPayments } from '../loan-results';
import type { Calculator } from '../use-calculator';
import { Announcer } from './announcer';
import styles from './result-panel.module.css';

interface ResultPanelProps extends TranslationProps<'calculation'> {
  calculator: Calculator;
}

const applyPaths: Record<LoanType, string> = {
  first: flowPaths.applyFirst,
  second: flowPaths.applySecond,
};
const money = (amount: number): string => formatMoney(amount, { withCents: true });
const rate = (percent: number): string => formatPercent(percent, { fixed: true });

export function ResultPanel({ calculator, t, locale }: ResultPanelProps) {
  const { figures, isStale, apply, reset, flush } = calculator;
  const { source, figures: result } = calculator.result;
  const isRevolving = figures.paymentType === 'revolving';
  const caption = t(
    figures.frequency === 'fortnightly' ? 'result.fortnightly' : `result.${figures.paymentType}`,
  );
  const facts = [
    { label: t('result.totalInterest'), value: result.totalInterest, format: money },
    { label: t('result.totalRepayment'), value: result.totalRepayment, format: money },
    ...(isRevolving
      ? []
      : [{ label: t('result.lastPayment'), value: result.lastPayment, format: money }]),
    { label: t('result.apr'), value: result.apr, format: rate, note: t('result.aprNote') },
    { label: t('result.mloRate'), value: result.mloRate, format: rate, note: t('result.mloNote') },
  ];
  const queryParams = new URLSearchParams({
    loanAmount: String(figures.loanAmount),
    tenorMonths: String(figures.tenorMonths),
    annualRate: String(figures.annualRate),
    propertyValue: String(figures.propertyValue),
    ...Object.fromEntries(calculator.property.params),
  });
  // Figures that could not be calculated are not passed to an application.
  const applyLink = (loanType: LoanType): string =>
    `${localisedPath(locale, applyPaths[loanType])}${isStale ? '' : `?${queryParams}`}`;
  const applyFor = (loanType: LoanType) => (): void => {
    flush();
    if (!isStale) apply(loanType);
  };
  return (
    <section className={card.card} aria-labelledby="result-heading">
      <h2 id="result-heading" className={card.caption}>
        {caption}
      </h2>
      {isStale ? (
        <p className={styles.stale} role="status">
          {t('result.stale', {
            loan: formatMoney(isRevolving ? figures.drawnAmount : figures.loanAmount),
            period: isRevolving
              ? t('days', { days: figures.days })
              : formatYearsAndMonths(figures.tenorMonths, locale),
            rate: t('ratePerYear', { rate: rate(figures.annualRate) }),
          })}
        </p>
      ) : null}
      <p className={`${card.amount} ${styles.amount}`} data-testid="amount" data-source={source}>
        <span>{money(result.amount)}</span>
      </p>
      {changedPayments(figures, result.schedule ?? []).map(({ n, amount }) => (
        <p key={n} className={styles.later}>
          {t('result.later', { n, amount: money(amount) })}
        </p>
      ))}
      {result.totalRepayment !== null && result.totalInterest !== null ? (
        <InterestShareBar
          principal={result.totalRepayment - result.totalInterest}
          interest={result.totalInterest}
          t={t}
          locale={locale}
        />
      ) : null}
      <dl className={`${card.facts} ${styles.figures}`}>
        {facts.map(({ label, value, format, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note ? <small>{note}</small> : null}
            </dt>
            <dd>{value === null ? t('result.notGiven') : format(value)}</dd>
          </div>
        ))}
      </dl>
      {result.warnings.map((warning) => (
        <p key={warning} className={styles.warning} role="note">
          {t(`warning.${warning}`, {
            rate: formatPercent(
              warning === 'offence' ? legalRates.offence : legalRates.presumedExtortionate,
            ),
          })}
        </p>
      ))}
      <p className={card.risk}>{localise(brand, 'riskWarning', { locale })}</p>
      {calculator.property.label ? (
        <p className={card.fine}>{t('apply.property', { property: calculator.property.label })}</p>
      ) : null}
      <p className={card.actions}>
        <Link
          href={applyLink('first')}
          prefetch={false}
          className={card.solid}
          onClick={applyFor('first')}
        >
          {t('apply.first')}
        </Link>
        <Link
          href={applyLink('second')}
          prefetch={false}
          className={card.ghost}
          onClick={applyFor('second')}
        >
          {t('apply.second')}
        </Link>
      </p>
      <p className={card.fine}>
        {t(`result.source.${source}`)}
        {sentenceGap(locale)}
        {t('result.fine', { max: formatPercent(legalRates.presumedExtortionate) })}
        {sentenceGap(locale)}
        <button type="button" className={styles.reset} onClick={reset}>
          {t('reset')}
        </button>
      </p>
      <Announcer
        text={t('result.announce', {
          caption,
          amount: money(result.amount),
          interest:
            result.totalInterest === null ? t('result.notGiven') : money(result.totalInterest),
          apr: result.apr === null ? t('result.notGiven') : rate(result.apr),
        })}
      />
    </section>
  );
}

interface InterestShareBarProps extends TranslationProps<'calculation'> {
  principal: number;
  interest: number;
}

/** The shares of principal and interest in the total repayment. */
function InterestShareBar({ principal, interest, t }: InterestShareBarProps) {
  const share = clamp((interest / (principal + interest)) * 100, { min: 0, max: 100 });
  return (
    <div className={styles.share}>
      <svg width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" className={styles.principal} />
        <rect x={`${100 - share}%`} width={`${share}%`} height="8" className={styles.interest} />
      </svg>
      <p>
        <span>
          {t('result.ofLoan', { percent: formatPercent(Number((100 - share).toFixed(1))) })}
        </span>{' '}
        <span>{t('result.ofInterest', { percent: formatPercent(Number(share.toFixed(1))) })}</span>
      </p>
    </div>
  );
}
