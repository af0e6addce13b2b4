import { TextField } from '@/components/form/text-field';
import { maxFigureLength } from '@/components/form/figure-length';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatYearsAndMonths } from '@/lib/texts/format-tenor';
import { readWishedLoan, type LoanTexts, type WishedLoan } from '../wished-loan';
import styles from './solution-card.module.css';

interface LoanPanelProps extends TranslationProps<'product-finder'> {
  loan: LoanTexts;
  onChange: (change: Partial<LoanTexts>) => void;
}

/** The visitor's own figures, by which the suggestions are ranked and which go along to the application. */
export function LoanPanel({ loan, onChange, t, locale }: LoanPanelProps) {
  const wish = readWishedLoan(loan);
  const problemOf = (name: keyof LoanTexts, value: number | null): string | undefined =>
    value === null && loan[name].trim() !== '' ? t(`loan.problem.${name}`) : undefined;
  const fieldOf = (name: keyof LoanTexts, figure: keyof WishedLoan) => ({
    id: `finder-${name}`,
    label: t(`loan.${name}`),
    value: loan[name],
    maxLength: maxFigureLength,
    problem: problemOf(name, wish[figure]),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <section className={styles.others} aria-labelledby="finder-loan">
      <h2 id="finder-loan">{t('loan.heading')}</h2>
      <p className={styles.lead}>{t('loan.lead')}</p>
      <div className={styles.figures}>
        <TextField {...fieldOf('amount', 'amount')} prefix="HK$" inputMode="text" />
        <TextField
          {...fieldOf('tenor', 'tenorMonths')}
          suffix={
            wish.tenorMonths === null ? undefined : formatYearsAndMonths(wish.tenorMonths, locale)
          }
        />
        <TextField
          {...fieldOf('propertyValue', 'propertyValue')}
          prefix="HK$"
          optional={t('loan.optional')}
        />
      </div>
    </section>
  );
}
