import type { Translate } from '@/i18n/text-keys';
import type { ApplyContext } from '../apply-context';
import styles from './step.module.css';

const essentials = ['fees', 'agreement', 'security'] as const;
const essentialsBelowResult = ['fees', 'security'] as const;
const points = ['fees', 'agreement', 'repayment', 'security'] as const;

/** The facts that the Money Lenders Ordinance requires before a loan is applied for: cost, bond and risk in sight, all of them behind one tap. */
export function KeyFacts({
  context: { lender, legal, rates },
  t,
  hasResultAbove = false,
}: {
  context: ApplyContext;
  t: Translate<'application-form'>;
  /** Whether the page says the lowest rate and the highest already, and that nothing is bound yet. */
  hasResultAbove?: boolean;
}) {
  return (
    <section className={styles.summary} aria-labelledby="key-facts">
      <h2 id="key-facts">{t('check.facts.heading')}</h2>
      <ul className={styles.essentials}>
        {rates && !hasResultAbove ? <li>{t('check.facts.rate.essence', rates)}</li> : null}
        {(hasResultAbove ? essentialsBelowResult : essentials).map((essential) => (
          <li key={essential}>{t(`check.facts.${essential}.essence`)}</li>
        ))}
      </ul>
      <p>
        <strong>{legal.warning}</strong>
      </p>
      {legal.officialWarning ? <p lang="zh-Hant-HK">{legal.officialWarning}</p> : null}
      <details className={styles.more}>
        <summary>{t('check.facts.all')}</summary>
        <dl className={styles.points}>
          <div>
            <dt>{t('check.facts.lender.title')}</dt>
            <dd>{t('check.facts.lender.body', { lender })}</dd>
            <dd>{legal.licence}</dd>
            <dd>{legal.hotline}</dd>
          </div>
          {rates ? (
            <div>
              <dt>{t('check.facts.rate.title')}</dt>
              <dd>{t('check.facts.rate.body', rates)}</dd>
            </div>
          ) : null}
          {points.map((point) => (
            <div key={point}>
              <dt>{t(`check.facts.${point}.title`)}</dt>
              <dd>{t(`check.facts.${point}.body`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
