import { aprWithoutFees, type LoanOutlook } from '@/lib/application/loan-outlook';
import { formatMoney, formatPercent } from '@/lib/format';
import type { Application } from '../use-application';
import styles from './outlook.module.css';

const oneDecimal = (percent: number): string => formatPercent(Number(percent.toFixed(1)));

/** Payment, share of the value and share of the income of a wish, each with its condition. */
export function OutlookFigures({
  outlook,
  application: { context, state, t },
}: {
  outlook: LoanOutlook;
  application: Pick<Application, 'context' | 'state' | 't'>;
}) {
  const { pricing, rates } = context;
  if (pricing === null) return null;
  const { loanToValue: share, debtServicingRatio: ratio } = outlook;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('outlook.payment')}</dt>
        <dd>
          <b>{formatMoney(Math.round(outlook.payment))}</b>
          <small>
            {t('outlook.paymentAt', {
              rate: formatPercent(pricing.annualRateFrom),
              apr: formatPercent(aprWithoutFees(pricing.annualRateFrom), { fixed: true }),
              max: rates?.max ?? '',
            })}{' '}
            {state.formValues.loan?.interest === 'rmb' ? t('outlook.rmbRate') : null}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('outlook.share')}</dt>
        <dd>
          <b>{share === null ? '–' : oneDecimal(share)}</b>
          <small>
            {share === null
              ? t('outlook.shareUnknown')
              : pricing.ltvMax === null
                ? null
                : t('outlook.shareLimit', { limit: pricing.ltvMax })}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('outlook.ratio')}</dt>
        <dd>
          <b>{ratio === null ? '–' : oneDecimal(ratio)}</b>
          <small>
            {ratio === null
              ? t('outlook.ratioUnknown')
              : t('outlook.ratioLimit', { limit: outlook.ratioLimit })}
          </small>
        </dd>
      </div>
    </dl>
  );
}
