import type { Indicative } from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney, formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';
import styles from '../components/step.module.css';

interface IndicativeResultProps {
  indicative: Indicative;
  locale: Locale;
  t: Translate<'application' | 'application-form'>;
}

/** The immediate result of the lending rules, always labelled as indicative, and what is needed to verify it. */
export function IndicativeResult({
  indicative: { result, maxAmount, loanToValue, valuation, reasons, toVerify },
  locale,
  t,
}: IndicativeResultProps) {
  const lines = (list: readonly object[]) =>
    list
      .map((entry) => localise(entry, 'text', { locale }))
      .map((text) => <li key={text}>{text}</li>);
  return (
    <section className={styles.result} aria-labelledby="indicative-heading">
      <p className={styles.badge}>{t('indicative.badge')}</p>
      <h2 id="indicative-heading">{t(`indicative.${result}.title`)}</h2>
      <p>{t(`indicative.${result}.body`)}</p>
      {maxAmount === null ? null : (
        <p>
          {t('indicative.upTo')} <b>{formatMoney(maxAmount)}</b>
        </p>
      )}
      {valuation === null ? null : (
        <p>
          {t('indicative.valuation')} <b>{formatMoney(valuation.value)}</b>
        </p>
      )}
      {loanToValue === null ? null : (
        <p>
          {t('indicative.ltv')} <b>{formatPercent(loanToValue)}</b>
        </p>
      )}
      {reasons.length > 0 ? <ul>{lines(reasons)}</ul> : null}
      {toVerify.length > 0 ? (
        <>
          <h3>{t('indicative.toVerify')}</h3>
          <ul>{lines(toVerify)}</ul>
        </>
      ) : null}
      <p className={styles.small}>{t('indicative.fine')}</p>
    </section>
  );
}
