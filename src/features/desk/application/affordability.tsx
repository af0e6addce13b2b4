import { promisedNow } from '@/config/promises';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { useChangedPromises } from '@/i18n/promises';
import type { TranslationProps } from '@/i18n/translation-props';
import { loanOutlook } from '@/lib/application/loan-outlook';
import { formatMoney, formatPercent } from '@/lib/format';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';

interface AffordabilityProps extends Pick<TranslationProps<'desk'>, 't'> {
  application: DeskApplication;
}

/** How the wish stands against value and income, as the applicant gave them, at the rate that we test with. */
export function Affordability({ application: { form, product }, t }: AffordabilityProps) {
  const promises = useChangedPromises();
  const rate = promisedNow('stressRate', promises);
  const terms = { product, limits: null, annualRateFrom: rate, ltvMax: null, promises };
  const outlook = loanOutlook(form, terms);
  if (!outlook) return null;
  const { payment, loanToValue, debtServicingRatio, ratioLimit, amount } = outlook;
  const ratio = (percent: number | null): string =>
    percent === null ? t('affordability.unknown') : formatPercent(percent);
  const isOver = debtServicingRatio !== null && debtServicingRatio > ratioLimit;
  return (
    <section className={styles.panel} aria-labelledby="affordability">
      <h2 id="affordability">{t('affordability.title')}</h2>
      <Facts
        items={[
          [t('affordability.amount'), formatMoney(amount)],
          [t('affordability.ltv'), ratio(loanToValue)],
          [
            t('affordability.dsr', { rate: formatPercent(rate) }),
            <span key="dsr" className={isOver ? styles.problem : undefined}>
              {ratio(debtServicingRatio)}{' '}
              {t(isOver ? 'affordability.over' : 'affordability.limit', {
                limit: formatPercent(ratioLimit),
              })}
            </span>,
          ],
          [t('affordability.payment', { rate: formatPercent(rate) }), formatMoney(payment)],
        ]}
      />
      <p className={styles.help}>{t('affordability.hint')}</p>
    </section>
  );
}
