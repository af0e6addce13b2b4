import type { Statement } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import { DownloadButton } from '@/features/account/components/download-button';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount } from '../payments/loan-format';
import styles from './statements-screen.module.css';

type AccountTexts = TranslationProps<'account' | 'account-screen'>;

interface StatementYearsProps extends AccountTexts {
  loanNo: string;
  statements: readonly Statement[];
  /** Of which years the statements come together. */
  archiveYears: readonly string[];
}

/** Statements by calendar year, of which only the newest is open. */
export function StatementYears({
  loanNo,
  statements,
  archiveYears,
  t,
  locale,
}: StatementYearsProps) {
  const years = [...new Set(statements.map(({ stmDate }) => stmDate.slice(0, 4)))];
  return (
    <>
      {years.map((year, index) => (
        <details key={year} className={styles.year} open={index === 0}>
          <summary>{year}</summary>
          {archiveYears.includes(year) ? (
            <p className={styles.files}>
              <DownloadButton
                download={{ id: `${loanNo} ${year}`, locale, loanNo, archiveYear: year }}
                label={t('statement.archive', { year })}
                t={t}
              />
            </p>
          ) : null}
          <ul className={panel.list}>
            {statements
              .filter(({ stmDate }) => stmDate.startsWith(year))
              .map((statement) => (
                <StatementItem key={statement.stmDate} {...{ statement, t, locale }} />
              ))}
          </ul>
        </details>
      ))}
      {archiveYears.length > 1 ? (
        <p className={styles.files}>
          <DownloadButton
            download={{ id: `${loanNo} all`, locale, loanNo, archiveYear: null }}
            label={t('statement.archiveAll')}
            t={t}
          />
        </p>
      ) : null}
    </>
  );
}

function StatementItem({ statement, t, locale }: AccountTexts & { statement: Statement }) {
  const { loanNo, stmDate } = statement;
  return (
    <li>
      <div className={panel.row}>
        <h3 className={styles.date}>{formatDay(stmDate, locale)}</h3>
        <span className={styles.files}>
          {(['pdf', 'csv'] as const).map((format) => (
            <DownloadButton
              key={format}
              download={{ id: `${loanNo} ${stmDate} ${format}`, locale, loanNo, stmDate, format }}
              label={t(`statement.${format}`)}
              about={formatDay(stmDate, locale)}
              t={t}
            />
          ))}
        </span>
      </div>
      <dl className={styles.figures}>
        {(['opening', 'charged', 'paid', 'closing'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`statement.${figure}`)}</dt>
            <dd>{formatAmount(figure === 'paid' ? -statement.paid : statement[figure])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
