import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import type { LoanOption, LoanOutlook } from '@/lib/application/loan-outlook';
import { formatGrouped, formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { formatTenorInput } from '@/lib/loan/tenor-input';
import type { FieldContext } from '../components/step-form';
import { OutlookFigures } from './outlook-figures';
import { outlookOf } from './outlook-of';
import styles from './outlook.module.css';

interface LoanOutlookPanelProps {
  frame: FieldContext;
  panel: RefObject<HTMLElement | null>;
  /** Whether a requested loan outside the lending range was held back once. */
  isHeld: boolean;
}

/** The answer to a wish while it is typed: what it costs, how it stands against value and income, and what would do instead. */
export function LoanOutlookPanel({ frame, panel, isHeld }: LoanOutlookPanelProps) {
  const { t, application, form } = frame;
  const { locale } = application.context;
  const [property, existing, loan, income] = useWatch({
    control: form.control,
    name: ['property', 'existing', 'loan', 'income'],
  });
  const outlook = outlookOf(application, { property, existing, loan, income });
  // The next page of a fast pass is its result; before it stands only what speaks against the wish.
  if (outlook === null) return null;
  if (application.context.product === 'fast-pass' && outlook.result !== 'outside-range')
    return null;
  const take = ({ amount, tenorMonths }: LoanOption): void => {
    form.setValue('loan.amount', formatGrouped(amount));
    form.setValue('loan.tenorMonths', formatTenorInput(tenorMonths));
    panel.current?.focus();
  };
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="outlook-heading">
      <h2 id="outlook-heading">{t('outlook.heading')}</h2>
      <OutlookFigures outlook={outlook} application={application} />
      <div role="status">
        <p className={`${styles.result} ${styles[outlook.result]}`}>
          {t(`outlook.${outlook.result}`)}
        </p>
        <Obstacles outlook={outlook} frame={frame} />
      </div>
      {outlook.options.length > 0 ? (
        <ul className={styles.options}>
          {outlook.options.map((option) => {
            const what = {
              amount: formatMoney(option.amount),
              tenor: formatTenor(option.tenorMonths, locale),
              payment: formatMoney(Math.round(option.payment)),
            };
            return (
              <li key={`${option.amount}/${option.tenorMonths}`}>
                <span>{t('outlook.would', what)}</span>
                <button type="button" className={formStyles.secondary} onClick={() => take(option)}>
                  {t('outlook.take', what)}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {isHeld && outlook.result === 'outside-range' ? (
        <p className={styles.held}>{t('outlook.anyway')}</p>
      ) : null}
    </section>
  );
}

function Obstacles({ outlook, frame }: { outlook: LoanOutlook; frame: FieldContext }) {
  const { t, application } = frame;
  const { limits, pricing, locale } = application.context;
  if (outlook.obstacles.length === 0) return null;
  const texts = {
    amount: () =>
      t('outlook.obstacle.amount', {
        from: formatMoney(limits?.minAmount ?? 0),
        to: formatMoney(limits?.maxAmount ?? 0),
      }),
    tenor: () =>
      t('outlook.obstacle.tenor', {
        shortest: formatTenor(limits?.minTenorMonths ?? 0, locale),
        longest: formatTenor(limits?.maxTenorMonths ?? 0, locale),
      }),
    value: () => t('outlook.obstacle.value', { limit: pricing?.ltvMax ?? 0 }),
    income: () => t('outlook.obstacle.income'),
  };
  return (
    <ul>
      {outlook.obstacles.map((obstacle) => (
        <li key={obstacle}>{texts[obstacle]()}</li>
      ))}
    </ul>
  );
}
