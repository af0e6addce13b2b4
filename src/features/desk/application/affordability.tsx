import { promisedNow } from '@/config/promises';
import type { DeskApplication, DeskValuation } from '@/contracts/application/application-desk';
import { useChangedPromises } from '@/i18n/promises';
import type { TranslationProps } from '@/i18n/translation-props';
import { loanOutlook } from '@/lib/application/loan-outlook';
import { formatMoney, formatPercent } from '@/lib/format';
import type { RequestRecord } from '@/lib/saga/request-record';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';
import { applicationValuations } from './application-queries';

interface AffordabilityProps extends TranslationProps<'desk'> {
  application: DeskApplication;
}

/** How the wish stands against value and income, as the applicant gave them, at the rate that we test with, and against the online valuation. */
export function Affordability({
  application: { applicationNumber, form, product },
  t,
  locale,
}: AffordabilityProps) {
  const { data, record } = useQuery(applicationValuations, {
    locale,
    request: { params: { applicationNumber } },
    key: applicationNumber,
  });
  const valuation = data[applicationNumber];
  const promises = useChangedPromises();
  const rate = promisedNow('stressRate', promises);
  const terms = { product, limits: null, annualRateFrom: rate, ltvMax: null, promises };
  const outlook = loanOutlook(form, terms);
  if (!outlook) return null;
  const { payment, loanToValue, debtServicingRatio, ratioLimit, amount } = outlook;
  const valuedOutlook =
    valuation &&
    loanOutlook(
      { ...form, property: { ...form.property, estimatedValue: valuation.value } },
      terms,
    );
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
          ...(valuation
            ? [
                [t('affordability.valuation'), rangeOf(valuation, t)] as const,
                [
                  t('affordability.valuationLtv'),
                  ratio(valuedOutlook?.loanToValue ?? null),
                ] as const,
              ]
            : [
                [
                  t('affordability.valuation'),
                  t(withoutValuation(valuation, record.status)),
                ] as const,
              ]),
        ]}
      />
      <p className={styles.help}>{t('affordability.hint')}</p>
    </section>
  );
}

function rangeOf(
  { value, low, high, needsPerson }: DeskValuation,
  t: AffordabilityProps['t'],
): string {
  return t(needsPerson ? 'affordability.roughRange' : 'affordability.range', {
    value: formatMoney(value),
    low: formatMoney(low),
    high: formatMoney(high),
  });
}

/** What stands for a valuation that is not there: none was made, it is on its way, or it failed. */
const withoutValuation = (valuation: null | undefined, status: RequestRecord['status']) => {
  if (valuation === null) return 'affordability.byPerson';
  return status === 'failed' ? 'affordability.notWorkedOut' : 'affordability.working';
};
