import { applyCalculationSlice } from '@/features/calculation/apply-calculation.slice';
import { calculationSlice } from '@/features/calculation/calculation.slice';
import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import styles from './step.module.css';

const { selectAppliedCalculation, selectLoading, selectError } = applyCalculationSlice.selectors;

/** What the calculator carried into the application: the loan, how it is repaid and the payment of that kind. */
export function AppliedCalculationNote({
  t,
}: {
  t: Translate<'application' | 'application-form'>;
}) {
  const { loanAmount, calculateType } = useAppSelector(selectAppliedCalculation);
  const amount = useAppSelector((state) =>
    calculationSlice.selectors.selectAmount(state, calculateType),
  );
  const isLoading = useAppSelector(selectLoading);
  const hasFailed = useAppSelector(selectError) !== null;
  if (loanAmount === 0 || amount === 0) return null;
  return (
    <p className={styles.facts} aria-busy={isLoading}>
      {t(`loan.applied.${calculateType}`, {
        loan: formatMoney(loanAmount),
        amount: formatMoney(amount, { withCents: true }),
      })}
      {isLoading ? ` ${t('loan.appliedAsked')}` : ''}
      {hasFailed ? ` ${t('loan.appliedLocal')}` : ''}
    </p>
  );
}
