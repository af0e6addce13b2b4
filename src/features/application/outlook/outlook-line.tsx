import { formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import type { Application } from '../use-application';
import { outlookOf } from './outlook-of';
import styles from './outlook.module.css';

/** The requested loan and its payment in one line, on the steps after the loan step. */
export function OutlookLine({ application }: { application: Application }) {
  const { context, state, t } = application;
  const outlook = outlookOf(application, state.formValues);
  if (outlook === null) return null;
  return (
    <p className={styles.line}>
      {t('outlook.line', {
        amount: formatMoney(outlook.amount),
        tenor: formatTenor(outlook.tenorMonths, context.locale),
        payment: formatMoney(Math.round(outlook.payment)),
      })}
    </p>
  );
}
