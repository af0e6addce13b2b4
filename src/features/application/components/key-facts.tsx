import type { Translate } from '@/i18n/text-keys';
import type { ApplyContext } from '../apply-context';
import styles from './step.module.css';

const points = ['fees', 'agreement', 'repayment', 'security'] as const;

/** The facts that the Money Lenders Ordinance requires before a loan is applied for. */
export function KeyFacts({
  context: { lender, legal, rates },
  t,
}: {
  context: ApplyContext;
  t: Translate<'application-form'>;
}) {
  return (
    <section className={styles.summary} aria-labelledby="key-facts">
      <h2 id="key-facts">{t('check.facts.heading')}</h2>
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
      <p>
        <strong>{legal.warning}</strong>
      </p>
      {legal.officialWarning ? <p lang="zh-Hant-HK">{legal.officialWarning}</p> : null}
    </section>
  );
}
