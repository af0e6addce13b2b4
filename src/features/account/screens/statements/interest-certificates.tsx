import type { InterestYear } from '@/contracts/account/account-statement';
import type { TranslationProps } from '@/i18n/translation-props';
import { DownloadButton } from '@/features/account/components/download-button';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount } from '../payments/loan-format';
import styles from './statements-screen.module.css';

type AccountTexts = TranslationProps<'account' | 'account-screen'>;

/** What was paid in each year of assessment, with a certificate for the tax return. */
export function InterestCertificates({
  loanNo,
  years,
  t,
  locale,
}: AccountTexts & { loanNo: string; years: readonly InterestYear[] }) {
  if (years.length === 0) return null;
  return (
    <Panel heading={t('statement.certificates')} lead={t('statement.certificatesLead')}>
      <ul className={panel.list}>
        {years.map((entry) => {
          const { year } = entry;
          const name = t('statement.yearName', {
            name: `${year}/${String(Number(year) + 1).slice(-2)}`,
          });
          return (
            <li key={year}>
              <div className={panel.row}>
                <h3 className={styles.date}>{name}</h3>
                <span className={styles.files}>
                  <DownloadButton
                    download={{
                      id: `${loanNo} interest ${year}`,
                      locale,
                      loanNo,
                      assessmentYear: year,
                    }}
                    label={t('statement.pdf')}
                    about={name}
                    t={t}
                  />
                </span>
              </div>
              <dl className={styles.figures}>
                {(['interestPaid', 'principalPaid', 'balance'] as const).map((figure) => (
                  <div key={figure}>
                    <dt>{t(`statement.${figure}`)}</dt>
                    <dd>{formatAmount(entry[figure])}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
